import type { BillLine } from 'shared-contracts/finance/bills';
import type { InvoiceParty } from 'shared-contracts/finance/invoices';
import type { Db } from '../../platform/database/database.ts';
import { BILL_TEXTS } from '../bill-texts/bill.texts.ts';
import { findParties } from '../invoices/issue/parties.store.ts';
import { taxedLines, taxesOf } from './bill.lines.ts';

type BilledParty = Pick<InvoiceParty, 'name' | 'address'>;

/** An approved bill for systems of others. `number`: of its invoice; null: it waits for that of its billing period. */
export type FreightBill = {
  number: string | null;
  version: number;
  approvedAt: number;
  dueAt: number | null;
  currency: string;
  /** Null: its contract names no partner. */
  payee: BilledParty | null;
  payer: BilledParty;
  /** Net amounts in `currency`. */
  lines: (ReturnType<typeof taxedLines>[number] & { description: string })[];
  taxes: ReturnType<typeof taxesOf>;
  tax: string;
  total: string;
};

/** Always English: the receiving system reads codes, not texts. */
const describe = ({ rule, name, place }: BillLine) =>
  [BILL_TEXTS.en.rule[rule], name ?? place].filter(Boolean).join(': ');

/** @returns null if it isn't approved */
export async function findFreightBill(db: Db, billId: string): Promise<FreightBill | null> {
  const bill = await db
    .selectFrom('bills')
    .leftJoin('invoices', 'invoices.id', 'bills.invoiceId')
    .select(['bills.organizationId', 'bills.partnerId', 'bills.figures', 'bills.approvedAt', 'bills.version'])
    .select(['invoices.number', 'invoices.dueAt'])
    .where('bills.id', '=', billId)
    .where('bills.state', '=', 'approved')
    .executeTakeFirst();
  if (!bill?.figures?.contract || bill.approvedAt === null) return null;
  const { organizationId, partnerId, figures, version, approvedAt, number, dueAt } = bill;
  const find = await findParties(db, [organizationId, ...(partnerId === null ? [] : [partnerId])], null);
  const partyOf = (id: string): BilledParty => {
    const { name, address } = find(id).party;
    return { name, address };
  };
  return {
    number,
    version,
    approvedAt,
    dueAt,
    currency: bill.figures.contract.billingCurrency,
    payee: partnerId === null ? null : partyOf(partnerId),
    payer: partyOf(organizationId),
    lines: taxedLines(figures).map((line) => ({ ...line, description: describe(line) })),
    taxes: taxesOf(figures),
    tax: figures.vat,
    total: figures.total,
  };
}
