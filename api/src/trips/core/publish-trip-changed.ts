import type { Selectable } from 'kysely';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { notify } from '../identity/notifications/notify.ts';
import type { Caller } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { publish } from '../platform/live/publish.ts';

type Trip = Selectable<Tables['trips']>;
const ACTIVE = 1;

const driverOf = (db: Db, driverId: string | null) =>
  db.selectFrom('drivers').select(['userId', 'contactId']).where('id', '=', driverId).executeTakeFirst();

const contactsOf = async (db: Db, tripId: string) =>
  (await db.selectFrom('tripNotificationContacts').select('contactId').where('tripId', '=', tripId).execute()).map(
    ({ contactId }) => contactId,
  );

/** The bells of whoever made the trip, of its notification contacts and of its driver. @param at unix seconds */
export async function ringTripBells(
  tx: Db,
  caller: Caller | null,
  trip: Trip,
  stage: TripStage,
  at: number,
): Promise<void> {
  const driver = await driverOf(tx, trip.driverId);
  const contactIds = [...(await contactsOf(tx, trip.id)), driver?.contactId].filter((id) => typeof id === 'string');
  const userIds = [trip.createdBy, driver?.userId].filter((id) => typeof id === 'string');
  await notify(tx, caller, {
    to: [{ userIds }, { contactIds }],
    kind: 'tripStage',
    subjectId: trip.id,
    values: { number: trip.number, stage },
    at,
  });
}

/** Open screens of the people whom a trip concerns ask again. */
export async function tellScreens(
  tx: Db,
  { id, organizationId, vehicleId, billingPartnerId, driverId }: Trip,
): Promise<void> {
  const rows = await tx
    .selectFrom('users')
    .select('users.id')
    .where('status', '=', ACTIVE)
    .where((eb) =>
      eb.or([
        eb('users.organizationId', 'in', [organizationId, ...(billingPartnerId === null ? [] : [billingPartnerId])]),
        eb(
          'users.organizationId',
          'in',
          eb.selectFrom('vehicles').select('vehicles.organizationId').where('vehicles.id', '=', vehicleId),
        ),
        eb(
          'users.organizationId',
          'in',
          eb
            .selectFrom('orders')
            .innerJoin('tripStopOrders', 'orderId', 'orders.id')
            .select('orders.organizationId')
            .where('tripId', '=', id),
        ),
        eb(
          'users.id',
          'in',
          eb
            .selectFrom('drivers')
            .select('drivers.userId')
            .where('drivers.id', '=', driverId)
            .where('drivers.userId', 'is not', null)
            .$castTo<{ userId: string }>(),
        ),
      ]),
    )
    .execute();
  await publish(tx, { topic: 'trips', userIds: rows.map((row) => row.id), payload: null });
}
