import type { Invoice, InvoiceLine, InvoiceTax, TaxRate } from 'shared-contracts/finance/invoices';
import type { UntaxedCategory } from 'shared-contracts/values/finance/invoices';
import { DAY } from 'shared-contracts/values/time';
import { decimal } from '../../../platform/values/money.ts';
import { sumTaxes } from '../../rating/taxes.rules.ts';
import type { Party } from './parties.store.ts';

/** The content of the bill; the rest of the invoice follows from its two sides and the time of approval. */
export type ApprovedBill = Pick<
  Invoice,
  | 'of'
  | 'contract'
  | 'override'
  | 'service'
  | 'places'
  | 'unitStandard'
  | 'baseCurrency'
  | 'currency'
  | 'isSelfBilled'
  | 'net'
  | 'tax'
  | 'total'
> & {
  subject: NonNullable<Invoice['subject']>;
  lines: readonly Omit<InvoiceLine, 'category'>[];
  untaxed: { category: UntaxedCategory; reason: string | null } | null;
};

type Taxation = Pick<InvoiceTax, 'category' | 'name' | 'reason'>;

const isSameRate = (one: string, other: string) => decimal(one).equals(other);

/**
 * The payee's rate with this percentage provides the name of the tax and, at 0 %, the reason unless the bill states
 * one.
 */
export function taxationOf(percentage: string, rates: readonly TaxRate[], untaxed: ApprovedBill['untaxed']): Taxation {
  if (untaxed) return { ...untaxed, name: null };
  const rate = rates.find((one) => isSameRate(one.percentage, percentage));
  return { category: rate?.category ?? 'standard', name: rate?.name ?? null, reason: rate?.reason || null };
}

export type Sides = { payee: Party; payer: Party };
/** `at` in unix seconds; `zone` of the printed days. */
export type Issue = { number: string; at: number; zone: string };

/** The complete content of the invoice, which later changes don't affect. */
export function toInvoice(
  { untaxed, ...bill }: ApprovedBill,
  { payee, payer }: Sides,
  { number, at, zone }: Issue,
): Invoice {
  const { taxRates, paymentTermDays, bankName, bankAccount, bankCode } = payee.settings;
  const taxed = bill.lines.map(({ billed, taxPercentage }) => ({ billed, percentage: taxPercentage }));
  return {
    ...bill,
    kind: 'invoice',
    number,
    issuedAt: at,
    zone,
    dueAt: at + paymentTermDays * DAY,
    paymentTermDays,
    payee: payee.party,
    payer: payer.party,
    bank: { name: bankName, account: bankAccount, code: bankCode },
    lines: bill.lines.map((line) => ({
      ...line,
      category: taxationOf(line.taxPercentage, taxRates, untaxed).category,
    })),
    taxes: sumTaxes(taxed).map((sum) => ({ ...sum, ...taxationOf(sum.percentage, taxRates, untaxed) })),
  };
}
