import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { toLocalDate } from '../../../platform/time/days.rules.ts';
import type { PaymentDocument } from '../postings.rules.ts';
import { isNew } from './invoices.store.ts';
import { rangeOf, type Sources } from './period.ts';
import type { Rates } from './rates.ts';

const REVERSAL = sql`'paymentReversal'::text`;

/** Payments of a period, each with its reversal if it was taken back; the reversal has the date of the payment. */
function listPayments(db: Db, period: Sources['period']) {
  const { organizationId } = period;
  const { from, to } = rangeOf(period);
  const isNewPayment = isNew(organizationId, sql.ref('payments.kind'), sql.ref('payments.id'));
  const isNewReversal = isNew(organizationId, REVERSAL, sql.ref('payments.id'));
  return db
    .selectFrom('payments')
    .leftJoin('paymentReversals', 'paymentReversals.paymentId', 'payments.id')
    .select(['payments.id', 'kind', 'paidAt', 'currency', 'payments.reference', 'payments.organizationId', 'payerId'])
    .select([
      sql<boolean>`${isNewPayment}`.as('isNew'),
      sql<boolean>`(payment_reversals.payment_id is not null and ${isNewReversal})`.as('isTakenBack'),
    ])
    .where((eb) => eb.or([eb('payments.organizationId', '=', organizationId), eb('payerId', '=', organizationId)]))
    .where('paidAt', '>=', from)
    .where('paidAt', '<', to)
    .where(sql<SqlBool>`(${isNewPayment} or (payment_reversals.payment_id is not null and ${isNewReversal}))`)
    .orderBy('paidAt')
    .orderBy('recordedAt')
    .orderBy('payments.id')
    .execute();
}

async function listAllocations(db: Db, paymentIds: readonly string[]) {
  const rows = await db
    .selectFrom('paymentAllocations')
    .innerJoin('invoices', 'invoices.id', 'invoiceId')
    .select(['paymentId', 'amount', 'invoices.id', 'number', 'billId', 'billVersion', 'issuedAt', 'currency'])
    .select(sql<string>`invoices.content->>'zone'`.as('zone'))
    .where('paymentId', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .orderBy('number')
    .execute();
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}

/**
 * Payments, refunds and transfers of a period that the organization has not exported, and exported ones that were
 * taken back.
 */
export async function listPaymentDocuments({ db, period }: Sources, rates: Rates): Promise<PaymentDocument[]> {
  const rows = await listPayments(db, period);
  const allocationsOf = await listAllocations(
    db,
    rows.map(({ id }) => id),
  );
  const documents: PaymentDocument[] = [];
  for (const { id, kind, paidAt, currency, reference, organizationId, payerId, ...row } of rows) {
    const day = toLocalDate(paidAt, period.zone);
    const side = organizationId === period.organizationId ? 'payee' : 'payer';
    const paid = allocationsOf.get(id) ?? [];
    const allocations = [];
    for (const { amount, number, issuedAt, zone, ...invoice } of paid) {
      const booked = { ...invoice, day: toLocalDate(issuedAt, zone) };
      allocations.push({ invoice: number, amount, rate: await rates.ofInvoice(booked) });
    }
    const payment: PaymentDocument = {
      kind,
      sourceId: id,
      day,
      document: reference ?? paid.map(({ number }) => number).join(', '),
      side,
      partnerId: side === 'payee' ? payerId : organizationId,
      movesMoney: kind !== 'transfer',
      currency,
      ownCurrency: rates.ownCurrency ?? currency,
      rate: (await rates.exported(kind, id)) ?? (await rates.on(currency, day)),
      allocations,
    };
    if (row.isNew) documents.push(payment);
    if (row.isTakenBack) documents.push({ ...payment, kind: 'paymentReversal' });
  }
  return documents;
}
