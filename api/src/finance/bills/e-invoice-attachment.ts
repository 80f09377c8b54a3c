import type { Bill } from 'shared-contracts/finance/bills';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Db } from '../../platform/database/database.ts';
import { XML_MIME } from '../../platform/xml/xml-mime.ts';
import { buildEInvoices, eInvoiceFileName } from '../e-invoices/build-e-invoices.ts';
import { findInvoiceSettings } from '../invoices/settings/invoice-settings.store.ts';
import { findStoredBills } from './stored-bills.store.ts';

type Attachment = { name: string; mime: string; content: Buffer };
/** `invalid`: it violates rules, so only the PDF is sent. */
type EInvoiceOfEmail = { state: 'attached'; attachment: Attachment } | { state: 'invalid'; attachment: null };

/**
 * Whether the contract of the approved bill requires an e-invoice or, if it says nothing, the settings of either side
 * do.
 */
async function isRequired(db: Db, of: BillSubject, id: string, sides: readonly string[]): Promise<boolean> {
  const term = (await findStoredBills(db, of, [id])).get(id)?.figures?.contract?.terms.eInvoices;
  if (term) return term === 'always';
  const settingsOf = await findInvoiceSettings(db, sides);
  return sides.some((side) => settingsOf(side).attachesElectronic);
}

/**
 * The e-invoice of a bill, attached next to its PDF; null unless the bill is invoiced and its contract or a side
 * requires one.
 */
export async function findEInvoice(
  db: Db,
  { of, subject, invoice }: Pick<Bill, 'of' | 'subject' | 'invoice'>,
): Promise<EInvoiceOfEmail | null> {
  if (!invoice || !(await isRequired(db, of, subject.id, [invoice.payer.id, invoice.payee.id]))) return null;
  const [built] = await buildEInvoices(db, [{ content: invoice }]);
  if (!built?.xml) return { state: 'invalid', attachment: null };
  const content = Buffer.from(built.xml);
  return { state: 'attached', attachment: { name: eInvoiceFileName(invoice), mime: XML_MIME, content } };
}
