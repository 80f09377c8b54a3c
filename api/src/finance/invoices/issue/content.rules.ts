import type { Invoice, InvoiceLine, InvoiceTax, TaxRate } from 'shared-contracts/finance/invoices';
import { DAY } from 'shared-contracts/values/time';
import { decimal } from '../../../platform/values/money.ts';
import { sumTaxes } from '../../rating/taxes.rules.ts';
import type { Party } from './parties.store.ts';

/** What the bill says; the rest of the invoice follows from its two sides and the time of its approval. */
export type ApprovedBill = Pick<
  Invoice,
  | 'of'
  | 'subject'
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
> & { lines: readonly (Omit<InvoiceLine, 'category' | 'taxPercentage'> & { taxPercentage: string })[] };

type Taxation = Pick<InvoiceTax, 'category' | 'name' | 'reason'>;

const isSameRate = (one: string, other: string) => decimal(one).equals(other);

/** The issuer's rate of this percentage gives the name of the tax, and at 0 % the reason. */
export function taxationOf(percentage: string, rates: readonly TaxRate[]): Taxation {
  const rate = rates.find((one) => isSameRate(one.percentage, percentage));
  return { category: rate?.category ?? 'standard', name: rate?.name ?? null, reason: rate?.reason || null };
}

type Sides = { payee: Party; payer: Party };
/** `at` in unix seconds; `zone` of the printed days. */
type Issue = { number: string; at: number; zone: string };

/** Everything that the invoice says from now on, whatever changes later. */
export function toInvoice(bill: ApprovedBill, { payee, payer }: Sides, { number, at, zone }: Issue): Invoice {
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
    lines: bill.lines.map((line) => ({ ...line, category: taxationOf(line.taxPercentage, taxRates).category })),
    taxes: sumTaxes(taxed).map((sum) => ({ ...sum, ...taxationOf(sum.percentage, taxRates) })),
  };
}
