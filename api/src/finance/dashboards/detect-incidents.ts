import type { Db } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Nothing, periodicJob } from '../../platform/periodic-job.ts';
import { haltsIn } from '../../fleet/telemetry/track.rules.ts';
import { positionsIn } from '../../fleet/telemetry/tracks.store.ts';
import { HALT_FROM, isElsewhere, isOffRoute } from './incident.rules.ts';
import { addIncident, type OnTheRoad, tripsOnTheRoad } from './incidents.store.ts';

declare module '../../platform/jobs.ts' {
  interface JobData {
    'dashboards.incidents': Nothing;
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
  return haltsIn(positions).find(
    ({ seconds, latitude, longitude }) => seconds >= HALT_FROM && isElsewhere([latitude, longitude], stops),
  );
}

async function lookAt(db: Db, trip: OnTheRoad) {
  const { tripId, stops, known, at, latitude, longitude } = trip;
  if (!known.includes('routeDeviated') && isOffRoute([latitude, longitude], stops))
    await addIncident(db, { tripId, kind: 'routeDeviated', at, latitude, longitude });
  const halt = known.includes('unplannedStop') ? undefined : await haltElsewhere(db, trip);
  if (halt)
    await addIncident(db, {
      tripId,
      kind: 'unplannedStop',
      at: halt.fromAt,
      latitude: halt.latitude,
      longitude: halt.longitude,
    });
}

/** What vehicles in transit do that nobody had planned is kept with their trips, each kind once. */
export const incidents = periodicJob(
  'dashboards.incidents',
  EVERY_MS,
  async ({ db, now }: Pick<Parts, 'db' | 'now' | 'jobs'>) => {
    for (const trip of await tripsOnTheRoad(db, now() - SILENT)) await lookAt(db, trip);
  },
);
