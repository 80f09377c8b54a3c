import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Tables } from '../platform/database.ts';
import { ownedBy } from '../platform/scope.ts';

const eb = expressionBuilder<Tables, 'trips'>();
const { and, or, selectFrom } = eb;

const withVehicleOf = (organizationId: string) => eb('trips.vehicleId', 'in', selectFrom('vehicles').select('vehicles.id').where('organizationId', '=', organizationId));

const withOrderOf = (organizationId: string) =>
  eb('trips.id', 'in', selectFrom('orders').innerJoin('tripStopOrders', 'tripStopOrders.orderId', 'orders.id').select('tripStopOrders.tripId').where('tripStopOrders.orderPosition', '=', sql.lit(0)).where('orders.organizationId', '=', organizationId));

/** Trips whose driver the caller is, as a contact or as a user. */
export const drivenBy = ({ userId, contactId }: Caller): Expression<SqlBool> =>
  eb('trips.driverId', 'in', selectFrom('drivers').select('drivers.id').where((of) => of.or([of('userId', '=', userId), of('contactId', '=', contactId)])));

/** Trips of others that concern the caller's organization; one that is only saved is its runner's alone. */
export const concerning = (caller: Caller): Expression<SqlBool> =>
  and([
    eb('trips.organizationId', '<>', caller.organizationId),
    eb('trips.stage', '<>', 'saved'),
    or([withVehicleOf(caller.organizationId), eb('trips.billingPartnerId', '=', caller.organizationId), withOrderOf(caller.organizationId), drivenBy(caller)]),
  ]);

/** Trips that the caller's organization runs, and those that concern it. */
export const tripVisibleTo = (caller: Caller): Expression<SqlBool> => (isRoot(caller) ? eb.lit(true) : or([ownedBy(caller, 'trips'), concerning(caller)]));

/** Whether the caller sees the whole way of a trip that is visible to them, not only what their own orders do: of `trips` beside its `vehicles` and `drivers`. */
export const seesWholeWay = ({ role, organizationId, userId, contactId }: Caller) =>
  role === 'root'
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(trips.organization_id = ${organizationId} or vehicles.organization_id = ${organizationId} or trips.billing_partner_id = ${organizationId}
        or drivers.user_id = ${userId} or drivers.contact_id = ${contactId}::uuid, false)`;
