import type { InvoiceComparison, InvoiceComparisonRow } from 'shared-contracts/finance/carrier-invoices';
import type { CarrierInvoiceStatus, InvoiceDifference } from 'shared-contracts/values/finance/carrier-invoices';
import { decimal, type Decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import type { AgreedAmount } from '../carrier-invoices.tables.ts';
import {
  type ComparedLine,
  type ComparedTotals,
  doTotalsDiffer,
  isTaxDifferent,
  missingHere,
  taxInProportion,
  taxOf,
} from '../matching/match.rules.ts';

type Sums = { net: string; tax: string };
/** What the credited invoice contains for an order or trip; `subject` null: for all lines without one. */
export type CreditedPart = {
  subject: InvoiceComparisonRow['subject'];
  invoiced: Sums;
  /** The net amount that is paid for it. */
  paid: string;
  /** The net amount that approved credit notes credit of it. */
  credited: string;
};
type CreditedInvoice = {
  status: CarrierInvoiceStatus;
  comparison: Pick<InvoiceComparison, 'rows'>;
  agreed: readonly Pick<AgreedAmount, 'subjectId' | 'net'>[] | null;
};

const ZERO = '0.00';
const atLeastZero = (amount: Decimal) => (amount.isNegative() ? decimal(0) : amount);
const subtract = (one: string, other: string) => decimal(one).minus(other);

/** @param creditedOf what approved credit notes credit of an order or trip, or of lines without one */
export function creditedParts(
  { status, comparison, agreed }: CreditedInvoice,
  creditedOf: (subjectId: string | null) => string,
): CreditedPart[] {
  const invoicedRows = comparison.rows.flatMap(({ subject, invoiced }) => (invoiced ? [{ subject, invoiced }] : []));
  const paidOf = (subjectId: string | null, net: string) => {
    if (subjectId === null || status === 'rejected') return ZERO;
    return agreed ? (agreed.find((one) => one.subjectId === subjectId)?.net ?? ZERO) : net;
  };
  return [...Map.groupBy(invoicedRows, ({ subject }) => subject?.id ?? null)].map(([id, rows]) => {
    const net = toMoney(sumOf(rows.map(({ invoiced }) => invoiced.net)));
    const tax = toMoney(sumOf(rows.map(({ invoiced }) => invoiced.tax)));
    const subject = rows[0]?.subject ?? null;
    return { subject, invoiced: { net, tax }, paid: paidOf(id, net), credited: creditedOf(id) };
  });
}

const openOf = ({ invoiced, credited }: CreditedPart) => toMoney(subtract(invoiced.net, credited));
const keyOf = ({ subject }: CreditedPart) => subject?.id ?? null;

/** A line that names no order or trip belongs to the only part that an invoice has. */
export const onlyPartOf = (parts: readonly CreditedPart[]): string | null =>
  parts.length === 1 && parts[0] ? keyOf(parts[0]) : null;

function comparePart(part: CreditedPart, lines: readonly ComparedLine[], currency: { own: string; credited: string }) {
  const invoiced = { net: toMoney(sumOf(lines.map(({ net }) => net))), tax: taxOf(lines) };
  const open = openOf(part);
  const differencesOf = (): InvoiceDifference[] => {
    if (currency.own !== currency.credited) return ['currency'];
    return [
      ...(decimal(invoiced.net).greaterThan(open) ? (['amountAbove'] as const) : []),
      ...(isTaxDifferent(invoiced, part.invoiced, lines.length) ? (['tax'] as const) : []),
    ];
  };
  return {
    subject: part.subject,
    lines: lines.map(({ position }) => position),
    invoiced,
    billed: { net: open, tax: taxInProportion(open, part.invoiced), currency: currency.credited },
    difference: null,
    allowed: ZERO,
    differences: differencesOf(),
    otherInvoice: null,
  } satisfies InvoiceComparisonRow;
}

/** Compares a credit note with what is open of the invoice that it credits, by order or trip. */
export function compareCredit(
  totals: ComparedTotals,
  lines: readonly ComparedLine[],
  { parts, currency }: { parts: readonly CreditedPart[]; currency: string },
): InvoiceComparison {
  const partOf = new Map(parts.map((part) => [keyOf(part), part]));
  const rows = [...Map.groupBy(lines, ({ subjectId }) => partOf.get(subjectId))].flatMap(([part, of]) =>
    part ? [comparePart(part, of, { own: totals.currency, credited: currency })] : of.map(missingHere),
  );
  return { rows, totalsDiffer: doTotalsDiffer(totals, lines) };
}

/** By how much credits so far reduce the paid amount: they first use up what was invoiced but isn't paid. */
const loweredSoFar = ({ invoiced, paid }: CreditedPart, credited: Decimal) =>
  atLeastZero(credited.minus(atLeastZero(subtract(invoiced.net, paid))));

/** By how much another credit reduces the net amount paid for a part. */
export function loweredBy(part: CreditedPart, credit: string): string {
  const before = loweredSoFar(part, decimal(part.credited));
  return toMoney(loweredSoFar(part, decimal(part.credited).plus(credit)).minus(before));
}

/**
 * The amount of a bill after another credit: what is paid afterwards, but reduced by no more than the credit reduces
 * the payment. A bill that is already lower, due to the tolerance or an agreement, stays as it is.
 */
export function billAfterCredit(part: CreditedPart, credit: string, billed: string): string {
  const paid = decimal(part.paid).minus(loweredSoFar(part, decimal(part.credited).plus(credit)));
  const above = atLeastZero(decimal(billed).minus(paid));
  const lowered = loweredBy(part, credit);
  return toMoney(decimal(billed).minus(above.greaterThan(lowered) ? lowered : above));
}

/** The agreed net amount that isn't credited yet; null if none. */
export function awaitedCredit(invoice: CreditedInvoice, fulfilled: string): string | null {
  if (invoice.status === 'rejected' || invoice.agreed === null) return null;
  const unpaid = creditedParts(invoice, () => ZERO).map(({ invoiced, paid }) =>
    atLeastZero(subtract(invoiced.net, paid)),
  );
  const open = sumOf(unpaid).minus(fulfilled);
  return open.greaterThan(0) ? toMoney(open) : null;
}
