import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { TaxCategory } from 'shared-contracts/values/finance/invoices';

/** Texts of the invoice PDF, in addition to those of bills. Placeholders are in braces. */
export type InvoiceTexts = {
  title: string;
  selfBilled: string;
  creditNote: string;
  creditNoteIssued: string;
  /** The invoice that a credit note reverses. */
  original: string;
  originalOf: string;
  reason: string;
  /** The reason if none was entered. */
  replaced: string;
  /** Instead of its basis, for a line that is credited by an amount. */
  part: string;
  payee: string;
  payer: string;
  taxNumber: string;
  companyNumber: string;
  issued: string;
  due: string;
  termsLabel: string;
  terms: string;
  subject: Record<BillSubject, string>;
  service: string;
  /** The label of the period of a grouped invoice. */
  period: string;
  bills: Record<BillSubject, string>;
  serviceDays: string;
  amountBeforeTax: string;
  appendix: string;
  places: string;
  tax: string;
  taxBase: string;
  category: Record<TaxCategory, string>;
  net: string;
  bank: string;
  bankAccount: string;
  bankCode: string;
  paymentReference: string;
  payByCode: string;
  payByCodeHint: string;
};
