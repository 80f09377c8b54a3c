import { sql } from 'kysely';
import type { LiveEvent, LiveTopic } from 'shared-contracts/live';
import type { Db } from '../database.ts';

/** Told to the streams of these users, in whichever process they end. */
export type Publication<T extends LiveTopic = LiveTopic> = LiveEvent<T> & { userIds: readonly string[] };

export const CHANNEL = 'consign_live';
/** A message of the database holds less than 8,000 bytes, an id takes 39 of them. */
const READERS = 100;

/**
 * Tells the live streams of these users that something happened, once the transaction is committed; in a transaction that is not, nobody hears of it.
 * @throws when a payload has more than about 4,000 bytes: send what to ask for instead
 */
export async function publish<T extends LiveTopic>(tx: Db, { topic, userIds, payload }: Publication<T>): Promise<void> {
  for (let from = 0; from < userIds.length; from += READERS) {
    const message = JSON.stringify({ topic, userIds: userIds.slice(from, from + READERS), payload });
    await sql`select pg_notify(${CHANNEL}, ${message})`.execute(tx);
  }
}
