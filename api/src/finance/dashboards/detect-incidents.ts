import { findHalts, listPositions } from '../../fleet/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { MIN_HALT_SECONDS, isElsewhere, isOffRoute } from './incident.rules.ts';
import { addIncident, type TripInTransit, findTripsInTransit } from './incidents.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'dashboards.incidents': NoJobData;
  }
}

const EVERY_MS = 60_000;
/** A vehicle is ignored if its last position is older than this. */
const MAX_SILENCE_SECONDS = 900;
/** How far back to look for a halt, in seconds. */
const LOOK_BACK_SECONDS = 3_600;

/** A halt that continues is recorded once it is long enough. */
async function findUnplannedHalt(db: Db, { vehicleId, startedAt, at, stops }: TripInTransit) {
  const positions = await listPositions(
    db,
    vehicleId,
    { from: Math.max(startedAt, at - LOOK_BACK_SECONDS), to: at },
    1,
  );
  return findHalts(positions).find(
    ({ seconds, latitude, longitude }) => seconds >= MIN_HALT_SECONDS && isElsewhere([latitude, longitude], stops),
  );
}

async function detectIncidents(db: Db, trip: TripInTransit) {
  const { tripId, stops, recordedKinds, at, latitude, longitude } = trip;
  if (!recordedKinds.includes('routeDeviated') && isOffRoute([latitude, longitude], stops))
    await addIncident(db, { tripId, kind: 'routeDeviated', at, latitude, longitude });
  const halt = recordedKinds.includes('unplannedStop') ? undefined : await findUnplannedHalt(db, trip);
  if (halt)
    await addIncident(db, {
      tripId,
      kind: 'unplannedStop',
      at: halt.fromAt,
      latitude: halt.latitude,
      longitude: halt.longitude,
    });
}

/** Records the incidents of vehicles in transit with their trips, each kind once per trip. */
export const incidentDetection = periodicJob(
  'dashboards.incidents',
  EVERY_MS,
  async ({ db, now }: Pick<Services, 'db' | 'now' | 'jobs'>) => {
    for (const trip of await findTripsInTransit(db, now() - MAX_SILENCE_SECONDS)) await detectIncidents(db, trip);
  },
);
