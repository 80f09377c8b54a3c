import type { Invoice } from 'shared-contracts/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { type Credit, toCreditNote, toPartContent } from '../credits/credit-content.rules.ts';
import { findLeft, lockInvoice, type LockedInvoice } from '../credits/credited-invoice.store.ts';
import type { Decimal } from '../../../platform/values/money.ts';
import { type CreditedLine, spreadAmount } from '../credits/remaining.rules.ts';
import { findInvoiceSettings } from '../settings/invoice-settings.store.ts';
import { storeInvoice } from './store-invoice.store.ts';

/** Stores a credit note of the organization that issued the invoice. */
async function storeCreditNote(tx: Db, invoiceId: string, invoice: LockedInvoice, content: Invoice, credit: Credit) {
  const { content: _, organizationId, ...references } = invoice;
  const settings = (await findInvoiceSettings(tx, [organizationId]))(organizationId);
  const { creditNoteSeries: series, numberFormat } = settings;
  const { at, zone } = credit;
  return storeInvoice(tx, {
    numbering: { organizationId, series, numberFormat, at, zone },
    ...references,
    originalId: invoiceId,
    toContent: (number) => toCreditNote(content, { ...credit, number }),
  });
}

/**
 * Reverses an invoice by a credit note of what earlier ones leave of it; if that is nothing, there is none. Call it last,
 * like `issueInvoice`.
 */
export async function creditInvoice(tx: Db, invoiceId: string, credit: Credit): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) throw new Error('Only an invoice is credited');
  const { content } = invoice;
  const { left, isUncredited } = await findLeft(tx, invoiceId, content);
  if (isUncredited) return void (await storeCreditNote(tx, invoiceId, invoice, content, credit));
  if (left.length > 0) await storeCreditNote(tx, invoiceId, invoice, toPartContent(content, left, left), credit);
}

/** Credits lines of a locked invoice. `left`: its lines before this credit note. */
export const creditLines = (
  tx: Db,
  { invoiceId, invoice, left }: { invoiceId: string; invoice: LockedInvoice; left: readonly CreditedLine[] },
  credited: readonly CreditedLine[],
  credit: Credit,
) => storeCreditNote(tx, invoiceId, invoice, toPartContent(invoice.content, left, credited), credit);

/** Credits an amount before tax of an invoice, spread over what is left of its lines. */
export async function creditAmount(tx: Db, invoiceId: string, amount: Decimal, credit: Credit): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) throw new Error('Only an invoice is credited');
  const { left } = await findLeft(tx, invoiceId, invoice.content);
  await creditLines(tx, { invoiceId, invoice, left }, spreadAmount(left, amount), credit);
}
