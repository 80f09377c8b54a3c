import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { TenderMessage } from './tender.rules.ts';
import type { OutgoingMessage } from './outgoing.rules.ts';

/** The order's tender, if it came as one. Later events of the order wait for the end of this transaction. */
export const lockEdiOrder = (tx: Db, orderId: string) =>
  tx.selectFrom('ediOrders').select('isAccepted').where('orderId', '=', orderId).forUpdate().executeTakeFirst();

export const saveAnswer = (tx: Db, orderId: string, isAccepted: boolean | null) =>
  tx.updateTable('ediOrders').set({ isAccepted }).where('orderId', '=', orderId).execute();

export const insertIntoOutbox = (tx: Db, orderId: string, message: OutgoingMessage | TenderMessage) =>
  tx
    .insertInto('ediOutbox')
    .values({ orderId, message: JSON.stringify(message), dueAt: message.at })
    .execute();

/** Due, and the first that waits about its order. */
const isReady = (now: number) => sql<boolean>`
  edi_outbox.due_at <= ${now} and not exists (
    select from edi_outbox earlier
    where earlier.order_id = edi_outbox.order_id and earlier.position < edi_outbox.position
  )`;

export async function hasReady(db: Db, now: number): Promise<boolean> {
  const found = await db.selectFrom('ediOutbox').select('position').where(isReady(now)).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Locks the next message until the end of the transaction. */
export const takeNext = (tx: Db, now: number) =>
  tx
    .selectFrom('ediOutbox')
    .select(['position', 'orderId', 'message', 'attempts'])
    .where(isReady(now))
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const removeFromOutbox = (tx: Db, position: number) =>
  tx.deleteFrom('ediOutbox').where('position', '=', position).execute();

export const postpone = (db: Db, position: number, dueAt: number) =>
  db
    .updateTable('ediOutbox')
    .set(({ eb }) => ({ dueAt, attempts: eb('attempts', '+', 1) }))
    .where('position', '=', position)
    .execute();
