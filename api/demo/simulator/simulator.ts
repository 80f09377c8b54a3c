import { type GeofenceServer, type ReceivedPosition, ingestPositions } from '../../src/fleet/public.ts';
import type { Point } from '../../src/platform/geometry/great-circle.rules.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { DEMO_DEVICE } from './device.ts';
import { type Itinerary, itineraryOf, whereAt } from './itinerary.ts';

const SEED = 'consign';
const TICK = 5;
const HOUR = 3_600;
const DAY = 24 * HOUR;
/** How far back tracks are generated at the start: a week, the last hours and speeding in more detail. */
const PAST_WEEK = 7 * DAY;
const RECENT = 6 * HOUR;
const WEEK_STEP = 300;
const COARSE = 30;
const FINE = 10;
/** km/h: as fast as the demo's roads allow. */
const FAST = 90;
/** One round in so many. */
const SPEEDING_ROUNDS = 6;
const BATCH = 1_000;

type Driven = { organizationId: string; device: string; heardUntil: number; itinerary: Itinerary };
type Needed = Pick<Services, 'db'> & GeofenceServer;

/** Vehicles of the demo company, each driving between the places of its organization or, if it has few, of all. */
async function drivenIn(db: Db): Promise<Driven[]> {
  const vehicles = await db
    .selectFrom('vehicles')
    .leftJoin('lastPositions', 'vehicleId', 'vehicles.id')
    .select(['organizationId', 'trackingDevice', 'at'])
    .where('trackingDevice', 'like', `${DEMO_DEVICE}%`)
    .where('isActive', '=', true)
    .orderBy('trackingDevice')
    .orderBy('organizationId')
    .execute();
  const locations = await db
    .selectFrom('locations')
    .select(['organizationId', 'latitude', 'longitude'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const placesOf = (organizationId: string): Point[] => {
    const own = locations.filter((location) => location.organizationId === organizationId);
    return (own.length > 20 ? own : locations).map(({ latitude, longitude }) => [latitude, longitude]);
  };
  if (locations.length === 0) return [];
  return vehicles.flatMap(({ organizationId, trackingDevice: device, at }) =>
    device === null
      ? []
      : [
          {
            organizationId,
            device,
            heardUntil: at ?? 0,
            itinerary: itineraryOf(placesOf(organizationId), `${SEED}/${device}`),
          },
        ],
  );
}

function sentAt({ organizationId, device, itinerary }: Driven, at: number): ReceivedPosition[] {
  const seen = whereAt(itinerary, at);
  return seen ? [{ organizationId, device, at, ...seen }] : [];
}

/** Speeding is seen on some rounds only, so that the week has a few alerts and not hundreds. */
const isSpeedingRound = ({ itinerary: { offset, seconds } }: Driven, at: number) =>
  Math.floor((at + offset) / seconds) % SPEEDING_ROUNDS === 0;

/** The times for which past positions are sent, oldest first. `onlyFast`: of vehicles that drive fast. */
function* pastOf(now: number, past: number): Generator<{ at: number; onlyFast: boolean }> {
  for (let at = now - past; at < now; at += at < now - HOUR ? COARSE : FINE)
    yield { at, onlyFast: at < now - RECENT && (now - at) % WEEK_STEP !== 0 };
}

/** What the vehicles sent that haven't been heard at these times, in batches. */
function* pastBatches(driven: readonly Driven[], now: number, past: number): Generator<ReceivedPosition[]> {
  let batch: ReceivedPosition[] = [];
  for (const { at, onlyFast } of pastOf(now, past)) {
    const sending = driven.filter((vehicle) => at > vehicle.heardUntil && (!onlyFast || isSpeedingRound(vehicle, at)));
    const sent = sending.flatMap((vehicle) => sentAt(vehicle, at));
    batch.push(...(onlyFast ? sent.filter(({ speed }) => (speed ?? 0) > FAST) : sent));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const onTick = (at: number) => at - (at % TICK);

/**
 * Sends the positions since each vehicle's last one, as if they had been sent in time. They move no trips and raise no
 * alerts of geofences: the trips of the demo data are further on already.
 */
async function sendPastPositions(
  { now, hooks, ...server }: Needed,
  batches: Iterable<ReceivedPosition[]>,
  isOver: () => boolean,
) {
  for (const batch of batches) {
    if (isOver()) return;
    await ingestPositions(
      { ...server, hooks: { ...hooks, geofenceEvents: [] }, now: () => batch.at(-1)?.at ?? now() },
      batch,
    );
  }
}

/**
 * Moves the demo company's vehicles through the intake that trackers use; deterministic, so several processes send
 * the same positions.
 * @param past how far back tracks begin, seconds
 * @returns `isCaughtUp`: past positions are sent; `stop` waits until the current positions are sent
 */
export function startSimulator(
  { db, now, mailer, webhooks, config, hooks, log }: Needed,
  onError: (error: Error) => void,
  past = PAST_WEEK,
): { isCaughtUp: Promise<void>; stop: () => Promise<void> } {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const sendPositions = async (driven: readonly Driven[]) => {
    const at = onTick(now());
    await ingestPositions(
      { db, now, mailer, webhooks, config, hooks, log },
      driven.flatMap((vehicle) => sentAt(vehicle, at)),
    );
  };
  let telling = Promise.resolve();
  const goOn = (driven: readonly Driven[]) => {
    if (isOver) return;
    timer = setTimeout(() => {
      telling = sendPositions(driven)
        .catch(onError)
        .then(() => goOn(driven));
    }, TICK * 1_000);
  };
  const begin = async () => {
    const driven = await drivenIn(db);
    if (driven.length === 0) return;
    const batches = pastBatches(driven, onTick(now()), past);
    await sendPastPositions({ db, now, mailer, webhooks, config, hooks, log }, batches, () => isOver);
    await sendPositions(driven);
    goOn(driven);
  };
  const isCaughtUp = begin().catch(onError);
  telling = isCaughtUp;
  return {
    isCaughtUp,
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      await telling;
    },
  };
}
