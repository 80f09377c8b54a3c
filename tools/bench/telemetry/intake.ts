import { setTimeout as wait } from 'node:timers/promises';
import type { IngestResult } from 'shared-contracts/fleet/telemetry';
import type { Db } from '../../../api/src/platform/database/database.ts';
import type { serve } from '../api/served.ts';
import { rounded } from '../../lib/median.ts';
import type { Fleet } from './fleets.ts';
import { listen, type Listener } from './listeners.ts';

type Api = Awaited<ReturnType<typeof serve>>;

const LISTENERS_EACH = 5;
const ROUNDS = 12;
/** Positions of each vehicle in a batch. */
const EACH = 2;
const STEP = 10;
const AT_ONCE = 3;
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

const timeOf = (begin: number, round: number, n: number) => begin + round * STEP + n * (STEP / EACH);

/** A position of every vehicle of a fleet in motion, in the telemetry protocol. */
const batchOf = ({ devices }: Fleet, begin: number, round: number) =>
  JSON.stringify(
    devices.map((device, v) => ({
      device_id: device,
      location: Array.from({ length: EACH }, (_, n) => ({
        timestamp: timeOf(begin, round, n),
        coords: { latitude: 6.5 + v / 1_000, longitude: 80 + (round * EACH + n) / 2_000, speed: 11, heading: 90 },
      })),
    })),
  );

async function post({ url }: Api, { token }: Fleet, body: string): Promise<number> {
  const answer = await fetch(`${url}/api/telemetry/positions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as IngestResult).stored;
}

async function listenersOf(api: Api, fleets: readonly Fleet[]) {
  const made: { fleet: Fleet; listener: Listener }[] = [];
  for (const fleet of fleets) {
    const headers = await api.signIn(fleet.login);
    for (let n = 0; n < LISTENERS_EACH; n++) made.push({ fleet, listener: await listen(api.url, headers) });
  }
  await Promise.all(made.map(({ listener }) => listener.isListening));
  return made;
}

/** The number of vehicles whose last position hasn't arrived. */
const missed = (listeners: Awaited<ReturnType<typeof listenersOf>>, last: number) =>
  listeners.reduce(
    (sum, { fleet, listener }) => sum + fleet.vehicleIds.filter((id) => listener.lastHeardAt.get(id) !== last).length,
    0,
  );

/** Sends batches of a thousand positions to all listeners, and counts the stored and the received ones. */
export async function raceIntake(api: Api, db: Db, fleets: readonly Fleet[], begin: number) {
  const listeners = await listenersOf(api, fleets);
  const batches = Array.from({ length: ROUNDS }, (_, round) =>
    fleets.map((fleet) => ({ fleet, body: batchOf(fleet, begin, round) })),
  );
  const started = performance.now();
  let acknowledged = 0;
  for (const round of batches) {
    const queue = [...round];
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const stored = await post(api, next.fleet, next.body);
        acknowledged += stored;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  const seconds = (performance.now() - started) / 1_000;
  const last = timeOf(begin, ROUNDS - 1, EACH - 1);
  const until = performance.now() + PATIENCE_MS;
  while (missed(listeners, last) > 0 && performance.now() < until) await wait(LOOK_EVERY_MS);
  const lastHeardMs = Math.round(performance.now() - started - seconds * 1_000);
  const sent = fleets.reduce((sum, { devices }) => sum + devices.length * EACH * ROUNDS, 0);
  const { stored } = await db
    .selectFrom('positions')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow();
  const unheard = missed(listeners, last);
  await Promise.all(listeners.map(({ listener }) => listener.leave()));
  return {
    perSecond: rounded(stored / seconds),
    sent,
    acknowledged,
    stored,
    listeners: listeners.length,
    unheard,
    lastHeardMs,
  };
}
