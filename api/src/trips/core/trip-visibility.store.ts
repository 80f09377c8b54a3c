import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Tables } from '../platform/database.ts';
import { ownedBy } from '../platform/scope.ts';

const eb = expressionBuilder<Tables, 'trips'>();
const { and, or, selectFrom } = eb;

const withVehicleOf = (organizationId: string) =>
  eb(
    'trips.vehicleId',
    'in',
    selectFrom('vehicles').select('vehicles.id').where('organizationId', '=', organizationId),
  );

const pickedFor = (organizationId: string) =>
  selectFrom('orders')
    .innerJoin('tripStopOrders', 'tripStopOrders.orderId', 'orders.id')
    .select('tripStopOrders.tripId as id')
    .where('tripStopOrders.orderPosition', '=', sql.lit(0))
    .where('orders.organizationId', '=', organizationId);

const withOrderOf = (organizationId: string) => eb('trips.id', 'in', pickedFor(organizationId));

/** Trips whose driver the caller is, as a contact or as a user. */
export const drivenBy = ({ userId, contactId }: Caller): Expression<SqlBool> =>
  eb(
    'trips.driverId',
    'in',
    selectFrom('drivers')
      .select('drivers.id')
      .where((of) => of.or([of('userId', '=', userId), of('contactId', '=', contactId)])),
  );

/** One that is only saved is its runner's alone. */
const isOfOthers = ({ organizationId }: Caller) =>
  and([eb('trips.organizationId', '<>', organizationId), eb('trips.stage', '<>', 'saved')]);

const paidTo = (organizationId: string) => eb('trips.billingPartnerId', '=', organizationId);

/** Trips of others that concern the caller's organization. */
export const concerning = (caller: Caller): Expression<SqlBool> =>
  and([
    isOfOthers(caller),
    or([
      withVehicleOf(caller.organizationId),
      paidTo(caller.organizationId),
      withOrderOf(caller.organizationId),
      drivenBy(caller),
    ]),
  ]);

/** The same of those that begin in a time, unix seconds, both ends included: each way is found along its own index, where many trips begin elsewhere. */
export function concerningIn(caller: Caller, { from, to }: { from: number; to: number }): Expression<SqlBool> {
  const begun = selectFrom('trips')
    .select('trips.id')
    .where('trips.pickAt', '>=', from)
    .where('trips.pickAt', '<=', to);
  const ids = begun
    .where(withVehicleOf(caller.organizationId))
    .unionAll(begun.where(paidTo(caller.organizationId)))
    .unionAll(begun.where(drivenBy(caller)))
    .unionAll(pickedFor(caller.organizationId));
  return and([isOfOthers(caller), eb('trips.id', 'in', ids)]);
}

/** Trips that the caller's organization runs, and those that concern it. */
export const tripVisibleTo = (caller: Caller): Expression<SqlBool> =>
  isRoot(caller) ? eb.lit(true) : or([ownedBy(caller, 'trips'), concerning(caller)]);

/** Whether the caller sees the whole way of a trip that is visible to them, not only what their own orders do: of `trips` beside its `vehicles` and `drivers`. */
export const seesWholeWay = ({ role, organizationId, userId, contactId }: Caller) =>
  role === 'root'
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(trips.organization_id = ${organizationId} or vehicles.organization_id = ${organizationId} or trips.billing_partner_id = ${organizationId}
        or drivers.user_id = ${userId} or drivers.contact_id = ${contactId}::uuid, false)`;
