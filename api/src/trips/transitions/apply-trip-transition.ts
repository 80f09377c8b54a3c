import type { Updateable } from 'kysely';
import type { TripEvent, TripStage } from 'shared-contracts/values/trips/trip-stages';
import { cancelWithTrip, deliverManually, type MoveServices, startWithTrip } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { isOpenOrder } from '../stages/derived-event.rules.ts';
import { isTripOver } from '../stages/trip-stage.rules.ts';
import { releaseOrders, updateTripRow } from '../core/trip-writes.store.ts';
import { listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { createNotifications, publishTripChanged } from '../core/publish-trip-changed.ts';
import { measureDrivenKm } from './driven-distance.ts';
import type { TripColumns } from '../core/trip-columns.store.ts';

/** Timeline entry data in addition to the changed columns. */
export type FurtherChanges = Record<string, { from: unknown; to: unknown }>;

/** `at`: when it happened; `now`: when it was reported; unix seconds. `caller` null: the system, such as a geofence. */
export type TripTransitionDetails = {
  caller: Caller | null;
  event: TripEvent;
  to: TripStage;
  at: number;
  now: number;
  reason?: string | null;
  actualDistance?: string | null;
  dropAt?: number | null;
  vehicleId?: string | null;
  driverId?: string | null;
  /** The vehicle or driver that an unassigned trip keeps. */
  remaining?: { vehicleId: string | null; driverId: string | null };
  furtherChanges?: FurtherChanges;
};

type Effect = (
  services: MoveServices,
  tx: Db,
  trip: TripColumns,
  details: TripTransitionDetails,
) => Promise<Updateable<Tables['trips']>>;

const toCreditUse = ({ id, organizationId }: TripColumns, { caller, at }: TripTransitionDetails) => ({
  caller,
  organizationId,
  tripId: id,
  at,
});
const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);
const listOpenOrders = async (tx: Db, tripId: string) =>
  (await listCarriedOrders(tx, tripId)).filter(({ stage }) => isOpenOrder(stage));

const assignmentColumns = ({ caller, at }: TripTransitionDetails) => ({
  vehicleAssignedBy: caller?.userId ?? null,
  vehicleAssignedAt: at,
});

/** Spends the credit and sets the driven km, which do not details afterwards. */
const finish: Effect = async (services, tx, trip, details) => {
  await services.hooks.tripCredits.spend(tx, toCreditUse(trip, details));
  return {
    finishedAt: trip.finishedAt ?? details.at,
    ...(trip.finishedAt === null && { actualDistance: await measureDrivenKm(tx, trip, details.at) }),
  };
};

const EFFECTS: Partial<Record<TripEvent, Effect>> = {
  submit: async (services, tx, trip, details) => {
    await services.hooks.tripCredits.reserve(tx, toCreditUse(trip, details));
    return details.to === 'vehicleAssigned' ? assignmentColumns(details) : {};
  },
  assign: async (_services, _tx, _trip, details) => ({
    vehicleId: details.vehicleId,
    driverId: details.driverId,
    ...assignmentColumns(details),
  }),
  /** Vehicle and driver stay, so that the trip can be submitted again unchanged. */
  takeBack: async (services, tx, trip, details) => {
    await services.hooks.tripCredits.giveBack(tx, toCreditUse(trip, details));
    return {};
  },
  unassign: async (_services, _tx, _trip, { remaining = { vehicleId: null, driverId: null } }) => ({
    ...remaining,
    vehicleAssignedBy: null,
    vehicleAssignedAt: null,
  }),
  start: async (services, tx, trip, details) => {
    const orders = (await listCarriedOrders(tx, trip.id)).filter(
      ({ stage, transfer }) => stage === 'addedToTrip' && transfer === null,
    );
    const at = Math.max(details.at, ...orders.map(({ stageChangedAt }) => stageChangedAt));
    await startWithTrip(services, tx, { caller: details.caller, orderIds: idsOf(orders), at });
    await services.hooks.tripCredits.activate(tx, toCreditUse(trip, details));
    return { startedAt: details.at };
  },
  complete: finish,
  fallShort: finish,
  completeManually: async (services, tx, trip, details) => {
    const open = await listOpenOrders(tx, trip.id);
    const dropAt = details.dropAt ?? details.at;
    // Not before the last change of any order, because older events do not move orders.
    const at = Math.max(dropAt, ...open.map(({ stageChangedAt }) => stageChangedAt));
    await deliverManually(services, tx, {
      caller: details.caller,
      orderIds: idsOf(open),
      reason: details.reason ?? '',
      at,
    });
    await services.hooks.tripCredits.spend(tx, toCreditUse(trip, details));
    return {
      actualDistance: details.actualDistance,
      dropAt,
      finishedAt: trip.finishedAt ?? dropAt,
      manualReason: details.reason,
      manualChangedBy: details.caller?.userId ?? null,
      manualChangedAt: details.now,
    };
  },
  cancel: async (services, tx, trip, details) => {
    await cancelWithTrip(services, tx, {
      caller: details.caller,
      orderIds: idsOf(await listOpenOrders(tx, trip.id)),
      reason: details.reason ?? 'Trip cancelled',
    });
    await services.hooks.tripCredits.giveBack(tx, toCreditUse(trip, details));
    return { finishedAt: details.at };
  },
};

/**
 * Moves a trip to another stage with all consequences for its orders, credit, timeline, notifications and open screens.
 * Lock the trip before.
 */
export async function applyTripTransition(
  services: MoveServices,
  tx: Db,
  trip: TripColumns,
  details: TripTransitionDetails,
): Promise<void> {
  const { caller, event, to, at, now, reason = null } = details;
  const { id, organizationId, stage: from } = trip;
  const columns = (await EFFECTS[event]?.(services, tx, trip, details)) ?? {};
  await updateTripRow(tx, id, { ...columns, stage: to, stageChangedAt: Math.max(at, trip.stageChangedAt) });
  if (isTripOver(to)) await releaseOrders(tx, id);
  const author = caller ?? { userId: null, actorId: null, organizationId };
  await recordTimeline(tx, author, {
    subject: 'trip',
    subjectId: id,
    organizationId,
    event,
    from,
    to,
    reason,
    occurredAt: at,
    recordedAt: Math.max(at, now),
    changes: diffColumns(trip, columns, details.furtherChanges),
  });
  const after = {
    ...trip,
    vehicleId: columns.vehicleId ?? trip.vehicleId,
    driverId: columns.driverId ?? trip.driverId,
  };
  await createNotifications(tx, caller, after, to, Math.max(at, now));
  await publishTripChanged(tx, after);
}

const RECORDED_COLUMNS = ['vehicleId', 'driverId', 'actualDistance', 'dropAt'] as const;

/** The changed columns for the timeline. */
function diffColumns(
  trip: TripColumns,
  columns: Updateable<Tables['trips']>,
  further: TripTransitionDetails['furtherChanges'] = {},
) {
  const changed = RECORDED_COLUMNS.filter(
    (column) => columns[column] !== undefined && columns[column] !== trip[column],
  );
  const changes = {
    ...Object.fromEntries(changed.map((column) => [column, { from: trip[column], to: columns[column] }])),
    ...further,
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}
