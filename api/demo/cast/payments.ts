import type { PaymentMethod } from 'shared-contracts/values/finance/payments';
import type { Db } from '../../src/platform/database/database.ts';
import { recordTimeline } from '../../src/platform/timeline/timeline.ts';
import { decimal, toMoney } from '../../src/platform/values/money.ts';
import { DAY, HOUR } from '../builders/context.ts';

type Paid = { share: string; method: PaymentMethod; note: string | null; isTakenBack?: true };
/** Payments assigned to the invoices in rotation; null: the invoice stays open, and becomes overdue. */
const TURNS: readonly (Paid | null)[] = [
  { share: '1', method: 'bankTransfer', note: null },
  { share: '0.6', method: 'bankTransfer', note: 'The rest follows with the next transfer' },
  null,
  { share: '1', method: 'cheque', note: null },
  { share: '1', method: 'bankTransfer', note: null, isTakenBack: true },
];

const listInvoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'payeeId', 'payerId', 'currency', 'total', 'issuedAt', 'dueAt'])
    .where('kind', '=', 'invoice')
    .where('total', '>', '0')
    .orderBy('issuedAt')
    .orderBy('number')
    .orderBy('id')
    .execute();

/** Anyone who has the first login there. */
const findRecorder = (db: Db, organizationId: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('organizationId', '=', organizationId)
    .orderBy('login')
    .limit(1)
    .executeTakeFirst();

/** Pays invoices in full or in part, and takes some payments back; the rest stay open. */
export async function payments(db: Db, now: number): Promise<void> {
  for (const [i, invoice] of (await listInvoices(db)).entries()) {
    const paid = TURNS[i % TURNS.length];
    const recorder = await findRecorder(db, invoice.payeeId);
    if (!paid || !recorder) continue;
    const { id: invoiceId, number, payeeId: organizationId, payerId, currency } = invoice;
    const paidAt = Math.min(invoice.dueAt - 2 * DAY, now - DAY);
    const amount = toMoney(decimal(invoice.total).times(paid.share));
    const recordedAt = Math.min(paidAt + 9 * HOUR, now);
    const { id: paymentId } = await db
      .insertInto('payments')
      .values({
        organizationId,
        payerId,
        paidAt,
        amount,
        currency,
        method: paid.method,
        reference: `${number} / ${1_000 + i}`,
        note: paid.note,
        recordedBy: recorder.id,
        recordedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('paymentAllocations').values({ paymentId, invoiceId, amount }).execute();
    const author = { userId: recorder.id, actorId: null, organizationId };
    const entry = { subject: 'payment' as const, subjectId: paymentId, changes: { amount, currency } };
    await recordTimeline(db, author, { ...entry, event: 'recorded', occurredAt: recordedAt });
    if (!paid.isTakenBack) continue;
    const reason = 'The bank returned the transfer';
    await db
      .insertInto('paymentReversals')
      .values({ paymentId, reason, reversedBy: recorder.id, reversedAt: now - HOUR })
      .execute();
    await recordTimeline(db, author, { ...entry, event: 'takenBack', reason, occurredAt: now - HOUR });
  }
}
