import type { EInvoice, EInvoiceParty, EInvoiceTax } from 'shared-contracts/finance/e-invoices';
import type { Invoice, InvoiceParty, InvoiceTax } from 'shared-contracts/finance/invoices';
import { PEPPOL_SCHEMES } from 'shared-contracts/values/finance/e-invoices';
import type { Language } from 'shared-contracts/values/limits';
import { formatDate } from '../../platform/pdf/format.rules.ts';
import { toLocalDate } from '../../platform/time/days.rules.ts';
import { sumOf, toMoney } from '../../platform/values/money.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { BILL_TEXTS } from '../bill-texts/bill.texts.ts';
import { INVOICE_TEXTS } from '../invoices/pdf/invoice.texts.ts';
import { toQrBill } from '../invoices/qr-bill/qr-bill.rules.ts';
import {
  CREDIT_TRANSFER,
  EN_16931,
  OUTSIDE_VAT,
  processOf,
  REASON_CODES,
  toVatId,
  UNSTATED_REASONS,
} from './codes.rules.ts';
import { type LineContext, linesOfBill, toPeriod, vatOf } from './lines.rules.ts';

/** Where an invoice is sent, by the current settings; the invoice itself doesn't contain it. */
export type Routing = {
  electronicAddress: { scheme: string; id: string } | null;
  buyerReference: string | null;
  country: string | null;
};
export type Sides = { payee: Routing; payer: Routing; /** The payer's. */ language: Language };

const NOTHING = '0.00';

