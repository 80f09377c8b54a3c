import type { Db } from '../../../platform/database/database.ts';
import { findInvoiceSettings } from '../settings/invoice-settings.store.ts';
import { storeInvoice } from './store-invoice.store.ts';

/** `reason`: null if a new version of the bill replaces it; `at` in unix seconds. */
export type Credit = { reason: string | null; at: number; zone: string };

/** Reverses an invoice in whole by a credit note of the organization that issued it. Call it last, like `issueInvoice`. */
export async function creditInvoice(tx: Db, invoiceId: string, { reason, at, zone }: Credit): Promise<void> {
  const { content, organizationId, ...references } = await tx
    .selectFrom('invoices')
    .select(['content', 'organizationId', 'billId', 'billVersion', 'billingPeriodId', 'payerId', 'payeeId'])
    .where('id', '=', invoiceId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow();
  const settings = (await findInvoiceSettings(tx, [organizationId]))(organizationId);
  const { creditNoteSeries: series, numberFormat } = settings;
  await storeInvoice(tx, {
    numbering: { organizationId, series, numberFormat, at, zone },
    ...references,
    originalId: invoiceId,
    toContent: (number) => ({
      ...content,
      kind: 'creditNote',
      number,
      original: { number: content.number, issuedAt: content.issuedAt },
      reason,
      issuedAt: at,
      dueAt: at,
      paymentTermDays: 0,
      zone,
    }),
  });
}
