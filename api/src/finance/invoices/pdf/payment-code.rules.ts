import { electronicFormatIBAN, extractIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import type { Invoice } from 'shared-contracts/finance/invoices';
import { decimal } from '../../../platform/values/money.ts';
import { isQrIban } from '../qr-bill/qr-bill.rules.ts';

const CURRENCY = 'EUR';
const MAX_AMOUNT = '999999999.99';
/** Maximum lengths in characters (EPC069-12). */
const LENGTHS = { name: 70, text: 140 };
/** Version 002: a bank code isn't required. Character set 1 is UTF-8. */
const HEADER = ['BCD', '002', '1', 'SCT'];

/** A single line, because a line break starts the next field. */
const toField = (text: string, length: number) =>
  Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, length).join('');

/**
 * The credit transfer that pays an invoice, as a QR code for banking apps (EPC069-12, version 2.1).
 * @returns null if it isn't possible: another currency, an account without a SEPA IBAN, or nothing to pay
 */
export function toPaymentCode({
  kind,
  currency,
  total,
  payee,
  bank,
  number,
}: Pick<Invoice, 'kind' | 'currency' | 'total' | 'bank' | 'number'> & { payee: { name: string } }): string | null {
  if (kind !== 'invoice' || currency !== CURRENCY) return null;
  const amount = decimal(total);
  if (!amount.isPositive() || amount.isZero() || amount.greaterThan(MAX_AMOUNT)) return null;
  const iban = electronicFormatIBAN(bank.account ?? undefined);
  if (!iban || !isValidIBAN(iban) || !isSEPACountry(extractIBAN(iban).countryCode ?? '')) return null;
  if (isQrIban(iban)) return null; // QR-IBANs accept QR references only
  const bic = bank.code?.replace(/\s/g, '').toUpperCase() ?? '';
  const [purpose, structuredReference] = ['', ''];
  return [
    ...HEADER,
    isValidBIC(bic) ? bic : '',
    toField(payee.name, LENGTHS.name),
    iban,
    `${CURRENCY}${amount.toFixed(2)}`,
    purpose,
    structuredReference,
    toField(number, LENGTHS.text),
  ].join('\n');
}
