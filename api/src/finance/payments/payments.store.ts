import { optionalPersonName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';

/** The payments of an invoice, the newest first, including those taken back. */
export const listInvoicePayments = (db: Db, invoiceId: string) =>
  db
    .selectFrom('paymentAllocations')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .innerJoin('users as recorder', 'recorder.id', 'recordedBy')
    .leftJoin('paymentReversals as reversal', 'reversal.paymentId', 'payments.id')
    .leftJoin('users as reverser', 'reverser.id', 'reversedBy')
    .select([
      'payments.id',
      'payments.organizationId',
      'paidAt',
      'paymentAllocations.amount',
      'payments.amount as total',
      'method',
      'reference',
      'note',
      'recordedAt',
      optionalPersonName('recorder').as('recordedBy'),
      'payments.kind',
      'reason',
      'reversedAt',
      optionalPersonName('reverser').as('reversedBy'),
    ])
    .select((eb) =>
      eb
        .selectFrom('paymentAllocations as others')
        .innerJoin('invoices', 'invoices.id', 'others.invoiceId')
        .select('number')
        .whereRef('others.paymentId', '=', 'payments.id')
        .where('payments.kind', '=', 'transfer')
        .where('others.invoiceId', '<>', invoiceId)
        .limit(1)
        .as('other'),
    )
    .where('paymentAllocations.invoiceId', '=', invoiceId)
    .orderBy('paidAt', 'desc')
    .orderBy('recordedAt', 'desc')
    .orderBy('payments.id')
    .execute();

export type InvoicePaymentRow = Awaited<ReturnType<typeof listInvoicePayments>>[number];

/** Locks a payment until the end of the transaction, with the invoices that it pays. */
export async function lockPayment(tx: Db, id: string) {
  const payment = await tx
    .selectFrom('payments')
    .select(['id', 'organizationId', 'payerId', 'paidAt', 'amount', 'currency'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return undefined;
  const allocations = await tx
    .selectFrom('paymentAllocations')
    .select('invoiceId')
    .where('paymentId', '=', id)
    .execute();
  const reversal = await tx
    .selectFrom('paymentReversals')
    .select('paymentId')
    .where('paymentId', '=', id)
    .executeTakeFirst();
  return {
    ...payment,
    invoiceIds: allocations.map(({ invoiceId }) => invoiceId),
    isTakenBack: reversal !== undefined,
  };
}
