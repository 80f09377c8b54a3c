import type { InvoiceComparisonRow } from 'shared-contracts/finance/carrier-invoices';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import type { AgreedAmount } from '../carrier-invoices.tables.ts';
import { taxInProportion } from './match.rules.ts';

export type ProposedAmount = { subjectId: string; net: string };
type Row = Pick<InvoiceComparisonRow, 'subject' | 'invoiced' | 'billed' | 'differences'>;
type BilledRow = Row & {
  subject: NonNullable<Row['subject']>;
  invoiced: NonNullable<Row['invoiced']>;
  billed: NonNullable<Row['billed']>;
};
export type ProposalProblem = { path: string; code: 'unknown' | 'duplicate' | 'required' };

const ZERO = '0.00';
const isBilled = (row: Row): row is BilledRow => row.subject !== null && row.invoiced !== null && row.billed !== null;
const isPaidElsewhere = ({ differences }: Row) => differences.includes('otherInvoice');
/** Rows with an amount to agree on: they have lines and a bill, and no other invoice claims them. */
export const agreeableRows = (rows: readonly Row[]): BilledRow[] =>
  rows.filter(isBilled).filter((row) => !isPaidElsewhere(row));

/** What is wrong with a proposal; it must have an amount for each row that differs, and no others. */
export function proposalProblem(rows: readonly Row[], proposal: readonly ProposedAmount[]): ProposalProblem | null {
  const agreeable = agreeableRows(rows);
  for (const [i, { subjectId }] of proposal.entries()) {
    const path = `proposal.${i}.subjectId`;
    if (!agreeable.some(({ subject }) => subject.id === subjectId)) return { path, code: 'unknown' };
    if (proposal.findIndex((other) => other.subjectId === subjectId) < i) return { path, code: 'duplicate' };
  }
  const isOpen = ({ differences, subject }: BilledRow) =>
    differences.length > 0 && !proposal.some(({ subjectId }) => subjectId === subject.id);
  return agreeable.some(isOpen) ? { path: 'proposal', code: 'required' } : null;
}

/** A proposal of exactly what the carrier invoiced. */
export const invoicedAmounts = (rows: readonly Row[]): ProposedAmount[] =>
  agreeableRows(rows)
    .filter(({ differences }) => differences.length > 0)
    .map(({ subject, invoiced }) => ({ subjectId: subject.id, net: invoiced.net }));

/** Whether the carrier would have to credit something. */
export const isBelowInvoiced = (rows: readonly Row[], proposal: readonly ProposedAmount[]): boolean =>
  agreeableRows(rows).some(({ subject, invoiced }) =>
    proposal.some(({ subjectId, net }) => subjectId === subject.id && decimal(net).lessThan(invoiced.net)),
  );

/**
 * The amounts paid per order or trip if a proposal is accepted. Rows without a proposal are paid as invoiced and
 * settle nothing; rows claimed by another invoice and lines without a bill aren't paid. Tax is proportional to the
 * bill's.
 */
export function agreedAmounts(rows: readonly Row[], proposal: readonly ProposedAmount[]): AgreedAmount[] {
  return rows.filter(isBilled).map((row): AgreedAmount => {
    const subjectId = row.subject.id;
    const proposed = proposal.find((one) => one.subjectId === subjectId);
    if (isPaidElsewhere(row)) return { subjectId, net: ZERO, tax: ZERO, settlement: 'none' };
    if (!proposed) return { subjectId, ...row.invoiced, settlement: 'none' };
    const net = toMoney(decimal(proposed.net));
    const isAsInvoiced = decimal(net).equals(row.invoiced.net) && !row.differences.includes('tax');
    return {
      subjectId,
      net,
      tax: isAsInvoiced ? row.invoiced.tax : taxInProportion(net, row.billed),
      settlement: null,
    };
  });
}

export function sumAgreed(amounts: readonly Pick<AgreedAmount, 'net' | 'tax'>[]) {
  const [net, tax] = [sumOf(amounts.map((one) => one.net)), sumOf(amounts.map((one) => one.tax))];
  return { net: toMoney(net), tax: toMoney(tax), total: toMoney(net.plus(tax)) };
}
