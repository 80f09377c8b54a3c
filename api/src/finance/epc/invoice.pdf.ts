import type { UserPreferences } from '../../identity/public.ts';
import type { PdfDocument, PdfField, PdfSection } from '../../platform/pdf/document.ts';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../platform/pdf/format.rules.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { INVOICE_TEXTS, type InvoiceTexts } from './invoice.texts.ts';
import { purchaseAmounts } from './purchase.rules.ts';
import type { PurchaseRow } from './purchases.store.ts';

export type PurchaseDocument = 'invoice' | 'receipt';

const some = (label: string, value: string | null): PdfField[] => (value ? [{ label, value }] : []);

function fieldsOf(purchase: PurchaseRow, which: PurchaseDocument, words: InvoiceTexts, zone: string): PdfField[] {
  const { buyer, seller, createdAt, dueAt, decidedAt, paymentReference, number } = purchase;
  return [
    ...(which === 'receipt'
      ? [
          { label: words.invoiceNumber, value: number },
          { label: words.paidOn, value: formatDate(decidedAt ?? createdAt, zone) },
          ...some(words.paymentReference, paymentReference),
        ]
      : [
          { label: words.date, value: formatDate(createdAt, zone) },
          { label: words.dueOn, value: formatDate(dueAt, zone) },
        ]),
    ...some(words.sellerAddress, seller.address),
    ...some(words.sellerTaxNumber, seller.taxNumber),
    { label: words.buyer, value: buyer.name },
    ...some(words.buyerAddress, buyer.address),
    ...some(words.buyerTaxNumber, buyer.taxNumber),
  ];
}

function linesOf(purchase: PurchaseRow, words: InvoiceTexts): PdfSection[] {
  const { quantity, unitPrice, taxPercentage, currency } = purchase;
  const { net, tax, total } = purchaseAmounts(purchase);
  return [
    {
      kind: 'table',
      columns: [
        { header: words.description, width: 8 },
        { header: words.quantity, width: 3, align: 'end' },
        { header: words.unitPrice, width: 4, align: 'end' },
        { header: fillPlaceholders(words.amount, { currency }), width: 4, align: 'end' },
      ],
      rows: [{ cells: [words.credits, formatNumber(quantity), formatNumber(unitPrice), formatNumber(net)] }],
    },
    {
      kind: 'totals',
      lines: [
        ...(taxPercentage === null
          ? []
          : [
              { label: words.net, value: formatMoney(net, currency) },
              {
                label: fillPlaceholders(words.tax, { percentage: formatNumber(taxPercentage) }),
                value: formatMoney(tax, currency),
              },
            ]),
        { label: words.total, value: formatMoney(total, currency), isGrand: true },
      ],
    },
  ];
}

function notesOf({ seller, number, dueAt, expiresAt }: PurchaseRow, words: InvoiceTexts, zone: string): PdfSection[] {
  return [
    {
      kind: 'text',
      text: [fillPlaceholders(words.payBy, { day: formatDate(dueAt, zone), number }), seller.paymentDetails]
        .filter(Boolean)
        .join('\n'),
    },
    ...(expiresAt === null
      ? []
      : [{ kind: 'text' as const, text: fillPlaceholders(words.expires, { day: formatDate(expiresAt, zone) }) }]),
  ];
}

/** Writes the invoice or the receipt of a purchase, in the reader's language. @param at unix seconds */
export function purchasePdf(
  purchase: PurchaseRow,
  which: PurchaseDocument,
  { language, zone }: UserPreferences,
  { at, logo }: { at: number; logo: Buffer | null },
): PdfDocument {
  const words = INVOICE_TEXTS[language];
  const hasEnded = purchase.state === 'failed' || purchase.state === 'cancelled';
  return {
    language,
    title: words.title[which],
    number: purchase.number,
    organization: { name: purchase.seller.name, logo },
    ...(hasEnded && { watermark: words.cancelled }),
    fields: fieldsOf(purchase, which, words, zone),
    sections: [...linesOf(purchase, words), ...(which === 'invoice' ? notesOf(purchase, words, zone) : [])],
    footer: fillPlaceholders(words.printed, { at: formatDateTime(at, zone), zone }),
    createdAt: at,
  };
}
