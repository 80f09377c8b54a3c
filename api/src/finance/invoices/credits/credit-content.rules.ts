import type { Invoice, InvoiceLine } from 'shared-contracts/finance/invoices';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { taxesOfCredit, totalsOfCredit } from './credit-taxes.rules.ts';
import { type CreditedLine, quantityOf } from './remaining.rules.ts';

function toCreditedLine(original: InvoiceLine, { line, net, quantity }: CreditedLine): InvoiceLine {
  const billed = toMoney(net);
  if (billed === original.billed) return { ...original, line };
  const amount = toMoney(decimal(original.amount).times(net).div(original.billed));
  const basis = quantityOf(original);
  if (quantity === undefined || basis === null) return { ...original, line, amount, billed, isPart: true };
  const measured = basis.unit === 'minutes' ? { minutes: Number(quantity) } : { distance: quantity };
  return { ...original, line, amount, billed, ...measured };
}

/** The bills of a grouped invoice that are credited, each with its credited lines. */
function toCreditedBills({ bills }: Invoice, lines: readonly InvoiceLine[]) {
  if (!bills) return { lines: [...lines] };
  const credited = Map.groupBy(lines, ({ bill }) => bill ?? 0);
  const positions = [...credited.keys()].toSorted((one, other) => one - other);
  return {
    lines: lines.map((line) => ({ ...line, bill: positions.indexOf(line.bill ?? 0) })),
    bills: positions.flatMap((position) => {
      const bill = bills[position];
      const net = toMoney(sumOf((credited.get(position) ?? []).map(({ billed }) => billed)));
      return bill ? [{ ...bill, net }] : [];
    }),
  };
}

/** `at` in unix seconds; `reason`: null if a new version of the bill replaces the invoice. */
export type Credit = { reason: string | null; at: number; zone: string };

/** The frame of a credit note around the content of its invoice. */
export const toCreditNote = (invoice: Invoice, { number, reason, at, zone }: Credit & { number: string }): Invoice => ({
  ...invoice,
  kind: 'creditNote',
  number,
  original: { number: invoice.number, issuedAt: invoice.issuedAt },
  reason,
  issuedAt: at,
  dueAt: at,
  paymentTermDays: 0,
  zone,
});

/** The content of a credit note for these lines. `left`: the lines before it. */
export function toPartContent(
  invoice: Invoice,
  left: readonly CreditedLine[],
  credited: readonly CreditedLine[],
): Invoice {
  const sorted = credited.toSorted((one, other) => one.line - other.line);
  const lines = sorted.flatMap((one) => {
    const original = invoice.lines[one.line];
    return original ? [toCreditedLine(original, one)] : [];
  });
  const taxes = taxesOfCredit(invoice, left, credited);
  return { ...invoice, ...toCreditedBills(invoice, lines), taxes, ...totalsOfCredit(taxes, credited) };
}
