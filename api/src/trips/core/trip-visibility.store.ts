import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';

const eb = expressionBuilder<Tables, 'trips'>();
const { and, or, selectFrom } = eb;

const hasVehicleOf = (organizationId: string) =>
  eb(
    'trips.vehicleId',
    'in',
    selectFrom('vehicles').select('vehicles.id').where('organizationId', '=', organizationId),
  );

const selectTripIdsByOrderOwner = (organizationId: string) =>
  selectFrom('orders')
    .innerJoin('tripStopOrders', 'tripStopOrders.orderId', 'orders.id')
    .select('tripStopOrders.tripId as id')
    .where('tripStopOrders.orderPosition', '=', sql.lit(0))
    .where('orders.organizationId', '=', organizationId)
    .unionAll(
      selectFrom('orderTransfers')
        .innerJoin('orders', 'orders.id', 'orderTransfers.orderId')
        .select('orderTransfers.toTripId as id')
        .where('orders.organizationId', '=', organizationId),
    );

const hasOrderOf = (organizationId: string) => eb('trips.id', 'in', selectTripIdsByOrderOwner(organizationId));

/** Trips with the caller as their driver, as a contact or as a user. */
export const isDrivenBy = ({ userId, contactId }: Caller): Expression<SqlBool> =>
  eb(
    'trips.driverId',
    'in',
    selectFrom('drivers')
      .select('drivers.id')
      .where((driver) => driver.or([driver('userId', '=', userId), driver('contactId', '=', contactId)])),
  );

/** Other organizations do not see a trip before it is submitted. */
const isSubmittedByOthers = ({ organizationId }: Caller) =>
  and([eb('trips.organizationId', '<>', organizationId), eb('trips.stage', '<>', 'saved')]);

const isPaidTo = (organizationId: string) => eb('trips.billingPartnerId', '=', organizationId);

/** Trips of other organizations that the caller sees as owner of the vehicle or of an order, as payee or as driver. */
export const isSharedWith = (caller: Caller): Expression<SqlBool> =>
  and([
    isSubmittedByOthers(caller),
    or([
      hasVehicleOf(caller.organizationId),
      isPaidTo(caller.organizationId),
      hasOrderOf(caller.organizationId),
      isDrivenBy(caller),
    ]),
  ]);

/**
 * Like `isSharedWith`, for trips that begin in a period, both ends included, in unix seconds. The union lets every
 * branch use its own index, which is faster when most trips begin outside the period.
 */
export function isSharedWithin(caller: Caller, { from, to }: { from: number; to: number }): Expression<SqlBool> {
  const inPeriod = selectFrom('trips')
    .select('trips.id')
    .where('trips.pickAt', '>=', from)
    .where('trips.pickAt', '<=', to);
  const ids = inPeriod
    .where(hasVehicleOf(caller.organizationId))
    .unionAll(inPeriod.where(isPaidTo(caller.organizationId)))
    .unionAll(inPeriod.where(isDrivenBy(caller)))
    .unionAll(selectTripIdsByOrderOwner(caller.organizationId));
  return and([isSubmittedByOthers(caller), eb('trips.id', 'in', ids)]);
}

/** Trips of the caller's organization, and those shared with it. */
export const tripVisibleTo = (caller: Caller): Expression<SqlBool> =>
  isRoot(caller) ? eb.lit(true) : or([ownedBy(caller, 'trips'), isSharedWith(caller)]);

/**
 * The conditions of `tripVisibleTo`, one per reason: as parts of a union each uses its own index, so that the trips of
 * other organizations are not read. A trip can match several.
 */
export const tripVisibilityConditions = (caller: Caller): Expression<SqlBool>[] =>
  isRoot(caller)
    ? [eb.lit(true)]
    : [
        ownedBy(caller, 'trips'),
        ...[
          hasVehicleOf(caller.organizationId),
          isPaidTo(caller.organizationId),
          hasOrderOf(caller.organizationId),
          isDrivenBy(caller),
        ].map((reason) => and([isSubmittedByOthers(caller), reason])),
      ];

/**
 * Whether the caller sees all stops of a visible trip, or only those of their own orders. Needs `trips`, `vehicles` and
 * `drivers`.
 */
export const seesAllStops = ({ role, organizationId, userId, contactId }: Caller) =>
  role === 'root'
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(
        trips.organization_id = ${organizationId} or vehicles.organization_id = ${organizationId}
        or trips.billing_partner_id = ${organizationId}
        or drivers.user_id = ${userId} or drivers.contact_id = ${contactId}::uuid,
        false)`;
