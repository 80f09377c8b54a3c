import type { Selectable, Updateable } from 'kysely';
import type { TripEvent, TripStage } from 'shared-contracts/values/trip-stages';
import { activateCredit, giveBackCredit, reserveCredit, spendCredit } from '../finance/epc/credits.ts';
import type { MoveServer } from '../orders/order-hooks.ts';
import { cancelWithTrip, deliverManually, startWithTrip } from '../orders/trip-orders.ts';
import type { Caller } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { decimal, toMeasure } from '../platform/money.ts';
import { record } from '../platform/timeline.ts';
import { distanceOf, gridOf } from '../fleet/telemetry/track.rules.ts';
import { positionsIn } from '../fleet/telemetry/tracks.store.ts';
import { isOpenOrder } from './derive-trip.rules.ts';
import { isOver } from './trip.rules.ts';
import { releaseOrders, updateTrip } from './trip.store.ts';
import { carriedBy } from './trip-load.store.ts';
import { ringTripBells, tellScreens } from './trip-news.ts';

type Trip = Selectable<Tables['trips']>;

/** `at`: when it happened, `now`: when it was told; unix seconds. `caller` null: nobody, a geofence or the clock did it. */
export type TripChange = {
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
};

type Effect = (server: MoveServer, tx: Db, trip: Trip, change: TripChange) => Promise<Updateable<Tables['trips']>>;

const stepOf = ({ id, organizationId }: Trip, { caller, at }: TripChange) => ({
  caller,
  organizationId,
  tripId: id,
  at,
});
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);
const openOrders = async (tx: Db, tripId: string) =>
  (await carriedBy(tx, tripId)).filter(({ stage }) => isOpenOrder(stage));

const assigned = ({ caller, at }: TripChange) => ({ vehicleAssignedBy: caller?.userId ?? null, vehicleAssignedAt: at });

/** What the vehicle has driven since the trip started, in km; null: nobody knows. */
async function drivenKm(tx: Db, { vehicleId, startedAt }: Trip, until: number): Promise<string | null> {
  if (vehicleId === null || startedAt === null || until <= startedAt) return null;
  const positions = await positionsIn(tx, vehicleId, { from: startedAt, to: until }, gridOf(startedAt, until));
  return positions.length < 2 ? null : toMeasure(decimal(distanceOf(positions)));
}

/** The trip is over: its credit is used, its km stay as they are now. */
const finish: Effect = async (_server, tx, trip, change) => {
  await spendCredit(tx, stepOf(trip, change));
  return {
    finishedAt: trip.finishedAt ?? change.at,
    ...(trip.finishedAt === null && { actualDistance: await drivenKm(tx, trip, change.at) }),
  };
};

const EFFECTS: Partial<Record<TripEvent, Effect>> = {
  submit: async (_server, tx, trip, change) => {
    await reserveCredit(tx, stepOf(trip, change));
    return change.to === 'vehicleAssigned' ? assigned(change) : {};
  },
  assign: async (_server, _tx, _trip, change) => ({
    vehicleId: change.vehicleId,
    driverId: change.driverId,
    ...assigned(change),
  }),
  unassign: async () => ({ vehicleId: null, driverId: null, vehicleAssignedBy: null, vehicleAssignedAt: null }),
  start: async (server, tx, trip, change) => {
    const orderIds = ids((await carriedBy(tx, trip.id)).filter(({ stage }) => stage === 'addedToTrip'));
    await startWithTrip(server, tx, { caller: change.caller, orderIds });
    await activateCredit(tx, stepOf(trip, change));
    return { startedAt: change.at };
  },
  complete: finish,
  fallShort: finish,
  completeManually: async (server, tx, trip, change) => {
    const open = await openOrders(tx, trip.id);
    const dropAt = change.dropAt ?? change.at;
    // An order that has moved since is delivered then: nothing happens before what was told last.
    const at = Math.max(dropAt, ...open.map(({ stageChangedAt }) => stageChangedAt));
    await deliverManually(server, tx, { caller: change.caller, orderIds: ids(open), reason: change.reason ?? '', at });
    await spendCredit(tx, stepOf(trip, change));
    return {
      actualDistance: change.actualDistance,
      dropAt,
      finishedAt: trip.finishedAt ?? dropAt,
      manualReason: change.reason,
      manualChangedBy: change.caller?.userId ?? null,
      manualChangedAt: change.now,
    };
  },
  cancel: async (server, tx, trip, change) => {
    await cancelWithTrip(server, tx, {
      caller: change.caller,
      orderIds: ids(await openOrders(tx, trip.id)),
      reason: change.reason ?? 'Trip cancelled',
    });
    await giveBackCredit(tx, stepOf(trip, change));
    return { finishedAt: change.at };
  },
};

/** Brings a trip to another stage with all that follows from it: its orders, its credit, its timeline, bells and screens. The trip is locked. */
export async function carryOut(server: MoveServer, tx: Db, trip: Trip, change: TripChange): Promise<void> {
  const { caller, event, to, at, now, reason = null } = change;
  const { id, organizationId, stage: from } = trip;
  const columns = (await EFFECTS[event]?.(server, tx, trip, change)) ?? {};
  await updateTrip(tx, id, { ...columns, stage: to, stageChangedAt: Math.max(at, trip.stageChangedAt) });
  if (isOver(to)) await releaseOrders(tx, id);
  const author = caller ?? { userId: null, actorId: null, organizationId };
  await record(tx, author, {
    subject: 'trip',
    subjectId: id,
    organizationId,
    event,
    from,
    to,
    reason,
    occurredAt: at,
    recordedAt: Math.max(at, now),
    changes: detailsOf(trip, columns),
  });
  const after = {
    ...trip,
    vehicleId: columns.vehicleId ?? trip.vehicleId,
    driverId: columns.driverId ?? trip.driverId,
  };
  await ringTripBells(tx, caller, after, to, Math.max(at, now));
  await tellScreens(tx, after);
}

const TOLD = ['vehicleId', 'driverId', 'actualDistance', 'dropAt'] as const;

/** What beside the stage has changed. */
function detailsOf(trip: Trip, columns: Updateable<Tables['trips']>) {
  const changed = TOLD.filter((column) => columns[column] !== undefined && columns[column] !== trip[column]);
  return changed.length > 0
    ? Object.fromEntries(changed.map((column) => [column, { from: trip[column], to: columns[column] }]))
    : undefined;
}
