import type {
  TripMessageInput,
  TripMessagePage,
  TripMessageResult,
  TripMessagesRead,
  TripMessagesReadResult,
} from 'shared-contracts/trips/trip-messages';
import { notify, readNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { publish } from '../../platform/live/publish.ts';
import type { Services } from '../../platform/services/services.ts';
import { DISPATCHERS } from './dispatchers.rules.ts';
import { toServerTime } from './driver-clock.rules.ts';
import { mayReport } from './late-cause.rules.ts';
import { lockReportedTrip } from './reported-trips.store.ts';
import {
  countUnread,
  findAuthorName,
  findDispatchedTrip,
  findDriver,
  findDrivenTrip,
  findLastRead,
  findMessagePosition,
  insertMessage,
  listMessages,
  listReaderIds,
  saveLastRead,
} from './trip-messages.store.ts';

/** The length of the excerpt in a notification. */
const EXCERPT_LENGTH = 120;
const toExcerpt = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text;

type MessageQuery = Parameters<typeof listMessages>[2];

/** @throws 404 for anyone who is neither the driver of the trip nor one of its dispatchers */
async function findReadableTrip(db: Db, caller: Caller, tripId: string) {
  const trip = (await findDispatchedTrip(db, caller, tripId)) ?? (await findDrivenTrip(db, caller, tripId));
  if (!trip) throw notFound();
  return trip;
}

/** @throws 404 as `findReadableTrip` */
export async function listTripMessages(
  db: Db,
  caller: Caller,
  tripId: string,
  query: MessageQuery,
): Promise<TripMessagePage> {
  const trip = await findReadableTrip(db, caller, tripId);
  const { userId } = caller;
  const { items, ...page } = await listMessages(db, trip.id, query);
  const lastRead = await findLastRead(db, trip.id, userId);
  return {
    ...page,
    unread: await countUnread(db, trip.id, userId, lastRead),
    items: items.map(({ createdBy, position, ...message }) => ({
      ...message,
      isOwn: createdBy === userId,
      isUnread: createdBy !== userId && position > lastRead,
    })),
  };
}

/**
 * Marks the thread as read up to a message, and the caller's notifications of it.
 * @throws 404 as `findReadableTrip`, also for a message of another trip
 */
export const readTripMessages = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  tripId: string,
  { messageId }: TripMessagesRead,
): Promise<TripMessagesReadResult> =>
  inTransaction(db, async (tx) => {
    const { userId } = caller;
    const trip = await findReadableTrip(tx, caller, tripId);
    const position = await findMessagePosition(tx, trip.id, messageId);
    if (position === undefined) throw notFound();
    await saveLastRead(tx, { tripId: trip.id, userId, position, readAt: now() });
    await readNotifications(tx, { userId, kind: 'tripMessage', subjectId: trip.id, at: now() });
    // Updates other screens of the same user.
    await publish(tx, { topic: 'trips', userIds: [userId], payload: null });
    return { unread: await countUnread(tx, trip.id, userId, await findLastRead(tx, trip.id, userId)) };
  });

/** The trip, as a dispatcher or as its driver; a driver who was replaced may still send what they wrote before. */
async function findThread(tx: Db, caller: Caller, tripId: string, at: number) {
  const dispatched = await findDispatchedTrip(tx, caller, tripId);
  if (dispatched) return { trip: dispatched, isFromDriver: false };
  const trip = await lockReportedTrip(tx, caller, tripId);
  if (!mayReport(trip, at)) throw notFound();
  return { trip, isFromDriver: true };
}

/**
 * Adds a message once per key, and notifies the other side.
 * @throws 404 as `listTripMessages`
 */
export const addTripMessage = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  tripId: string,
  { key, text, ...times }: TripMessageInput,
): Promise<TripMessageResult> =>
  inTransaction(db, async (tx) => {
    const createdAt = now();
    const occurredAt = toServerTime({ ...times, now: createdAt, last: null });
    const { trip, isFromDriver } = await findThread(tx, caller, tripId, occurredAt);
    const { id, number, organizationId, driverId } = trip;
    const message = { key, text, isFromDriver, tripId: id, organizationId, createdBy: caller.userId };
    if (!(await insertMessage(tx, { ...message, occurredAt, createdAt }))) return { key, isRepeated: true };
    const driver = await findDriver(tx, driverId);
    const toDriver = [
      { userIds: driver?.userId ? [driver.userId] : [] },
      { contactIds: driver?.contactId ? [driver.contactId] : [] },
    ];
    const author = await findAuthorName(tx, caller.userId);
    await notify(tx, caller, {
      to: isFromDriver ? { organizationId, access: DISPATCHERS } : toDriver,
      kind: 'tripMessage',
      subjectId: id,
      values: { number, author, text: toExcerpt(text), to: isFromDriver ? 'dispatcher' : 'driver' },
      at: createdAt,
    });
    await publish(tx, { topic: 'trips', userIds: await listReaderIds(tx, organizationId, driver), payload: null });
    return { key, isRepeated: false };
  });