/** Street, further street, and the rest. */
const linesOfAddress = (address: string | null): string[] => {
  const [street, further, ...rest] = (address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return [street, further, rest.join(', ')].filter((line) => line !== undefined && line !== '') as string[];
};

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

function toAddress({ address, structuredAddress }: InvoiceParty) {
  if (!structuredAddress) return { address: linesOfAddress(address), city: null, postalCode: null };
  const { street, buildingNumber, postalCode, town } = structuredAddress;
  return { address: [joined(street, buildingNumber)].filter(Boolean), city: town, postalCode };
}

function toParty(party: InvoiceParty, routing: Routing) {
  const { name, taxNumber, companyNumber, contact, email } = party;
  const vatId = toVatId(taxNumber, routing.country);
  return {
    name,
    electronicAddress: routing.electronicAddress ?? (email === null ? null : { scheme: 'EM', id: email }),
    ...toAddress(party),
    country: routing.country,
    vatId,
    taxId: vatId === null ? taxNumber : null,
    companyId: companyNumber,
    contact,
    phone: null,
    email,
  } satisfies EInvoiceParty;
}

const toTax = ({ base, tax, reason, ...rate }: InvoiceTax, isRegistered: boolean): EInvoiceTax => {
  const { category, taxPercentage } = vatOf({ category: rate.category, taxPercentage: rate.percentage }, isRegistered);
  const isTaxed = category === 'S' || category === 'Z';
  return {
    base,
    tax,
    category,
    percentage: taxPercentage,
    reason: isTaxed ? null : (reason ?? (category === 'O' ? OUTSIDE_VAT : null)),
    reasonCode: REASON_CODES[category] ?? null,
  };
};

/** One sum per category and rate, regardless of names and reasons; includes lines of zero. */
function mergeTaxes(taxes: readonly EInvoiceTax[]): EInvoiceTax[] {
  const groups = Map.groupBy(taxes, ({ category, percentage }) => `${category} ${percentage}`);
  return [...groups.values()].map((group) => ({
    ...(group[0] as EInvoiceTax),
    base: toMoney(sumOf(group.map(({ base }) => base))),
    tax: toMoney(sumOf(group.map(({ tax }) => tax))),
    reason: [...new Set(group.flatMap(({ reason }) => reason ?? []))].join('; ') || null,
  }));
}

function contentOf(invoice: Invoice, context: LineContext) {
  const { lines, bills } = invoice;
  const parts = bills
    ? bills.map((bill, position) =>
        linesOfBill(
          lines.filter((line) => line.bill === position),
          bill,
          context,
        ),
      )
    : [linesOfBill(lines, invoice, context)];
  const numbered = parts.flatMap((part) => part.lines).map((line, i) => ({ id: String(i + 1), ...line }));
  return { lines: numbered, adjustments: parts.flatMap((part) => part.adjustments) };
}

/** What is to be paid and how; a credit note names the invoice that it reverses instead. */
function paymentOf(invoice: Invoice, language: Language) {
  const { kind, bank, number, payee, original, paymentTermDays, dueAt, zone } = invoice;
  const words = INVOICE_TEXTS[language];
  if (kind === 'creditNote') {
    const reversed = original && { number: original.number, date: formatDate(original.issuedAt, zone) };
    const terms = reversed ? `${words.original}: ${fillPlaceholders(words.originalOf, reversed)}` : null;
    return { payment: null, dueOn: null, terms };
  }
  return {
    payment: bank.account
      ? {
          code: CREDIT_TRANSFER,
          reference: toQrBill(invoice)?.reference.text || number,
          account: bank.account.replaceAll(' ', ''),
          accountName: payee.name,
          bankCode: bank.code || null,
        }
      : null,
    dueOn: toLocalDate(dueAt, zone),
    terms: fillPlaceholders(words.terms, { days: String(paymentTermDays) }),
  };
}

/** A missing address has yet to be entered. */
const isInPeppol = ({ electronicAddress }: EInvoiceParty) =>
  electronicAddress === null || PEPPOL_SCHEMES.includes(electronicAddress.scheme);

/** An issued invoice or credit note as an electronic one, in the payer's language. */
export function toEInvoice(invoice: Invoice, { payee, payer, language }: Sides): EInvoice {
  const { kind, number, issuedAt, zone, isSelfBilled, original, reason, subject, contract, places, service } = invoice;
  const process = processOf(isSelfBilled);
  const isRegistered = Boolean(invoice.payee.taxNumber);
  const content = contentOf(invoice, {
    words: BILL_TEXTS[language],
    zone,
    isRegistered,
    isGrouped: invoice.bills !== undefined,
  });
  const stated = mergeTaxes(invoice.taxes.map((tax) => toTax(tax, isRegistered)));
  const unused = content.lines.flatMap(({ category, taxPercentage: percentage }) =>
    stated.some((tax) => tax.category === category && tax.percentage === percentage)
      ? []
      : {
          base: NOTHING,
          tax: NOTHING,
          category,
          percentage,
          reason: (category && UNSTATED_REASONS[category]) ?? null,
          reasonCode: (category && REASON_CODES[category]) ?? null,
        },
  );
  const taxes = mergeTaxes([...stated, ...unused]);
  const buyer = { ...toParty(invoice.payer, payer), taxId: null };
  const seller = toParty(invoice.payee, payee);
  const period = toPeriod(service, zone);
  const allowances = content.adjustments.map(({ amount }) => amount);
  return {
    customization: [seller, buyer].every(isInPeppol) ? process.customization : EN_16931,
    profile: process.profile,
    kind,
    typeCode: process[kind],
    number,
    issuedOn: toLocalDate(issuedAt, zone),
    note: [places.join(' – '), reason].filter(Boolean).join(' · ') || null,
    currency: invoice.currency,
    buyerReference: payer.buyerReference,
    orderReference: subject && (subject.reference || subject.number),
    contractReference: contract?.name ?? null,
    period,
    preceding: original ? [{ number: original.number, issuedOn: toLocalDate(original.issuedAt, zone) }] : [],
    seller,
    // Documents out of the scope of VAT contain no VAT number (BR-O-02).
    buyer: taxes.some(({ category }) => category === 'O') ? { ...buyer, vatId: null } : buyer,
    delivery:
      invoice.bills || period?.to === undefined || period.to === null
        ? null
        : { on: period.to, name: places.at(-1) ?? null },
    ...paymentOf(invoice, language),
    taxTotal: invoice.tax,
    taxes,
    totals: {
      lines: toMoney(sumOf(content.lines.map(({ net }) => net))),
      allowances: allowances.length > 0 ? toMoney(sumOf(allowances)) : null,
      charges: null,
      net: invoice.net,
      gross: invoice.total,
      prepaid: null,
      rounding: null,
      due: invoice.total,
    },
    ...content,
  };
}
