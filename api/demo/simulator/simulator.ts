import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { type GeofenceServer, type ReceivedPosition, ingestPositions } from '../../src/fleet/public.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { measureDriverDays } from '../../src/trips/public.ts';
import { chanceOf } from './chance.ts';
import { type Driven, listDrivenDevices } from './driven-devices.ts';
import { type Seen, whereAt } from './itinerary.ts';

const TICK = 5;
/** How far back tracks are generated at the start: a week, with more detail for the last hours and for speeding. */
const PAST_WEEK = 7 * DAY;
const RECENT = 6 * HOUR;
const WEEK_STEP = 300;
const COARSE = 30;
const FINE = 10;
/** km/h: as fast as the demo's roads allow. */
const FAST = 90;
/** One of this many rounds. */
const SPEEDING_ROUNDS = 6;
const BATCH = 1_000;
/** Ahead of the right one. */
const WRONG_DATE = 5 * DAY;

type Needed = Pick<Services, 'db'> & GeofenceServer;

const NO_STATE: TrackerState = {
  battery: null,
  isCharging: null,
  ignition: null,
  isMoving: null,
  odometer: null,
  engineHours: null,
  fuelLevel: null,
  alarm: null,
  event: null,
  attributes: {},
};

/** Some drivers brake hard now and then: once per window, in its first position. */
const HARSH_WINDOW = 600;
const HARSH_CHANCE = 0.04;
const isHarsh = ({ device }: Driven, at: number, { speed }: Seen, step: number) =>
  speed > 0 && at % HARSH_WINDOW < step && chanceOf(`${device} ${Math.floor(at / HARSH_WINDOW)}`)() < HARSH_CHANCE;

/** @param step seconds since the previous position; 0 for additional positions, which contain more than the place */
function sentAt(driven: Driven, at: number, step: number): ReceivedPosition[] {
  const { organizationId, device, itinerary } = driven;
  const seen = driven.step !== null && at % driven.step >= step ? null : whereAt(itinerary, at);
  if (!seen) return [];
  const { ignition, ...place } = seen;
  const alarm = isHarsh(driven, at, seen, step) ? 'hardBraking' : null;
  return [{ organizationId, device, at, ...place, state: { ...NO_STATE, ignition, alarm } }];
}

/** Speeding occurs only in some rounds, so that the week has a few alerts and not hundreds. */
const isSpeedingRound = ({ itinerary: { offset, seconds } }: Driven, at: number) =>
  Math.floor((at + offset) / seconds) % SPEEDING_ROUNDS === 0;

/** The times for which past positions are sent, oldest first. `onlyFast`: only for vehicles that drive fast. */
function* pastOf(now: number, past: number): Generator<{ at: number; step: number; onlyFast: boolean }> {
  for (let at = now - past; at < now; at += at < now - HOUR ? COARSE : FINE) {
    const isLongAgo = at < now - RECENT;
    const onlyFast = isLongAgo && (now - at) % WEEK_STEP !== 0;
    const recentStep = at < now - HOUR ? COARSE : FINE;
    const step = isLongAgo ? WEEK_STEP : recentStep;
    yield { at, step: onlyFast ? 0 : step, onlyFast };
  }
}

/** Batches of past positions that have not been sent yet. */
function* pastBatches(driven: readonly Driven[], now: number, past: number): Generator<ReceivedPosition[]> {
  let batch: ReceivedPosition[] = [];
  for (const { at, step, onlyFast } of pastOf(now, past)) {
    const sending = driven.filter((vehicle) => at > vehicle.heardUntil && (!onlyFast || isSpeedingRound(vehicle, at)));
    const sent = sending.flatMap((vehicle) => sentAt(vehicle, at, step));
    batch.push(...(onlyFast ? sent.filter(({ speed }) => (speed ?? 0) > FAST) : sent));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** One tracker per organization has sent a position with a wrong date before its first valid one. */
function misdated(driven: readonly Driven[], now: number): ReceivedPosition[] {
  const vehicles = driven.filter(({ itinerary, step }) => step === null && itinerary.silences.length === 0);
  const first = [...Map.groupBy(vehicles, ({ organizationId }) => organizationId).values()].flatMap(
    ([one]) => one ?? [],
  );
  return first.filter(({ heardUntil }) => heardUntil === 0).flatMap((one) => sentAt(one, now + WRONG_DATE, 0));
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
 * Moves the demo company's trackers, through the same intake as real ones; deterministic, so that several processes
 * send the same positions.
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
      driven.flatMap((vehicle) => sentAt(vehicle, at, TICK)),
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
    const at = onTick(now());
    const driven = await listDrivenDevices(db, at);
    if (driven.length === 0) return;
    const server = { db, now, mailer, webhooks, config, hooks, log };
    await ingestPositions(server, misdated(driven, at));
    await sendPastPositions(server, pastBatches(driven, at, past), () => isOver);
    if (!isOver) await measureDriverDays(db, Math.floor((at - past) / DAY), at);
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
