import type { Bill } from 'shared-contracts/finance/bills';
import type { Db } from '../../platform/database/database.ts';
import { XML_MIME } from '../../platform/xml/xml-mime.ts';
import { buildEInvoices, eInvoiceFileName } from '../e-invoices/build-e-invoices.ts';
import { findInvoiceSettings } from '../invoices/settings/invoice-settings.store.ts';

type Attachment = { name: string; mime: string; content: Buffer };
/** `invalid`: it breaks rules, so that only the PDF leaves. */
type EInvoiceOfEmail = { state: 'attached'; attachment: Attachment } | { state: 'invalid'; attachment: null };

/** The e-invoice of a bill, beside its PDF; null unless it is invoiced and either side asks for it in its settings. */
export async function findEInvoice(db: Db, { invoice }: Pick<Bill, 'invoice'>): Promise<EInvoiceOfEmail | null> {
  if (!invoice) return null;
  const sides = [invoice.payer.id, invoice.payee.id];
  const settingsOf = await findInvoiceSettings(db, sides);
  if (!sides.some((id) => settingsOf(id).attachesElectronic)) return null;
  const [built] = await buildEInvoices(db, [{ content: invoice }]);
  if (!built?.xml) return { state: 'invalid', attachment: null };
  const content = Buffer.from(built.xml);
  return { state: 'attached', attachment: { name: eInvoiceFileName(invoice), mime: XML_MIME, content } };
}
