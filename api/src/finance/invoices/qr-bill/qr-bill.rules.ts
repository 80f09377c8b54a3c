import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { Invoice, InvoiceParty } from 'shared-contracts/finance/invoices';
import { isSwissAccount } from 'shared-contracts/values/finance/qr-bill';
import { decimal } from '../../../platform/values/money.ts';
import { toCreditorReference, toQrReference } from './references.rules.ts';

const CURRENCIES = ['CHF', 'EUR'];
const MAX_AMOUNT = '999999999.99';
const LENGTHS = { name: 70, street: 70, buildingNumber: 16, postalCode: 16, town: 35, message: 140 };
/** QR type, version, and UTF-8. */
const HEADER = ['SPC', '0200', '1'];
const TRAILER = 'EPD';
const FIELDS_OF_ADDRESS = 7;
/** The range of institution ids in QR-IBANs. */
const QR_IID = { from: 30_000, to: 31_999 };
/** Latin characters: the only ones that the standard permits. */
const PERMITTED = /^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]*$/;

type Address = {
  name: string;
  street: string;
  buildingNumber: string;
  postalCode: string;
  town: string;
  country: string;
};
export type QrBillReference = { type: 'QRR' | 'SCOR'; text: string } | { type: 'NON'; text: '' };
/** The fields of the payment part and of its code. */
export type QrBill = {
  content: string;
  account: string;
  creditor: Address;
  /** Null: the payer writes it. */
  debtor: Address | null;
  reference: QrBillReference;
  message: string;
  currency: string;
  amount: string;
};
export type QrBillInvoice = Pick<Invoice, 'kind' | 'currency' | 'total' | 'bank' | 'number'> &
  Record<'payee' | 'payer', Pick<InvoiceParty, 'name' | 'structuredAddress'>>;

const toField = (text: string | null, length: number) =>
  Array.from((text ?? '').replaceAll(/\s+/g, ' ').trim())
    .slice(0, length)
    .join('')
    .trim();

export const isQrIban = (iban: string) => {
  const institution = Number(iban.slice(4, 9));
  return isSwissAccount(iban) && institution >= QR_IID.from && institution <= QR_IID.to;
};

/** @returns null: it lacks what the standard needs */
function toAddress({ name, structuredAddress }: QrBillInvoice['payee']): Address | null {
  if (!structuredAddress) return null;
  const address = {
    name: toField(name, LENGTHS.name),
    street: toField(structuredAddress.street, LENGTHS.street),
    buildingNumber: toField(structuredAddress.buildingNumber, LENGTHS.buildingNumber),
    postalCode: toField(structuredAddress.postalCode, LENGTHS.postalCode),
    town: toField(structuredAddress.town, LENGTHS.town),
    country: structuredAddress.country?.toUpperCase() ?? '',
  };
  const isComplete = address.name !== '' && address.postalCode !== '' && address.town !== '';
  const isPermitted = Object.values(address).every((field) => PERMITTED.test(field));
  return isComplete && isPermitted && /^[A-Z]{2}$/.test(address.country) ? address : null;
}

/** A QR-IBAN is paid with a QR reference alone; null: there is none of this number. */
function toReference(iban: string, number: string): QrBillReference | null {
  if (isQrIban(iban)) {
    const text = toQrReference(number);
    return text === null ? null : { type: 'QRR', text };
  }
  const text = toCreditorReference(number);
  return text === null ? { type: 'NON', text: '' } : { type: 'SCOR', text };
}

const fieldsOf = (address: Address | null): string[] => {
  if (!address) return Array<string>(FIELDS_OF_ADDRESS).fill('');
  const { name, street, buildingNumber, postalCode, town, country } = address;
  return ['S', name, street, buildingNumber, postalCode, town, country];
};

/** One element per line, in the order of the standard's data structure. */
export const toQrContent = ({
  account,
  creditor,
  debtor,
  reference,
  message,
  currency,
  amount,
}: Omit<QrBill, 'content'>): string =>
  [
    ...HEADER,
    account,
    ...fieldsOf(creditor),
    // The ultimate creditor, which is for future use.
    ...fieldsOf(null),
    amount,
    currency,
    ...fieldsOf(debtor),
    reference.type,
    reference.text,
    message,
    TRAILER,
  ].join('\n');

/**
 * The Swiss QR-bill of an invoice (Implementation Guidelines QR-bill, version 2.3).
 * @returns null where there can be none: another currency or account, nothing to pay, or an incomplete address of the payee
 */
export function toQrBill({ kind, currency, total, payee, payer, bank, number }: QrBillInvoice): QrBill | null {
  if (kind !== 'invoice' || !CURRENCIES.includes(currency)) return null;
  const amount = decimal(total);
  if (!amount.isPositive() || amount.isZero() || amount.greaterThan(MAX_AMOUNT)) return null;
  const account = electronicFormatIBAN(bank.account ?? undefined);
  if (!account || !isSwissAccount(account) || !isValidIBAN(account)) return null;
  const [creditor, reference] = [toAddress(payee), toReference(account, number)];
  if (!creditor || !reference) return null;
  const bill = {
    account,
    creditor,
    debtor: toAddress(payer),
    reference,
    message: toField(number, LENGTHS.message),
    currency,
    amount: amount.toFixed(2),
  };
  return { ...bill, content: toQrContent(bill) };
}
