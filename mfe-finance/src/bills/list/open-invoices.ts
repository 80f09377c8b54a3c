import type { BillRow } from 'shared-contracts/finance/bill-list';
import type { OpenInvoice } from '../payments/payment-form.ts';

/** Whether the reader may record a payment of its invoice. */
export const isPayable = ({ balance }: BillRow): boolean => balance?.actions.includes('record') ?? false;

/** The invoice of a bill with what is open of it. */
export const toOpenInvoices = ({ balance, invoice, currency, payer }: BillRow): OpenInvoice[] =>
  balance && invoice && currency !== null
    ? [{ invoiceId: balance.invoiceId, number: invoice.number, open: balance.open, currency, payerId: payer.id }]
    : [];
