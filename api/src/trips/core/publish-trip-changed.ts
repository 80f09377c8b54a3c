import type { Selectable } from 'kysely';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { notify } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { publish } from '../../platform/live/publish.ts';

type Trip = Selectable<Tables['trips']>;
type TripAudience = Pick<Trip, 'id' | 'organizationId' | 'vehicleId' | 'billingPartnerId' | 'driverId'>;
const findDriver = (db: Db, driverId: string | null) =>
  db.selectFrom('drivers').select(['userId', 'contactId']).where('id', '=', driverId).executeTakeFirst();

const listNotificationContactIds = async (db: Db, tripId: string) =>
  (await db.selectFrom('tripNotificationContacts').select('contactId').where('tripId', '=', tripId).execute()).map(
    ({ contactId }) => contactId,
  );

/** The creator, the notification contacts and the drivers of a trip. */
async function listRecipients(tx: Db, trip: Trip, driverIds: readonly (string | null)[] = [trip.driverId]) {
  const drivers = await Promise.all(driverIds.map((id) => findDriver(tx, id)));
  const contactIds = [
    ...(await listNotificationContactIds(tx, trip.id)),
    ...drivers.map((driver) => driver?.contactId),
  ].filter((id) => typeof id === 'string');
  const userIds = [trip.createdBy, ...drivers.map((driver) => driver?.userId)].filter((id) => typeof id === 'string');
  return [{ userIds }, { contactIds }];
}

/** Notifies the creator, the notification contacts and the driver of a trip of its new stage. @param at unix seconds */
export async function createNotifications(
  tx: Db,
  caller: Caller | null,
  trip: Trip,
  stage: TripStage,
  at: number,
): Promise<void> {
  await notify(tx, caller, {
    to: await listRecipients(tx, trip),
    kind: 'tripStage',
    subjectId: trip.id,
    values: { number: trip.number, stage },
    at,
  });
}

/** Notifies the same people, both drivers among them, of who has a running trip now. @param at unix seconds */
export async function notifyHandover(
  tx: Db,
  caller: Caller,
  trip: Trip,
  { driverIds, ...values }: { driverIds: readonly (string | null)[]; vehicle: string; driver: string },
  at: number,
): Promise<void> {
  await notify(tx, caller, {
    to: await listRecipients(tx, trip, driverIds),
    kind: 'tripHandover',
    subjectId: trip.id,
    values: { number: trip.number, ...values },
    at,
  });
}

/** Notifies the same people that orders joined or left a running trip. @param at unix seconds */
export async function notifyOrdersChanged(
  tx: Db,
  caller: Caller,
  trip: Trip,
  { added, removed }: { added: number; removed: number },
  at: number,
): Promise<void> {
  await notify(tx, caller, {
    to: await listRecipients(tx, trip),
    kind: 'tripOrdersChanged',
    subjectId: trip.id,
    values: { number: trip.number, added: String(added), removed: String(removed) },
    at,
  });
}

/** Notifies the same people that a submitted trip is gone. @param at unix seconds */
export async function notifyDissolved(tx: Db, caller: Caller, trip: Trip, at: number): Promise<void> {
  await notify(tx, caller, {
    to: await listRecipients(tx, trip),
    kind: 'tripDissolved',
    subjectId: null,
    values: { number: trip.number },
    at,
  });
}

/** Makes the open screens of everyone who may see the trip refetch it. */
export async function publishTripChanged(
  tx: Db,
  { id, organizationId, vehicleId, billingPartnerId, driverId }: TripAudience,
): Promise<void> {
  const rows = await tx
    .selectFrom('users')
    .select('users.id')
    .where('status', '=', USER_STATUS.active)
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
