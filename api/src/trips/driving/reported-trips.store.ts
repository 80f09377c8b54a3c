import { expressionBuilder, sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { isDrivenBy } from '../core/trip-visibility.store.ts';
import { isTripOver } from '../stages/trip-stage.rules.ts';
import { transferStateOf } from '../itinerary/transfers.store.ts';
import { orderNumberSql } from '../../orders/public.ts';

const { selectFrom, exists, or } = expressionBuilder<Tables, 'trips'>();

const selectEntries = (tripId: string) =>
  selectFrom('timelineEntries').where('subject', '=', 'trip').where('timelineEntries.subjectId', '=', tripId);

const wasAssigned = (tripId: string) =>
  exists(selectEntries(tripId).select('timelineEntries.id').where('toStage', '=', 'vehicleAssigned'));

/** Timeline entries by which the caller ceased to be the driver of a submitted trip. */
const selectReplacements = ({ userId, contactId }: Caller, tripId: string) =>
  selectEntries(tripId).where(
    sql<string>`changes->'driverId'->>'from'`,
    'in',
    selectFrom('drivers')
      .select(sql<string>`drivers.id::text`.as('id'))
      .where((driver) => driver.or([driver('userId', '=', userId), driver('contactId', '=', contactId)])),
  ).where(sql<boolean>`exists (
      select from timeline_entries assignment
      where assignment.subject = 'trip' and assignment.subject_id = ${tripId} and assignment.to_stage = 'vehicleAssigned'
        and assignment.position < timeline_entries.position)`);

const wasDrivenBy = (caller: Caller, tripId: string) =>
  exists(selectReplacements(caller, tripId).select('timelineEntries.id'));

/**
 * Locks a trip that the caller drives, or drove once it was submitted.
 * @throws 404 also for the trip of another driver
 */
export async function lockReportedTrip(tx: Db, caller: Caller, tripId: string) {
  const trip = await tx
    .selectFrom('trips')
    .select([
      'id',
      'number',
      'organizationId',
      'stage',
      'stageChangedAt',
      'pickAt',
      'vehicleId',
      'billingPartnerId',
      'driverId',
    ])
    .select([
      sql<boolean>`coalesce(${isDrivenBy(caller)}, false)`.as('isDriver'),
      wasAssigned(tripId).$castTo<boolean>().as('wasAssigned'),
      selectReplacements(caller, tripId)
        .select(({ fn }) => fn.max('timelineEntries.occurredAt').as('at'))
        .as('replacedAt'),
      selectReplacements(caller, tripId)
        .select(sql<boolean>`event = 'handOver'`.as('onRoad'))
        .orderBy('position', 'desc')
        .limit(1)
        .as('wasReplacedOnRoad'),
    ])
    .where('id', '=', tripId)
    .where(or([isDrivenBy(caller), wasDrivenBy(caller, tripId)]))
    .forUpdate()
    .executeTakeFirst();
  if (!trip) throw notFound();
  const { isDriver, ...columns } = trip;
  return {
    ...columns,
    replacedAt: isDriver ? null : trip.replacedAt,
    wasReplacedOnRoad: !isDriver && trip.wasReplacedOnRoad === true,
  };
}

export type LockedTrip = Awaited<ReturnType<typeof lockReportedTrip>>;

/**
 * An order that is, or was, in the trip.
 * @throws 409 before it is at the hub from which the trip takes it; 422 for `orderId`
 */
export async function findReportedOrder(
  tx: Db,
  { id: tripId, organizationId, stage: tripStage }: LockedTrip,
  orderId: string,
) {
  const order = await tx
    .selectFrom('orders')
    .leftJoin('tripOrders', (join) =>
      join.onRef('tripOrders.orderId', '=', 'orders.id').on('tripOrders.tripId', '=', tripId),
    )
    .select([
      orderNumberSql('orders', { organizationId }).as('number'),
      'orders.stage',
      'orders.stageChangedAt',
      'tripOrders.isLive',
    ])
    .select((outer) =>
      outer
        .exists(
          outer
            .selectFrom('tripStopOrders')
            .select('tripStopOrders.orderId')
            .where('tripStopOrders.tripId', '=', tripId)
            .whereRef('tripStopOrders.orderId', '=', 'orders.id'),
        )
        .$castTo<boolean>()
        .as('isAtStops'),
    )
    .select(transferStateOf(sql<string>`${tripId}::uuid`).as('transfer'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!order || (!order.isAtStops && order.isLive === null))
    throw invalidField('orderId', 'notFound', 'Order not found');
  const { isAtStops, isLive, transfer, ...columns } = order;
  if (transfer === 'awaited')
    throw conflict('notAtHub', `Order ${order.number} is not at the hub yet`, { order: order.number });
  return { ...columns, isInTrip: isAtStops && (isLive !== false || isTripOver(tripStage)) };
}

/** The reason of the cancellation. */
export const findCancelReason = async (tx: Db, tripId: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('timelineEntries')
      .select('reason')
      .where('subject', '=', 'trip')
      .where('subjectId', '=', tripId)
      .where('toStage', '=', 'cancelled')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.reason ?? null;
