import { type GeofenceServer, type ReceivedPosition, ingestPositions } from '../../src/fleet/public.ts';
import type { Point } from '../../src/platform/geometry/great-circle.rules.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { DEMO_DEVICE } from './device.ts';
import { type Itinerary, itineraryOf, whereAt } from './itinerary.ts';

const SEED = 'consign';
const TICK = 5;
const HOUR = 3_600;
/** How far back tracks are generated at the start, the last hour in more detail. */
const PAST = 6 * HOUR;
const COARSE = 30;
const FINE = 10;
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

/** The times for which past positions are sent, oldest first. */
function pastOf(now: number): number[] {
  const times: number[] = [];
  for (let at = now - PAST; at < now; at += at < now - HOUR ? COARSE : FINE) times.push(at);
  return times;
}

const onTick = (at: number) => at - (at % TICK);

/**
 * Sends the positions since each vehicle's last one, as if they had been sent in time. They move no trips and raise no
 * alerts: the trips of the demo data are further on already.
 */
async function sendPastPositions({ now, hooks, ...server }: Needed, driven: readonly Driven[], isOver: () => boolean) {
  const sent = pastOf(onTick(now())).flatMap((at) =>
    driven.filter(({ heardUntil }) => at > heardUntil).flatMap((vehicle) => sentAt(vehicle, at)),
  );
  for (let from = 0; from < sent.length && !isOver(); from += BATCH) {
    const batch = sent.slice(from, from + BATCH);
    await ingestPositions(
      { ...server, hooks: { ...hooks, geofenceEvents: [] }, now: () => batch.at(-1)?.at ?? now() },
      batch,
    );
  }
}

/**
 * Moves the demo company's vehicles through the intake that trackers use; deterministic, so several processes send
 * the same positions.
 * @returns `isCaughtUp`: past positions are sent; `stop` waits until the current positions are sent
 */
export function startSimulator(
  { db, now, mailer, webhooks, config, hooks, log }: Needed,
  onError: (error: Error) => void,
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
    await sendPastPositions({ db, now, mailer, webhooks, config, hooks, log }, driven, () => isOver);
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
