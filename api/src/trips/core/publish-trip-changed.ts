import type { NotificationValues } from 'shared-contracts/identity/notifications';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { notify } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/live/publish.ts';
import type { TripColumns } from './trip-columns.store.ts';

type TripAudience = Pick<TripColumns, 'id' | 'organizationId' | 'vehicleId' | 'billingPartnerId' | 'driverId'>;
const findDriver = (db: Db, driverId: string | null) =>
  db.selectFrom('drivers').select(['userId', 'contactId']).where('id', '=', driverId).executeTakeFirst();

const listNotificationContactIds = async (db: Db, tripId: string) =>
  (await db.selectFrom('tripNotificationContacts').select('contactId').where('tripId', '=', tripId).execute()).map(
    ({ contactId }) => contactId,
  );

const isId = (id: string | null | undefined): id is string => typeof id === 'string';

async function listDrivers(tx: Db, driverIds: readonly (string | null)[]) {
  const drivers = await Promise.all(driverIds.map((id) => findDriver(tx, id)));
  return [
    { userIds: drivers.map((driver) => driver?.userId).filter(isId) },
    { contactIds: drivers.map((driver) => driver?.contactId).filter(isId) },
  ];
}

const listDispatchers = async (tx: Db, trip: TripColumns) => [
  { userIds: [trip.createdBy].filter(isId) },
  { contactIds: await listNotificationContactIds(tx, trip.id) },
];

/** The creator, the notification contacts and the drivers of a trip. */
const listRecipients = async (tx: Db, trip: TripColumns, driverIds: readonly (string | null)[] = [trip.driverId]) => [
  ...(await listDispatchers(tx, trip)),
  ...(await listDrivers(tx, driverIds)),
];

type DriverNews = NotificationValues['driverTrip']['news'];

/** Notifies a driver of changes to a trip that hasn't started. @param at unix seconds */
export async function notifyDriver(
  tx: Db,
  caller: Caller | null,
  { id, number }: Pick<TripColumns, 'id' | 'number'>,
  { driverId, news }: { driverId: string | null; news: DriverNews },
  at: number,
): Promise<void> {
  if (driverId === null) return;
  const to = await listDrivers(tx, [driverId]);
  await notify(tx, caller, { to, kind: 'driverTrip', subjectId: id, values: { number, news }, at });
}

/** Notifies the drivers of an assigned trip that was edited. @param at unix seconds */
export async function notifyEdited(
  tx: Db,
  caller: Caller,
  trip: Pick<TripColumns, 'id' | 'number'>,
  { from, to }: { from: string | null; to: string | null },
  at: number,
): Promise<void> {
  if (from === to) return notifyDriver(tx, caller, trip, { driverId: to, news: 'changed' }, at);
  await notifyDriver(tx, caller, trip, { driverId: from, news: 'removed' }, at);
  await notifyDriver(tx, caller, trip, { driverId: to, news: 'assigned' }, at);
}

/** The news for the driver in a stage change before the start, shown instead of the stage. */
function findDriverNews(from: TripStage, to: TripStage): DriverNews | null {
  if (to === 'vehicleAssigned') return 'assigned';
  return from === 'vehicleAssigned' && (to === 'waitingForTrip' || to === 'saved') ? 'removed' : null;
}

/**
 * Notifies the creator, the notification contacts and the driver of a trip of its new stage.
 * @param trip before the change, with its vehicle and driver after it
 * @param at unix seconds
 */
export async function createNotifications(
  tx: Db,
  caller: Caller | null,
  trip: TripColumns,
  stage: TripStage,
  at: number,
): Promise<void> {
  const news = findDriverNews(trip.stage, stage);
  if (news) await notifyDriver(tx, caller, trip, { driverId: trip.driverId, news }, at);
  await notify(tx, caller, {
    to: await (news ? listDispatchers : listRecipients)(tx, trip),
    kind: 'tripStage',
    subjectId: trip.id,
    values: { number: trip.number, stage },
    at,
  });
}

/** Notifies the same people, including both drivers, of who has a running trip now. @param at unix seconds */
export async function notifyHandover(
  tx: Db,
  caller: Caller,
  trip: TripColumns,
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

/** Notifies the dispatchers how the carrier of a trip has answered. @param at unix seconds */
export async function notifyAnswered(
  tx: Db,
  caller: Caller,
  trip: TripColumns,
  answer: { partner: string; state: 'accepted' | 'declined' },
  at: number,
): Promise<void> {
  await notify(tx, caller, {
    to: await listDispatchers(tx, trip),
    kind: 'tripAnswer',
    subjectId: trip.id,
    values: { number: trip.number, ...answer },
    at,
  });
}

/** Notifies the same people that orders joined or left a running trip. @param at unix seconds */
export async function notifyOrdersChanged(
  tx: Db,
  caller: Caller,
  trip: TripColumns,
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
export async function notifyDissolved(tx: Db, caller: Caller, trip: TripColumns, at: number): Promise<void> {
  await notify(tx, caller, {
    to: await listRecipients(tx, trip),
    kind: 'tripDissolved',
    subjectId: null,
    values: { number: trip.number },
    at,
  });
}

/** Makes open screens refetch the trip for everyone who may see it. */
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
