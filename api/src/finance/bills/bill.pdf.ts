import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import type { Bill, BillLine } from 'shared-contracts/finance/bills';
import { formatMeasure } from 'shared-contracts/values/units';
import type { UserPreferences } from '../../identity/public.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import type { PdfAttachment } from '../../platform/pdf/archive.ts';
import type { PdfField, PdfSection, PdfColumn, PdfDocument, PdfRow } from '../../platform/pdf/document.ts';
import { formatDate, formatDateTime, formatNumber, formatMoney } from '../../platform/pdf/format.rules.ts';
import { basisOf } from '../bill-texts/bill.basis.ts';
import { invoicePdf } from '../invoices/pdf/invoice.pdf.ts';
import { BILL_TEXTS } from '../bill-texts/bill.texts.ts';
import type { Letterheads } from './letterhead.store.ts';
import type { BillTexts } from '../bill-texts/bill-texts.ts';

const DASH = '–';
const UNIT = { metric: 'km', imperial: 'mi' } as const;

const nameOf = ({ rule, name, place }: BillLine, words: BillTexts) =>
  [words.rule[rule], name ?? place].filter(Boolean).join(': ');

function tableOf({ lines, unitStandard, currency, billingCurrency }: Bill, words: BillTexts): PdfSection {
  const isConverted = currency !== billingCurrency;
  const amountIn = (of: string | null): PdfColumn => ({
    header: fillPlaceholders(words.amount, { currency: of ?? DASH }),
    width: 4,
    align: 'end',
  });
  const columns: PdfColumn[] = [
    { header: words.charge, width: 6 },
    { header: words.basis, width: 8 },
    amountIn(currency),
    ...(isConverted ? [amountIn(billingCurrency)] : []),
  ];
  const rows = lines.map((line): PdfRow => ({
    cells: [
      nameOf(line, words),
      basisOf(line, UNIT[unitStandard], words),
      formatNumber(line.amount),
      ...(isConverted ? [formatNumber(line.billed)] : []),
    ],
  }));
  return lines.length > 0 ? { kind: 'table', columns, rows } : { kind: 'text', text: words.empty };
}

function totalsOf(
  { taxBase, vat, total, vatPercentage, taxes = [], billingCurrency }: Bill,
  words: BillTexts,
): PdfSection {
  const rates = taxes.length > 0 ? taxes : [{ percentage: vatPercentage, tax: vat }];
  const money = (amount: string) => formatMoney(amount, billingCurrency ?? '').trim();
  return {
    kind: 'totals',
    lines: [
      { label: words.taxBase, value: money(taxBase) },
      ...rates.map(({ percentage, tax }) => ({
        label: fillPlaceholders(words.vat, { percentage }),
        value: money(tax),
      })),
      { label: words.total, value: money(total), isGrand: true },
    ],
  };
}

function factsOf(bill: Bill, words: BillTexts, { units, zone }: UserPreferences): PdfField[] {
  const {
    state,
    version,
    subject,
    partner,
    billingContact,
    contract,
    ratedAt,
    calculationBasedDate,
    distance,
    estimatedDistance,
    actualDistance,
    utilization,
    demurrage,
    conversionRate,
    contractProblems = [],
    override,
  } = bill;
  const km = (value: string | null) => (value === null ? DASH : formatMeasure(value, 'distance', units));
  const some = (label: string, value: string | null | undefined): PdfField[] => (value ? [{ label, value }] : []);
  return [
    { label: words.stateLabel, value: words.state[state] },
    ...some(words.billVersion, version > 1 ? String(version) : null),
    { label: words.reference, value: subject.reference ?? DASH },
    { label: words.billedTo, value: partner?.name ?? DASH },
    ...some(words.contact, billingContact?.name),
    {
      label: words.contract,
      value: contract
        ? fillPlaceholders(words.version, { name: contract.name, version: String(contract.version) })
        : DASH,
    },
    ...(calculationBasedDate && ratedAt !== null
      ? [{ label: words.ratedOn[calculationBasedDate], value: formatDate(ratedAt, zone) }]
      : []),
    { label: words.distance, value: km(distance) },
    { label: words.estimated, value: km(estimatedDistance) },
    { label: words.actual, value: km(actualDistance) },
    ...some(words.space, utilization && `${utilization.space} %`),
    ...some(words.weight, utilization && `${utilization.weight} %`),
    ...(demurrage.minutes > 0
      ? [{ label: words.demurrageTime, value: `${Math.floor(demurrage.minutes / 60)} h ${demurrage.minutes % 60} min` }]
      : []),
    ...some(words.conversion, conversionRate),
    ...some(words.contractProblems, contractProblems.map((problem) => words.contractProblem[problem]).join(', ')),
    ...some(words.override, override?.reason),
  ];
}

/** The name of its file, without the day. */
export const billFileName = ({ of, subject, invoice }: Bill) =>
  invoice
    ? `${invoice.kind === 'creditNote' ? 'credit-note' : 'invoice'} ${invoice.number}`
    : `${of}-bill ${subject.number}`;

/**
 * Writes a bill as a PDF: the invoice that its approval issued, in the payer's language; otherwise in the reader's, and
 * drafts are marked in the payer's.
 * @param at unix seconds
 */
export function billPdf(
  bill: Bill,
  reader: UserPreferences,
  at: number,
  { payer, payee, eInvoice = null }: Letterheads & { eInvoice?: PdfAttachment | null },
): PdfDocument {
  if (bill.invoice) return invoicePdf(bill.invoice, payer.language, payee.logo, eInvoice);
  const words = BILL_TEXTS[reader.language];
  const number = formatOrderNumber(bill.subject);
  const { of, organization, reasons } = bill;
  const provisional: PdfSection[] =
    reasons.length > 0
      ? [
          {
            kind: 'text',
            text: fillPlaceholders(words.provisional, {
              reasons: reasons.map((reason) => words.reason[reason]).join(', '),
            }),
          },
        ]
      : [];
  return {
    language: reader.language,
    title: words.title[of],
    number,
    organization: { name: organization.name, logo: payer.logo },
    ...(bill.state === 'draft' && { watermark: BILL_TEXTS[payer.language].draft }),
    fields: factsOf(bill, words, reader),
    sections: [...provisional, tableOf(bill, words), totalsOf(bill, words)],
    footer: fillPlaceholders(words.issued, { at: formatDateTime(at, reader.zone), zone: reader.zone }),
    createdAt: at,
  };
}
