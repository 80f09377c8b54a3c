import type { LateReport } from 'shared-contracts/trips/driving';
import type { DriverEvent, ProofKind } from 'shared-contracts/values/trips/driver-events';
import type { LateCause } from 'shared-contracts/values/trips/late-events';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { recordRejectedMove } from '../rejected-moves/rejected-moves.store.ts';
import { findCancelReason, type findReportedOrder, type LockedTrip } from './reported-trips.store.ts';

type ReportedOrder = Awaited<ReturnType<typeof findReportedOrder>>;
type Report = {
  event: DriverEvent | ProofKind;
  orderId: string | null;
  order: ReportedOrder | null;
  reason?: string | null | undefined;
  /** Further details of the report for the timeline. */
  details?: Record<string, unknown> | undefined;
  /** When it happened and when it was received, in unix seconds. */
  at: number;
  now: number;
};

const CANCELLATIONS: readonly LateCause[] = ['tripCancelled', 'orderCancelled'];
const OF_ORDERS: readonly LateCause[] = ['orderCancelled', 'orderRemoved', 'orderOver', 'stageNotAllowed'];

const toChanges = ({ event, order, details = {} }: Report, cause: LateCause) =>
  Object.fromEntries(
    Object.entries({
      report: event,
      ...(order && { order: order.number }),
      ...details,
      ...(!CANCELLATIONS.includes(cause) && { lateCause: cause }),
    }).map(([field, to]) => [field, { from: null, to }]),
  );

/** Stores a driver's report in the timeline of the trip and for the control tower, without changing a stage. */
export async function storeLateReport(
  tx: Db,
  caller: Caller,
  trip: LockedTrip,
  report: Report,
  cause: LateCause,
): Promise<void> {
  const { id: tripId, organizationId } = trip;
  const { event, orderId, reason = null, at: occurredAt, now: recordedAt } = report;
  await recordTimeline(tx, caller, {
    subject: 'trip',
    subjectId: tripId,
    organizationId,
    event: CANCELLATIONS.includes(cause) ? 'reportedAfterCancellation' : 'reportedLate',
    reason,
    changes: toChanges(report, cause),
    occurredAt,
    recordedAt,
  });
  await recordRejectedMove(tx, {
    organizationId,
    tripId,
    orderId,
    stopPosition: null,
    locationId: null,
    source: 'driver',
    event,
    code: cause,
    userId: caller.userId,
    occurredAt,
    recordedAt,
  });
  await publishTripChanged(tx, trip);
}

/** The notice that the driver gets about a late report. */
export async function describeLateReport(
  tx: Db,
  caller: Caller,
  trip: LockedTrip,
  order: ReportedOrder | null,
  cause: LateCause,
): Promise<LateReport> {
  const isOfRunner = caller.organizationId === trip.organizationId;
  const orderChangedAt = order && OF_ORDERS.includes(cause) ? order.stageChangedAt : null;
  return {
    cause,
    trip: trip.number,
    at: orderChangedAt ?? trip.replacedAt ?? trip.stageChangedAt,
    reason: cause === 'tripCancelled' && isOfRunner ? await findCancelReason(tx, trip.id) : null,
  };
}
