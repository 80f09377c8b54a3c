import type { EInvoice } from 'shared-contracts/finance/e-invoices';
import {
  CARRIER_INVOICE_LIMITS as LIMITS,
  CARRIER_INVOICE_LINE_LIMITS as LINE_LIMITS,
} from 'shared-contracts/values/field-limits';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { findNumbers } from '../matching/references.rules.ts';

export type ReceivedLine = {
  reference: string | null;
  description: string | null;
  net: string;
  taxPercentage: string;
};
/** Days are `YYYY-MM-DD`. */
export type ReceivedInvoice = {
  number: string;
  issuedOn: string;
  dueOn: string | null;
  period: { from: string; to: string } | null;
  currency: string;
  net: string;
  tax: string;
  total: string;
  lines: ReceivedLine[];
};

const AMOUNT = /^-?\d{1,13}(\.\d{1,12})?$/;
const PERCENTAGE = /^\d{1,3}(\.\d{1,12})?$/;
const MAX_AMOUNT = '9999999999999.99';
const PLACES = 4;

const isAmount = (text: string) => AMOUNT.test(text);
export const fitsMoney = (amount: string) => decimal(amount).abs().lte(MAX_AMOUNT);
/** Rejects 30 February. */
const isDay = (day: string | null | undefined): day is string =>
  typeof day === 'string' &&
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);
const toDay = (day: string | null) => (isDay(day) ? day : null);
/** Never cuts a surrogate pair. */
const shorten = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim() || null;
const toPercentage = (text: string | null) =>
  text !== null && PERCENTAGE.test(text) ? decimal(text).toDecimalPlaces(PLACES).toFixed() : '0';

/** The lines of a file; allowances and charges of the whole document become lines as well. */
function toLines({ lines, adjustments, orderReference }: EInvoice): ReceivedLine[] {
  const toLine = (
    texts: readonly (string | null)[],
    object: string | null,
    net: string,
    taxPercentage: string | null,
  ) => {
    const text = texts.filter(Boolean).join(' · ');
    const reference = object ?? findNumbers(text)[0] ?? orderReference;
    return {
      reference: reference && shorten(reference, LINE_LIMITS.reference),
      description: shorten(text, LINE_LIMITS.description),
      net: isAmount(net) ? toMoney(decimal(net)) : net,
      taxPercentage: toPercentage(taxPercentage),
    };
  };
  return [
    ...lines.map(({ name, description, note, object, net, taxPercentage }) =>
      toLine([name, description, note], object, net, taxPercentage),
    ),
    ...adjustments.map(({ isCharge, amount, reason, taxPercentage }) =>
      toLine([reason], null, isCharge ? amount : `-${amount}`, taxPercentage),
    ),
  ];
}

const numbersOf = (preceding: EInvoice['preceding']) => [
  ...new Set(preceding.map(({ number }) => number.trim().toUpperCase()).filter(Boolean)),
];

/** The number of the invoice that a credit note credits. */
export const creditedNumber = ({ kind, preceding }: EInvoice): string | null =>
  kind === 'creditNote' ? (numbersOf(preceding)[0] ?? null) : null;

/** Problems that prevent an e-invoice from being received, by field; other rules that it violates don't. */
const PROBLEMS: Record<string, (invoice: EInvoice, lines: readonly ReceivedLine[]) => boolean> = {
  // A credit note is compared with exactly one invoice.
  preceding: ({ kind, preceding }) => kind === 'creditNote' && numbersOf(preceding).length !== 1,
  number: ({ number }) => number === '' || number.length > LIMITS.number,
  issuedOn: ({ issuedOn }) => !isDay(issuedOn),
  currency: ({ currency }) => currency === '' || currency.length > LIMITS.currency,
  lines: (_, lines) =>
    lines.length === 0 || lines.length > LIMITS.lines.max || !lines.every(({ net }) => isAmount(net)),
  'totals.net': ({ totals }) => !isAmount(totals.net) || decimal(totals.net).isNegative(),
  taxTotal: ({ taxTotal, taxes }) => (taxTotal !== '' || taxes.length > 0) && !isAmount(taxTotal),
  'totals.gross': ({ totals }) => !isAmount(totals.gross) || decimal(totals.gross).isNegative(),
};

/** An e-invoice as it is stored, or the fields that are missing or wrong. */
export function toReceived(invoice: EInvoice): { received: ReceivedInvoice } | { problems: string[] } {
  const lines = toLines(invoice);
  const problems = Object.keys(PROBLEMS).filter((field) => PROBLEMS[field]?.(invoice, lines));
  if (problems.length > 0) return { problems };
  const { number, issuedOn, dueOn, period, orderReference, currency, totals, taxTotal } = invoice;
  const amounts = { net: totals.net, tax: taxTotal || '0', total: totals.gross };
  if (!Object.values(amounts).every(fitsMoney)) return { problems: ['totals'] };
  const [from, to] = [toDay(period?.from ?? null), toDay(period?.to ?? null)];
  return {
    received: {
      number,
      issuedOn,
      dueOn: toDay(dueOn),
      // Null for an invoice of one order: there it only repeats when the order was carried out.
      period: !orderReference && from !== null && to !== null && from <= to ? { from, to } : null,
      currency,
      net: toMoney(decimal(amounts.net)),
      tax: toMoney(decimal(amounts.tax)),
      total: toMoney(decimal(amounts.total)),
      lines,
    },
  };
}

type Entered = Omit<ReceivedInvoice, 'net' | 'total'>;

/** An invoice that was entered by hand; the net total is the sum of its lines. */
export function toEntered(entered: Entered): ReceivedInvoice {
  const net = toMoney(sumOf(entered.lines.map((line) => line.net)));
  return {
    ...entered,
    net,
    tax: toMoney(decimal(entered.tax)),
    total: toMoney(decimal(net).plus(entered.tax)),
    lines: entered.lines.map((line) => ({
      ...line,
      net: toMoney(decimal(line.net)),
      taxPercentage: decimal(line.taxPercentage).toFixed(),
    })),
  };
}
