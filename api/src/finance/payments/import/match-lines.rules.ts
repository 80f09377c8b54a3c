import type { PaymentImportLine } from 'shared-contracts/finance/payment-imports';
import { type Decimal, decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import type { StatementLine } from './statement-line.ts';

/** An invoice of the payee in any state. */
export type NamedInvoice = {
  id: string;
  number: string;
  /** The reference of its QR-bill; null if it has none. */
  paymentReference: string | null;
  payerId: string;
  currency: string;
  open: string;
};
export type KeyedLine = StatementLine & { key: string };
export type MatchedLine = Pick<PaymentImportLine, 'result' | 'invoices'>;

const TOKEN = /[\p{L}\p{N}/_.-]+/gu;
const EDGES = /^[/_.-]+|[/_.-]+$/g;

/** Possible invoice numbers in a text, in upper case. */
export const listTokens = (text: string): string[] => [
  ...new Set(
    [...text.toUpperCase().matchAll(TOKEN)]
      .flatMap(([token]) => [token, ...token.split('/')])
      .flatMap((token) => [token, token.replaceAll(EDGES, '')])
      .filter((token) => /\d/.test(token)),
  ),
];

type Open = Map<string, Decimal>;
const openOf = (open: Open, { id }: NamedInvoice) => open.get(id) ?? decimal(0);

/** Finds invoices by number; among several with the same number, the only one with exactly this open amount. */
function findInvoices(line: StatementLine, byNumber: Map<string, readonly NamedInvoice[]>, open: Open) {
  const found: NamedInvoice[] = [];
  let isAmbiguous = false;
  for (const token of listTokens(line.text)) {
    const named = byNumber.get(token) ?? [];
    const fitting = named.length > 1 ? named.filter((one) => openOf(open, one).equals(line.amount ?? '0')) : named;
    if (named.length > 0 && fitting.length !== 1) isAmbiguous = true;
    // A QR-bill is paid with its reference, and may name the number too.
    else found.push(...fitting.filter((one) => !found.includes(one)));
  }
  return { invoices: found, isAmbiguous };
}

/** Distributes the amount over the invoices in the order in which the text names them. */
function allocate(amount: Decimal, invoices: readonly NamedInvoice[], open: Open): PaymentImportLine['invoices'] {
  let rest = amount;
  return invoices.flatMap((invoice) => {
    const part = rest.lessThan(openOf(open, invoice)) ? rest : openOf(open, invoice);
    if (part.lessThanOrEqualTo(0)) return [];
    rest = rest.minus(part);
    open.set(invoice.id, openOf(open, invoice).minus(part));
    return [{ invoiceId: invoice.id, number: invoice.number, amount: toMoney(part) }];
  });
}

type MatchInput = { invoices: readonly NamedInvoice[]; importedKeys: ReadonlySet<string> };

/**
 * Matches lines one after the other: each can use what the previous ones leave open. Lines are recognized by the
 * invoice numbers in their text, never by their amount alone.
 */
export function matchLines(lines: readonly KeyedLine[], { invoices: all, importedKeys }: MatchInput): MatchedLine[] {
  const byNumber = Map.groupBy(all, ({ number }) => number.toUpperCase());
  for (const invoice of all)
    if (invoice.paymentReference !== null)
      byNumber.set(invoice.paymentReference, [...(byNumber.get(invoice.paymentReference) ?? []), invoice]);
  const open: Open = new Map(all.map((invoice) => [invoice.id, decimal(invoice.open)]));
  const failed = (result: MatchedLine['result']): MatchedLine => ({ result, invoices: [] });
  return lines.map((line) => {
    if (line.day === null || line.amount === null) return failed('unreadable');
    if (importedKeys.has(line.key)) return failed('alreadyImported');
    const { invoices, isAmbiguous } = findInvoices(line, byNumber, open);
    if (isAmbiguous) return failed('ambiguous');
    const [first] = invoices;
    if (!first) return failed('unknownNumber');
    if (invoices.some(({ payerId }) => payerId !== first.payerId)) return failed('severalPayers');
    const currency = line.currency ?? first.currency;
    if (invoices.some((invoice) => invoice.currency !== currency)) return failed('currencyDiffers');
    const [amount, total] = [decimal(line.amount), sumOf(invoices.map((invoice) => openOf(open, invoice)))];
    if (amount.greaterThan(total)) return failed('exceedsOpen');
    return { result: amount.equals(total) ? 'matched' : 'partly', invoices: allocate(amount, invoices, open) };
  });
}
