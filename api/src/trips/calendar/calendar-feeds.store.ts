import { sql } from 'kysely';
import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { isDrivenBy, tripVisibleTo } from '../core/trip-visibility.store.ts';

export const findFeed = (db: Db, userId: string) =>
  db.selectFrom('calendarFeeds').select(['createdAt', 'lastReadAt']).where('userId', '=', userId).executeTakeFirst();

/** Replaces the user's previous feed. */
export const saveFeed = (tx: Db, feed: { userId: string; tokenHash: string; createdAt: number }) =>
  tx
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((row) =>
      row.column('userId').doUpdateSet({ tokenHash: feed.tokenHash, createdAt: feed.createdAt, lastReadAt: null }),
    )
    .returning(['createdAt', 'lastReadAt'])
    .executeTakeFirstOrThrow();

/** @returns whether there was one */
export async function deleteFeed(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('calendarFeeds').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The feed of a token, with the language and time zone of its user. */
export const findFeedByToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select(['userId', 'language', 'timezones.name as timeZone', 'lastReadAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

export const recordRead = async (db: Db, userId: string, at: number): Promise<void> => {
  await db.updateTable('calendarFeeds').set({ lastReadAt: at }).where('userId', '=', userId).execute();
};

const NOT_YET_ORDERED: readonly (typeof TRIP_STAGES)[number][] = ['saved'];
const STAGES = TRIP_STAGES.filter((stage) => !NOT_YET_ORDERED.includes(stage));

const isDriver = async (db: Db, { userId, contactId }: Caller): Promise<boolean> => {
  const row = await db
    .selectFrom('drivers')
    .select('id')
    .where(({ eb, or }) => or([eb('userId', '=', userId), eb('contactId', '=', contactId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

type Window = { from: number; to: number; now: number; limit: number };

/**
 * The trips of a person: those that they drive, or, for people who don't drive, those that they may see. When there are
 * too many, those that are nearest.
 */
export async function listCalendarTripIds(db: Db, caller: Caller, { from, to, now, limit }: Window): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('trips.id')
    .where((await isDriver(db, caller)) ? isDrivenBy(caller) : tripVisibleTo(caller))
    .where('trips.stage', 'in', STAGES)
    .where('trips.pickAt', '>=', from)
    .where('trips.pickAt', '<', to)
    .orderBy(sql`abs(trips.pick_at - ${now})`)
    .orderBy('trips.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
