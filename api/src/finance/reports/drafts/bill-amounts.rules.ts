import type { RatingRule } from 'shared-contracts/values/finance/rating';
import { BILL_AMOUNTS, type ReportColumnId } from 'shared-contracts/values/finance/reports';
import { sumOf, toMoney } from '../../../platform/values/money.ts';

/** The rules of the lines that each column adds up. */
export const LINE_RULES = {
  linehaul: ['agreedPrice', 'pointToPoint', 'flatTrip', 'distance', 'minimumCharge'],
  delayCharges: ['loadingDelay', 'transitDelay', 'unloadingDelay'],
  demurrage: ['demurrage'],
  extraCharges: ['extraCharge', 'fuelSurcharge', 'saturdaySurcharge', 'sundaySurcharge', 'holidaySurcharge', 'service'],
  discounts: ['distanceDiscount', 'discount'],
} as const satisfies Partial<Record<ReportColumnId, readonly RatingRule[]>>;

type LineColumn = keyof typeof LINE_RULES;

/** Columns that depend on the amounts of a bill. */
const BILL_COLUMNS: readonly ReportColumnId[] = [...BILL_AMOUNTS, 'billCurrency'];

export const showsBill = (columns: readonly ReportColumnId[]) =>
  columns.some((column) => BILL_COLUMNS.includes(column));

/** Columns with the parties of a bill. */
const PARTY_COLUMNS: readonly ReportColumnId[] = ['billingPartner', 'billingContact', 'billingContract'];

export const readsDrafts = (columns: readonly ReportColumnId[]) =>
  showsBill(columns) || columns.some((column) => PARTY_COLUMNS.includes(column));

type Bill = {
  lines: readonly { rule: RatingRule; billed: string }[];
  taxBase: string;
  vat: string;
  total: string;
  contract: { name: string; billingCurrency: string } | null;
};
/** Null if the bill names none; then that of the order or trip is shown. */
export type BillParties = { partner: string | null; contact: string | null };

function linesOf(lines: Bill['lines'], column: LineColumn): string | null {
  const rules: readonly RatingRule[] = LINE_RULES[column];
  const ofColumn = lines.filter(({ rule }) => rules.includes(rule));
  return ofColumn.length === 0 ? null : toMoney(sumOf(ofColumn.map(({ billed }) => billed)));
}

/** The cells of a bill from its figures, as those of a submitted bill are read from the database. */
export function toBillCells(
  { lines, taxBase, vat, total, contract }: Bill,
  { partner, contact }: BillParties,
  columns: readonly ReportColumnId[],
) {
  const cells: Partial<Record<ReportColumnId, string | null>> = {
    linehaul: linesOf(lines, 'linehaul'),
    delayCharges: linesOf(lines, 'delayCharges'),
    demurrage: linesOf(lines, 'demurrage'),
    extraCharges: linesOf(lines, 'extraCharges'),
    discounts: linesOf(lines, 'discounts'),
    taxBase,
    vat,
    total,
    billCurrency: contract?.billingCurrency ?? null,
    ...(partner !== null && { billingPartner: partner }),
    ...(contact !== null && { billingContact: contact }),
    ...(contract && { billingContract: contract.name }),
  };
  return Object.fromEntries(columns.filter((column) => column in cells).map((column) => [column, cells[column]]));
}

/** In a file, the state of the bill tells which amounts are drafts. */
export function withBillState(columns: readonly ReportColumnId[]): readonly ReportColumnId[] {
  if (columns.includes('billState')) return columns;
  const first = columns.findIndex((column) => BILL_COLUMNS.includes(column));
  return first === -1 ? columns : columns.toSpliced(first, 0, 'billState');
}
