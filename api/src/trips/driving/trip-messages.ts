import type { TripMessageInput, TripMessagePage, TripMessageResult } from 'shared-contracts/trips/trip-messages';
import { notify } from '../../identity/public.ts';
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
  findAuthorName,
  findDispatchedTrip,
  findDriver,
  findDrivenTrip,
  insertMessage,
  listMessages,
  listReaderIds,
} from './trip-messages.store.ts';

/** Of the text, in a notification. */
const EXCERPT_LENGTH = 120;
const toExcerpt = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text;

type MessageQuery = Parameters<typeof listMessages>[2];

/** @throws 404 for whoever is neither the driver of the trip nor one of its dispatchers */
export async function listTripMessages(
  db: Db,
  caller: Caller,
  tripId: string,
  query: MessageQuery,
): Promise<TripMessagePage> {
  const trip = (await findDispatchedTrip(db, caller, tripId)) ?? (await findDrivenTrip(db, caller, tripId));
  if (!trip) throw notFound();
  const { items, ...page } = await listMessages(db, trip.id, query);
  return {
    ...page,
    items: items.map(({ createdBy, ...message }) => ({ ...message, isOwn: createdBy === caller.userId })),
  };
}

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
