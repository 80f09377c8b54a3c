import type { EInvoice, EInvoiceAdjustment, EInvoiceLine } from 'shared-contracts/finance/e-invoices';
import type { EInvoiceFix } from 'shared-contracts/values/finance/e-invoices';
import { decimal, type Decimal } from '../../../platform/values/money.ts';

/** A published rule. `check` returns the fields that break it. */
export type Rule = {
  id: string;
  fix: EInvoiceFix;
  message: string;
  check: (invoice: EInvoice) => readonly string[];
};

type Value = string | null | undefined;

/** A rule of the whole document about one field. */
export const rule = (
  id: string,
  fix: EInvoiceFix,
  field: string,
  message: string,
  isSatisfied: (invoice: EInvoice) => boolean | Value,
): Rule => ({ id, fix, message, check: (invoice) => (isSatisfied(invoice) ? [] : [field]) });

const eachOf =
  <Item>(path: string, itemsOf: (invoice: EInvoice) => readonly Item[]) =>
  (
    id: string,
    field: string,
    message: string,
    isSatisfied: (item: Item, invoice: EInvoice) => boolean | Value,
  ): Rule => ({
    id,
    fix: 'bill',
    message,
    check: (invoice) =>
      itemsOf(invoice).flatMap((item, i) => (isSatisfied(item, invoice) ? [] : [`${path}.${i}.${field}`])),
  });

export const eachLine = eachOf<EInvoiceLine>('lines', ({ lines }) => lines);
export const eachTax = eachOf('taxes', ({ taxes }) => taxes);

type Adjusted = { path: string; adjustment: EInvoiceAdjustment };
const adjustmentsOfLines = ({ lines }: EInvoice): Adjusted[] =>
  lines.flatMap(({ adjustments }, line) =>
    adjustments.map((adjustment, i) => ({ path: `lines.${line}.adjustments.${i}`, adjustment })),
  );
const adjustmentsOfDocument = ({ adjustments }: EInvoice): Adjusted[] =>
  adjustments.map((adjustment, i) => ({ path: `adjustments.${i}`, adjustment }));

const eachAdjustment =
  (adjustedOf: (invoice: EInvoice) => Adjusted[], isCharge: boolean | null) =>
  (id: string, field: string, message: string, isSatisfied: (one: EInvoiceAdjustment) => boolean | Value): Rule => ({
    id,
    fix: 'bill',
    message,
    check: (invoice) =>
      adjustedOf(invoice)
        .filter(({ adjustment }) => isCharge === null || adjustment.isCharge === isCharge)
        .flatMap(({ path, adjustment }) => (isSatisfied(adjustment) ? [] : [`${path}.${field}`])),
  });

export const eachAllowance = eachAdjustment(adjustmentsOfDocument, false);
export const eachCharge = eachAdjustment(adjustmentsOfDocument, true);
export const eachLineAllowance = eachAdjustment(adjustmentsOfLines, false);
export const eachLineCharge = eachAdjustment(adjustmentsOfLines, true);
export const eachAnyAdjustment = eachAdjustment(
  (invoice) => [...adjustmentsOfDocument(invoice), ...adjustmentsOfLines(invoice)],
  null,
);

const NUMBER = /^-?\d{1,15}(\.\d{1,12})?$/;
export const isNumber = (text: Value): text is string => typeof text === 'string' && NUMBER.test(text);
/** Zero for text that is not a number, which other rules report. */
export const amountOf = (text: Value): Decimal => decimal(isNumber(text) ? text : 0);
export const sumAmounts = (texts: readonly Value[]): Decimal =>
  texts.reduce<Decimal>((sum, text) => sum.plus(amountOf(text)), decimal(0));

export const isWithin = (one: Decimal, other: Decimal, tolerance: string) => one.minus(other).abs().lte(tolerance);
