import type { Invoice, InvoiceParty, InvoiceTax } from 'shared-contracts/finance/invoices';
import type { Language } from 'shared-contracts/values/limits';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import type { PdfAttachment } from '../../../platform/pdf/archive.ts';
import type { PdfDocument, PdfField, PdfSection } from '../../../platform/pdf/document.ts';
import { formatDate, formatMoney, formatNumber } from '../../../platform/pdf/format.rules.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { basisOf } from '../../bill-texts/bill.basis.ts';
import { BILL_TEXTS } from '../../bill-texts/bill.texts.ts';
import { appendixOf, billsOf } from './grouped-sections.ts';
import { INVOICE_TEXTS } from './invoice.texts.ts';
import { end, nameOfLine, serviceOf, type Texts, UNIT } from './invoice-parts.ts';
import { toPaymentCode } from './payment-code.rules.ts';
import { toQrBill } from '../qr-bill/qr-bill.rules.ts';
import { toQrBillSection } from '../qr-bill/qr-bill-section.rules.ts';

const some = (label: string, value: string | null): PdfField[] => (value ? [{ label, value }] : []);

const addressOf = (party: InvoiceParty, { words }: Texts): string =>
  [
    party.name,
    party.address,
    party.country,
    party.taxNumber && fillPlaceholders(words.taxNumber, { number: party.taxNumber }),
    party.companyNumber && fillPlaceholders(words.companyNumber, { number: party.companyNumber }),
    [party.contact, party.email].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join('\n');

/** The days, and of a credit note what it reverses and why. */
function issueOf({ kind, issuedAt, dueAt, zone, original, reason }: Invoice, { words }: Texts): PdfField[] {
  if (kind === 'invoice' || !original)
    return [
      { label: words.issued, value: formatDate(issuedAt, zone) },
      { label: words.due, value: formatDate(dueAt, zone) },
    ];
  const reversed = { number: original.number, date: formatDate(original.issuedAt, zone) };
  return [
    { label: words.creditNoteIssued, value: formatDate(issuedAt, zone) },
    { label: words.original, value: fillPlaceholders(words.originalOf, reversed) },
    { label: words.reason, value: reason ?? words.replaced },
  ];
}

function fieldsOf(invoice: Invoice, texts: Texts): PdfField[] {
  const { words, billWords } = texts;
  const { kind, paymentTermDays, of, subject, contract, override, places, period } = invoice;
  return [
    ...issueOf(invoice, texts),
    ...some(
      billWords.contract,
      contract && fillPlaceholders(billWords.version, { name: contract.name, version: String(contract.version) }),
    ),
    ...some(billWords.override, override),
    ...(subject ? [{ label: words.subject[of], value: formatOrderNumber(subject) }] : []),
    ...some(billWords.reference, subject?.reference ?? null),
    ...some(words.period, period ? [period.from, period.to].map(formatDay).join(' – ') : null),
    ...some(words.service, serviceOf(invoice)),
    ...some(words.places, places.join(' – ')),
    ...(kind === 'invoice'
      ? [{ label: words.termsLabel, value: fillPlaceholders(words.terms, { days: String(paymentTermDays) }) }]
      : []),
  ];
}

/** `YYYY-MM-DD` as the dates around it. */
const formatDay = (day: string) => day.split('-').toReversed().join('.');

function linesOf({ lines, unitStandard, baseCurrency, currency }: Invoice, { words, billWords }: Texts): PdfSection {
  const isConverted = baseCurrency !== currency;
  const amountIn = (of: string) => end(fillPlaceholders(billWords.amount, { currency: of }));
  return {
    kind: 'table',
    columns: [
      { header: billWords.charge, width: 6 },
      { header: billWords.basis, width: 8 },
      end(words.tax, 2),
      ...(isConverted ? [amountIn(baseCurrency)] : []),
      amountIn(currency),
    ],
    rows: lines.map((line) => ({
      cells: [
        nameOfLine(line, billWords),
        line.isPart ? words.part : basisOf(line, UNIT[unitStandard], billWords),
        `${line.taxPercentage} %`,
        ...(isConverted ? [formatNumber(line.amount)] : []),
        formatNumber(line.billed),
      ],
    })),
  };
}

const nameOf = ({ name, category, percentage }: InvoiceTax, { words }: Texts) =>
  `${name ?? words.category[category]} ${percentage} %`;

/** Taxes per rate, with the reasons for untaxed amounts. */
function taxesOf({ taxes, currency }: Invoice, texts: Texts): PdfSection {
  const { words } = texts;
  return {
    kind: 'table',
    columns: [
      { header: words.tax, width: 10 },
      end(fillPlaceholders(words.taxBase, { currency })),
      end(fillPlaceholders(texts.billWords.amount, { currency })),
    ],
    rows: taxes.map((one) => ({
      cells: [
        [
          nameOf(one, texts),
          one.category !== 'standard' && one.name !== null && words.category[one.category],
          one.reason,
        ]
          .filter(Boolean)
          .join(' · '),
        formatNumber(one.base),
        formatNumber(one.tax),
      ],
    })),
  };
}

const bankOf = ({ kind, bank }: Invoice, reference: string, { words }: Texts): PdfField[] =>
  kind === 'creditNote' || bank.account === null
    ? []
    : [
        ...some(words.bank, bank.name),
        { label: words.bankAccount, value: bank.account },
        ...some(words.bankCode, bank.code),
        { label: words.paymentReference, value: reference },
      ];

/** Payment by banking app: the QR-bill of Swiss accounts, or a code next to the bank details. */
function paymentOf(invoice: Invoice, language: Language, texts: Texts): PdfSection[] {
  const { words } = texts;
  const qrBill = toQrBill(invoice);
  const bill = qrBill && toQrBillSection(qrBill, language);
  const fields: PdfSection = { kind: 'fields', fields: bankOf(invoice, bill?.reference ?? invoice.number, texts) };
  if (bill) return [fields, { kind: 'qrBill', bill }];
  const content = toPaymentCode(invoice);
  if (content === null) return [fields];
  return [fields, { kind: 'code', code: { content, title: words.payByCode, lines: [words.payByCodeHint] } }];
}

function titleOf({ kind, isSelfBilled }: Invoice, words: Texts['words']): string {
  if (kind === 'creditNote') return words.creditNote;
  return isSelfBilled ? words.selfBilled : words.title;
}

/**
 * Writes an invoice or a credit note as a PDF/A-3.
 * @param language the payer's
 * @param eInvoice is embedded; null: it breaks rules
 */
export function invoicePdf(
  invoice: Invoice,
  language: Language,
  logo: Buffer | null,
  eInvoice: PdfAttachment | null = null,
): PdfDocument {
  const texts = { words: INVOICE_TEXTS[language], billWords: BILL_TEXTS[language] };
  const { words, billWords } = texts;
  const { number, payee, payer, currency, net, tax, total, issuedAt, zone } = invoice;
  const money = (amount: string) => formatMoney(amount, currency);
  return {
    language,
    title: titleOf(invoice, words),
    number,
    organization: { name: payee.name, logo },
    fields: fieldsOf(invoice, texts),
    sections: [
      {
        kind: 'boxes',
        boxes: [
          { label: words.payee, value: addressOf(payee, texts) },
          { label: words.payer, value: addressOf(payer, texts) },
        ],
      },
      ...(invoice.bills ? [billsOf(invoice, texts)] : [linesOf(invoice, texts)]),
      ...(invoice.taxes.length > 0 ? [taxesOf(invoice, texts)] : []),
      {
        kind: 'totals',
        lines: [
          { label: words.net, value: money(net) },
          { label: words.tax, value: money(tax) },
          { label: billWords.total, value: money(total), isGrand: true },
        ],
      },
      ...paymentOf(invoice, language, texts),
      ...appendixOf(invoice, texts),
    ],
    archive: { attachments: eInvoice ? [eInvoice] : [] },
    footer: `${payee.name} · ${number} · ${formatDate(issuedAt, zone)}`,
    createdAt: issuedAt,
  };
}
