import type { Db } from '../../../platform/database/database.ts';
import { type ApprovedBill, toInvoice } from './content.rules.ts';
import { type BillingContact, findParties } from './parties.store.ts';
import { storeInvoice } from './store-invoice.store.ts';

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

/**
 * Issues the invoice of a bill in the transaction that approves it. Call it last: other approvals wait for the number.
 * The numbers are the payee's, or the payer's if it bills itself.
 * @returns its id
 */
export async function issueInvoice(tx: Db, request: InvoiceRequest): Promise<string> {
  const { bill, billId, billVersion, payerId, payeeId, billingContact, at, zone } = request;
  const partyOf = await findParties(tx, [payerId, payeeId], billingContact);
  const sides = { payee: partyOf(payeeId), payer: partyOf(payerId) };
  const { series, numberFormat } = (bill.isSelfBilled ? sides.payer : sides.payee).settings;
  const { id } = await storeInvoice(tx, {
    numbering: { organizationId: bill.isSelfBilled ? payerId : payeeId, series, numberFormat, at, zone },
    billId,
    billVersion,
    billingPeriodId: null,
    payerId,
    payeeId,
    originalId: null,
    toContent: (number) => toInvoice(bill, sides, { number, at, zone }),
  });
  return id;
}
