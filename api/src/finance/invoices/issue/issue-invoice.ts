import { formatInvoiceNumber } from 'shared-contracts/values/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { formatDate } from '../../../platform/pdf/format.rules.ts';
import { type ApprovedBill, toInvoice } from './content.rules.ts';
import { takeNextNumber } from './next-number.store.ts';
import { type BillingContact, findParties } from './parties.store.ts';

export type InvoiceRequest = {
  bill: ApprovedBill;
  billId: string;
  billVersion: number;
  payerId: string;
  payeeId: string;
  billingContact: BillingContact | null;
  /** Unix seconds. */
  at: number;
  zone: string;
};

const yearOf = (at: number, zone: string) => Number(formatDate(at, zone).slice(-4));

/**
 * Issues the invoice of a bill in the transaction that approves it. Call it last: other approvals wait for the number.
 * The numbers are the payee's, or the payer's if it bills itself.
 */
export async function issueInvoice(tx: Db, request: InvoiceRequest): Promise<void> {
  const { bill, billId, billVersion, payerId, payeeId, billingContact, at, zone } = request;
  const partyOf = await findParties(tx, [payerId, payeeId], billingContact);
  const sides = { payee: partyOf(payeeId), payer: partyOf(payerId) };
  const organizationId = bill.isSelfBilled ? payerId : payeeId;
  const { series, numberFormat } = (bill.isSelfBilled ? sides.payer : sides.payee).settings;
  const year = yearOf(at, zone);
  const sequence = await takeNextNumber(tx, { organizationId, series, year });
  const number = formatInvoiceNumber(numberFormat, series, year, sequence);
  const invoice = toInvoice(bill, sides, { number, at, zone });
  const { kind, issuedAt, dueAt, currency, net, tax, total } = invoice;
  await tx
    .insertInto('invoices')
    .values({
      organizationId,
      series,
      year,
      sequence,
      number,
      kind,
      billId,
      billVersion,
      payerId,
      payeeId,
      issuedAt,
      dueAt,
      currency,
      net,
      tax,
      total,
      content: JSON.stringify(invoice),
    })
    .execute();
}
