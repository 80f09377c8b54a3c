import type { Db } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { haltsIn } from '../telemetry/track.rules.ts';
import { positionsIn } from '../telemetry/tracks.store.ts';
import { HALT_FROM, isElsewhere, isOffRoute } from './incident.rules.ts';
import { addIncident, type OnTheRoad, tripsOnTheRoad } from './incidents.store.ts';

declare module '../platform/jobs.ts' {
  interface JobData {
    /** Nothing: who is where follows from the positions. */
    'dashboards.incidents': Record<string, never>;
  }
}

const EVERY_MS = 60_000;
/** A vehicle that was not heard of for so long says nothing. */
const SILENT = 900;
/** So far back a halt is looked for, seconds. */
const LOOK_BACK = 3_600;

/** A halt that goes on is told once it is long enough. */
async function haltElsewhere(db: Db, { vehicleId, startedAt, at, stops }: OnTheRoad) {
  const positions = await positionsIn(db, vehicleId, { from: Math.max(startedAt, at - LOOK_BACK), to: at }, 1);
  return haltsIn(positions).find(({ seconds, latitude, longitude }) => seconds >= HALT_FROM && isElsewhere([latitude, longitude], stops));
}

async function lookAt(db: Db, trip: OnTheRoad) {
  const { tripId, stops, known, at, latitude, longitude } = trip;
  if (!known.includes('routeDeviated') && isOffRoute([latitude, longitude], stops)) await addIncident(db, { tripId, kind: 'routeDeviated', at, latitude, longitude });
  const halt = known.includes('unplannedStop') ? undefined : await haltElsewhere(db, trip);
  if (halt) await addIncident(db, { tripId, kind: 'unplannedStop', at: halt.fromAt, latitude: halt.latitude, longitude: halt.longitude });
}

/** What vehicles in transit do that nobody had planned is kept with their trips, each kind once. */
export function handleIncidents({ db, now, jobs }: Pick<Parts, 'db' | 'now' | 'jobs'>) {
  jobs.handle('dashboards.incidents', async () => {
    for (const trip of await tripsOnTheRoad(db, now() - SILENT)) await lookAt(db, trip);
  });
}

/** Asks for it now and once a minute. @returns stops asking */
export async function startIncidents({ db, jobs }: Pick<Parts, 'db' | 'jobs'>, onError: (error: Error) => void): Promise<() => void> {
  const ask = () => jobs.enqueue(db, 'dashboards.incidents', {});
  await ask();
  const timer = setInterval(() => void ask().catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
