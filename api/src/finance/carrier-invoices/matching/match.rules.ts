import type { InvoiceComparison, InvoiceComparisonRow } from 'shared-contracts/finance/carrier-invoices';
import type { InvoiceTolerance } from 'shared-contracts/finance/contract-terms';
import type { BillState, BillSubject } from 'shared-contracts/values/finance/bills';
import type { InvoiceDifference } from 'shared-contracts/values/finance/carrier-invoices';
import { decimal, type Decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { normalizeReference } from './references.rules.ts';

export type ComparedLine = { position: number; net: string; taxPercentage: string; subjectId: string | null };
export type ComparedTotals = { currency: string; net: string; tax: string; total: string };
/** An order or trip that a line can be assigned to. */
export type Candidate = { id: string; number: string; reference: string | null };
/** The bill of an order or trip, in its billing currency. */
export type ComparedBill = Candidate & {
  of: BillSubject;
  state: BillState;
  currency: string | null;
  net: string;
  tax: string;
  tolerance: InvoiceTolerance | null;
  /** The number of another carrier invoice that has it. */
  otherInvoice: string | null;
};

const ZERO = '0.00';
const CENT = '0.01';
const HUNDRED = 100;

/**
 * The order or trip that a line names: by its number, or by a reference that only one has.
 * @returns null if none or several fit
 */
export function findSubject(references: readonly string[], candidates: readonly Candidate[]): string | null {
  for (const text of references) {
    const wanted = normalizeReference(text);
    if (wanted === '') continue;
    const byNumber = candidates.filter(({ number }) => normalizeReference(number) === wanted);
    const found =
      byNumber.length > 0
        ? byNumber
        : candidates.filter(({ reference }) => reference !== null && normalizeReference(reference) === wanted);
    if (found.length === 1) return found[0]?.id ?? null;
  }
  return null;
}

/** By how much an amount may differ: the lower of both limits; not at all if there are none. */
export function allowedDifference(tolerance: InvoiceTolerance | null, billed: string): Decimal {
  const limits = [
    tolerance?.amount ?? null,
    tolerance?.percentage ? decimal(billed).abs().times(tolerance.percentage).div(HUNDRED) : null,
  ].filter((limit) => limit !== null);
  return (
    limits.map(decimal).reduce<Decimal | null>((least, limit) => (least?.lte(limit) ? least : limit), null) ??
    decimal(0)
  );
}

/** The tax of lines at their rates, rounded per rate as on invoices. */
export function taxOf(lines: readonly ComparedLine[]): string {
  const rates = Map.groupBy(lines, ({ taxPercentage }) => decimal(taxPercentage).toFixed());
  const taxes = [...rates].map(([rate, of]) =>
    decimal(
      toMoney(
        sumOf(of.map(({ net }) => net))
          .times(rate)
          .div(HUNDRED),
      ),
    ),
  );
  return toMoney(sumOf(taxes));
}

type Sums = { net: string; tax: string };

/** The tax of another net amount, in proportion. */
export const taxInProportion = (net: string, bill: Sums): string =>
  decimal(bill.net).isZero() ? toMoney(decimal(bill.tax)) : toMoney(decimal(net).times(bill.tax).div(bill.net));

/** Whether the tax differs from that of a bill with the same amount; allows each line to be rounded on its own. */
export function isTaxDifferent(invoiced: Sums, billed: Sums, lines: number): boolean {
  const expected = taxInProportion(invoiced.net, billed);
  return decimal(invoiced.tax)
    .minus(expected)
    .abs()
    .greaterThan(decimal(CENT).times(lines + 1));
}

function differencesOf(bill: ComparedBill, invoiced: Sums, currency: string, lines: number): InvoiceDifference[] {
  const other: InvoiceDifference[] = bill.otherInvoice === null ? [] : ['otherInvoice'];
  if (bill.currency !== currency) return [...other, 'currency'];
  const difference = decimal(invoiced.net).minus(bill.net);
  const isWithin = difference.abs().lte(allowedDifference(bill.tolerance, bill.net));
  const amount = difference.isNegative() ? 'amountBelow' : 'amountAbove';
  return [
    ...other,
    ...(isWithin ? [] : ([amount] as const)),
    ...(isTaxDifferent(invoiced, bill, lines) ? (['tax'] as const) : []),
  ];
}

const toSubject = ({ of, id, number, reference, state }: ComparedBill) => ({
  of,
  id,
  number,
  reference,
  billState: state,
});
const toBilled = ({ net, tax, currency }: ComparedBill) => ({
  net: toMoney(decimal(net)),
  tax: toMoney(decimal(tax)),
  currency,
});

function compareBill(bill: ComparedBill, lines: readonly ComparedLine[], currency: string): InvoiceComparisonRow {
  const invoiced = { net: toMoney(sumOf(lines.map(({ net }) => net))), tax: taxOf(lines) };
  const isComparable = bill.currency === currency;
  return {
    subject: toSubject(bill),
    lines: lines.map(({ position }) => position),
    invoiced,
    billed: toBilled(bill),
    difference: isComparable ? toMoney(decimal(invoiced.net).minus(bill.net)) : null,
    allowed: isComparable ? toMoney(allowedDifference(bill.tolerance, bill.net)) : ZERO,
    differences: differencesOf(bill, invoiced, currency, lines.length),
    otherInvoice: bill.otherInvoice,
  };
}

export const missingHere = (line: ComparedLine): InvoiceComparisonRow => ({
  subject: null,
  lines: [line.position],
  invoiced: { net: toMoney(decimal(line.net)), tax: taxOf([line]) },
  billed: null,
  difference: null,
  allowed: ZERO,
  differences: ['missingHere'],
  otherInvoice: null,
});

const missingThere = (bill: ComparedBill): InvoiceComparisonRow => ({
  subject: toSubject(bill),
  lines: [],
  invoiced: null,
  billed: toBilled(bill),
  difference: null,
  allowed: ZERO,
  differences: ['missingThere'],
  otherInvoice: null,
});

export function doTotalsDiffer({ net, tax, total }: ComparedTotals, lines: readonly ComparedLine[]): boolean {
  const rounding = decimal(CENT).times(lines.length);
  return (
    !sumOf(lines.map((line) => line.net)).equals(net) ||
    decimal(tax).minus(taxOf(lines)).abs().greaterThan(rounding) ||
    !decimal(net).plus(tax).equals(total)
  );
}

/**
 * Compares an invoice with bills: per order or trip, then the lines without one, then bills without a line.
 * @param expected bills of the invoice's period
 */
export function compareInvoice(
  totals: ComparedTotals,
  lines: readonly ComparedLine[],
  bills: readonly ComparedBill[],
  expected: readonly ComparedBill[] = [],
): InvoiceComparison {
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const groups = Map.groupBy(lines, ({ subjectId }) => (subjectId === null ? undefined : billOf.get(subjectId)));
  const compared = [...groups].flatMap(([bill, of]) => (bill ? [compareBill(bill, of, totals.currency)] : []));
  const named = new Set(compared.map(({ subject }) => subject?.id));
  return {
    rows: [
      ...compared,
      ...(groups.get(undefined) ?? []).map(missingHere),
      ...expected.filter(({ id }) => !named.has(id)).map(missingThere),
    ],
    totalsDiffer: doTotalsDiffer(totals, lines),
  };
}

/** The status that a comparison leads to; `received`: no line has a bill, or a part of the credited invoice, yet. */
export function comparisonStatus({ rows, totalsDiffer }: InvoiceComparison): 'received' | 'matched' | 'differs' {
  if (!rows.some(({ billed, lines }) => billed !== null && lines.length > 0)) return 'received';
  return totalsDiffer || rows.some(({ differences }) => differences.length > 0) ? 'differs' : 'matched';
}

/** The sum of the differences; null: no line has a bill in the invoice's currency. */
export function comparisonDifference({ rows }: InvoiceComparison): string | null {
  const compared = rows.filter(({ difference }) => difference !== null);
  if (compared.length === 0) return null;
  return toMoney(
    sumOf(
      rows.flatMap(({ difference, invoiced, billed }) => difference ?? (billed === null ? (invoiced?.net ?? []) : [])),
    ),
  );
}
