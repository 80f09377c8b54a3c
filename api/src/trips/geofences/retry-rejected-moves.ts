import { MINUTE_MS } from 'shared-contracts/values/time';
import type { GeofenceServer } from '../../fleet/public.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import {
  listDueMoves,
  lockDueMove,
  postponeMove,
  type RejectedMove,
  resolveMove,
} from '../rejected-moves/rejected-moves.store.ts';
import { toOrderEvent, type Visit } from './geofence.rules.ts';
import { moveByGeofence } from './move-by-geofence.ts';
import { listOpenVisits, lockTripIfRunning } from './visits.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'trips.rejectedMoves': NoJobData;
  }
}

const isArrival = ({ event }: RejectedMove) => event === 'arriveAtPickup' || event === 'arriveAtDrop';

const isInside = async (tx: Db, vehicleId: string | null, locationId: string) =>
  vehicleId !== null &&
  (await tx
    .selectFrom('geofenceStates')
    .select('phase')
    .where('vehicleId', '=', vehicleId)
    .where('locationId', '=', locationId)
    .where('phase', '<>', 'entering')
    .executeTakeFirst()) !== undefined;

/** The open visit for which the move is still due, with its event. */
function findDue(visits: readonly Visit[], move: RejectedMove) {
  const visit = visits.find(({ orderId, locationId }) => orderId === move.orderId && locationId === move.locationId);
  const event = visit && toOrderEvent(isArrival(move) ? 'enter' : 'leave', visit);
  return event && event === move.event ? { visit, event } : undefined;
}

async function retry(services: GeofenceServer, tx: Db, { id, tripId }: { id: string; tripId: string }) {
  const now = services.now();
  const trip = await lockTripIfRunning(tx, tripId);
  const move = await lockDueMove(tx, id, now);
  if (!move) return;
  const due = trip && findDue(await listOpenVisits(tx, tripId), move);
  if (!due) {
    await resolveMove(tx, id, 'superseded', now);
    return;
  }
  const { visit, event } = due;
  // A vehicle that is still there has arrived, even if its order was reported as ready for it only afterwards.
  const isStillThere = isArrival(move) && (await isInside(tx, trip.vehicleId, visit.locationId));
  const at = isStillThere ? Math.max(move.occurredAt, visit.stageChangedAt) : move.occurredAt;
  const rejection =
    at < visit.stageChangedAt ? { code: 'movedSince' } : await moveByGeofence(services, tx, { visit, event, at });
  await (rejection ? postponeMove(tx, move, rejection, now) : resolveMove(tx, id, 'applied', now));
}

/** Tries the rejected moves of geofences again, a limited number of times. Those left are for a dispatcher. */
export const rejectedMoveRetry = periodicJob(
  'trips.rejectedMoves',
  MINUTE_MS,
  async (services: Pick<Services, 'db' | 'jobs'> & GeofenceServer) => {
    const { db, now } = services;
    for (const move of await listDueMoves(db, now())) await inTransaction(db, (tx) => retry(services, tx, move));
  },
);
