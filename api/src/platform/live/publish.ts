import { sql } from 'kysely';
import type { LiveEvent, LiveTopic } from 'shared-contracts/live';
import type { Db } from '../database/database.ts';
import { deferred } from '../database/pipelined-statements.ts';

/** An event for the streams of these users in all processes. */
export type Publication<T extends LiveTopic = LiveTopic> = LiveEvent<T> & { userIds: readonly string[] };

export const CHANNEL = 'consign_live';
/** Its messages are ids of users, separated by commas. */
export const SESSIONS_CHANNEL = 'consign_sessions';
/** A database notification is limited to 8,000 bytes; an id takes 39 of them. */
const USERS_PER_MESSAGE = 100;

/**
 * Publishes an event to the live streams of these users when the transaction commits.
 * @throws when the payload exceeds about 4,000 bytes; send a reference to load instead
 */
export async function publish<T extends LiveTopic>(tx: Db, { topic, userIds, payload }: Publication<T>): Promise<void> {
  for (let from = 0; from < userIds.length; from += USERS_PER_MESSAGE) {
    const message = JSON.stringify({ topic, userIds: userIds.slice(from, from + USERS_PER_MESSAGE), payload });
    await sql`select pg_notify(${CHANNEL}, ${message}) ${deferred}`.execute(tx);
  }
}

/**
 * Makes every process check the sessions of these users when the transaction commits, and end the streams of ended
 * ones.
 */
export async function publishSessionEnd(tx: Db, userIds: readonly string[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += USERS_PER_MESSAGE) {
    const message = userIds.slice(from, from + USERS_PER_MESSAGE).join();
    await sql`select pg_notify(${SESSIONS_CHANNEL}, ${message}) ${deferred}`.execute(tx);
  }
}
