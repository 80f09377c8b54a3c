import type { Language } from 'shared-contracts/values/limits';
import type { PdfQrBill } from '../../../platform/pdf/document.ts';
import type { QrBill, QrBillReference } from './qr-bill.rules.ts';
import { QR_BILL_TEXTS } from './qr-bill.texts.ts';

const HOME = ['CH', 'LI'];
const groupsOf4 = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ');

const formatReference = ({ type, text }: QrBillReference): string | null => {
  if (type === 'NON') return null;
  return type === 'QRR' ? [text.slice(0, 2), ...(text.slice(2).match(/.{5}/g) ?? [])].join(' ') : groupsOf4(text);
};

function linesOf({ name, street, buildingNumber, postalCode, town, country }: QrBill['creditor']): string[] {
  const code = HOME.includes(country) ? '' : `${country}-`;
  return [name, [street, buildingNumber].filter(Boolean).join(' '), `${code}${postalCode} ${town}`].filter(Boolean);
}

/** Formatted for print: groups of thousands, a point before cents. */
const formatAmount = (amount: string) => amount.replaceAll(/\B(?=(?:\d{3})+\.)/g, ' ');

/** The printed QR-bill, in the wording of the standard for the language, or in English. */
export const toQrBillSection = (bill: QrBill, language: Language): PdfQrBill => ({
  content: bill.content,
  texts: QR_BILL_TEXTS[language],
  account: groupsOf4(bill.account),
  creditor: linesOf(bill.creditor),
  debtor: bill.debtor && linesOf(bill.debtor),
  reference: formatReference(bill.reference),
  message: bill.message,
  currency: bill.currency,
  amount: formatAmount(bill.amount),
});
