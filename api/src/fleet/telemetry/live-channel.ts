import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deferred } from '../../platform/database/pipelined-statements.ts';

/** The database channel that notifies all processes of moved vehicles: comma-separated ids. */
export const POSITIONS_CHANNEL = 'consign_positions';

/** A database notification is limited to 8,000 bytes; an id takes 37 of them. */
const IDS_PER_MESSAGE = 200;

/** Notifies all processes of newer positions when the transaction commits. */
export async function publishMoved(tx: Db, vehicleIds: readonly string[]) {
  if (vehicleIds.length === 0) return;
  const messages: string[] = [];
  for (let from = 0; from < vehicleIds.length; from += IDS_PER_MESSAGE)
    messages.push(vehicleIds.slice(from, from + IDS_PER_MESSAGE).join());
  await sql`
    select pg_notify(${POSITIONS_CHANNEL}, message) from unnest(${messages}::text[]) as message ${deferred}`.execute(
    tx,
  );
}
