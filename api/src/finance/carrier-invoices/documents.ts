import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readUpload, type DocumentUpload } from '../../platform/files/files.ts';
import type { SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { findCarrierInvoice } from './list/carrier-invoices.store.ts';
import { lockFor, recordStep } from './lock-for.ts';

/** Attaches the paper of an invoice that was entered, or replaces it. @throws 403, 404, 409, 422 */
export async function attachDocument(
  { db, files, now }: Pick<Services, 'db' | 'files' | 'now'>,
  caller: Caller,
  id: string,
  upload: DocumentUpload,
  seen: SeenRevision,
): Promise<void> {
  const file = await readUpload(upload);
  await inTransaction(db, async (tx) => {
    const invoice = await lockFor(tx, caller, id, 'attach', seen);
    const { organizationId, fileId: replaced } = invoice;
    const at = now();
    const fileId = await files.save(tx, { ...file, organizationId, createdAt: at });
    await tx.updateTable('carrierInvoices').set({ fileId }).where('id', '=', id).execute();
    if (replaced !== null) await files.remove(tx, replaced);
    await recordStep(tx, caller, invoice, {
      event: 'attached',
      changes: { document: { from: null, to: file.name } },
      at,
    });
  });
}

/** @throws 404 */
export async function findDocument({ db, files }: Pick<Services, 'db' | 'files'>, caller: Caller, id: string) {
  const invoice = await findCarrierInvoice(db, caller, id);
  if (!invoice?.fileId) throw notFound();
  return files.open(db, invoice.fileId);
}
