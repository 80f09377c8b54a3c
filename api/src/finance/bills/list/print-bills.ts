import type { UserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { PdfDocument } from '../../../platform/pdf/document.ts';
import { billPdf } from '../bill.pdf.ts';
import { presentBill } from '../bill.present.ts';
import { findBillDetails } from '../bill-details.store.ts';
import { type BillServices, findBill } from '../find-bill.ts';
import { findLetterheads } from '../letterhead.store.ts';
import { findBillSubjects } from './bill-list.store.ts';

type Reading = { caller: Caller; reader: UserPreferences; at: number };

/** The documents of listed bills, in the order of the ids. @throws 404 if the caller doesn't see one of them */
export async function printBills(
  { db, files, routing }: Pick<BillServices, 'db' | 'files' | 'routing'>,
  { caller, reader, at }: Reading,
  billIds: readonly string[],
): Promise<{ documents: PdfDocument[]; organization: { name: string } }> {
  const ids = [...new Set(billIds.map((id) => id.toLowerCase()))];
  const subjects = await findBillSubjects(db, { caller, now: at }, ids);
  if (subjects.length < ids.length) throw notFound();
  const documents: PdfDocument[] = [];
  for (const { orderId, tripId } of subjects) {
    const subject = tripId === null ? { of: 'order' as const, id: orderId ?? '' } : { of: 'trip' as const, id: tripId };
    const found = await findBill(db, routing, caller, subject);
    const bill = presentBill(found, await findBillDetails(db, found), caller);
    documents.push(billPdf(bill, reader, at, await findLetterheads(db, files, bill)));
  }
  const [first] = documents as [PdfDocument, ...PdfDocument[]];
  return { documents, organization: first.organization };
}
