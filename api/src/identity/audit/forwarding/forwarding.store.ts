import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { selectEntries } from '../audit.store.ts';
import './audit-forwarding.tables.ts';

/** The position of the newest entry, and the first transaction that hasn't started. */
const NEWEST = sql<{ position: number; nextTransaction: string }>`
  select coalesce((select max(position) from timeline_entries), 0) as position,
    pg_snapshot_xmax(pg_current_snapshot())::text as next_transaction`;

/** Forwarding starts with the entries that are recorded from now on. */
export async function startForwarding(db: Db): Promise<void> {
  if (await db.selectFrom('auditForwarding').select('seenPosition').executeTakeFirst()) return;
  const [newest] = (await NEWEST.execute(db)).rows;
  const position = newest?.position ?? 0;
  await db
    .insertInto('auditForwarding')
    .values({ sentPosition: position, seenPosition: position, seenAt: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns undefined while another process forwards */
export const lockForwarding = (tx: Db) =>
  tx
    .selectFrom('auditForwarding')
    .select(['sentPosition', 'seenPosition', 'seenAt'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Whether all transactions that may have taken an earlier position have ended: their entries are visible now. */
export async function haveEndedBefore(tx: Db, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ haveEnded: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${transaction}::xid8 as have_ended`.execute(tx);
  return rows[0]?.haveEnded ?? false;
}

export const readEntriesToForward = (tx: Db, { after, upTo, limit }: { after: number; upTo: number; limit: number }) =>
  selectEntries(tx)
    .select('timelineEntries.position')
    .where('timelineEntries.position', '>', after)
    .where('timelineEntries.position', '<=', upTo)
    .orderBy('timelineEntries.position')
    .limit(limit)
    .execute();

export const saveSentPosition = (tx: Db, sentPosition: number) =>
  tx.updateTable('auditForwarding').set({ sentPosition }).execute();

/** Notes the newest entry, to be sent next time. */
export async function noteNewestEntry(tx: Db): Promise<void> {
  const [newest] = (await NEWEST.execute(tx)).rows;
  if (!newest) return;
  await tx
    .updateTable('auditForwarding')
    .set({ seenPosition: newest.position, seenAt: newest.nextTransaction })
    .execute();
}
