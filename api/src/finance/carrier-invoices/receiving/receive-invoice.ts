import type { CarrierEInvoicePreview, CarrierInvoiceInput } from 'shared-contracts/finance/carrier-invoices';
import type { z } from 'zod';
import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { invalidField, invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import { sanitizeFileName, type UploadedFile } from '../../../platform/files/files.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { XML_MIME } from '../../../platform/xml/xml-mime.ts';
import type { BillServices } from '../../bills/find-bill.ts';
import { readEInvoice } from '../../invoicing/e-invoices/read-e-invoice.ts';
import { toActor, toContext, toError } from '../carrier-invoice-access.ts';
import { violationOf } from '../carrier-invoice.rules.ts';
import { lockCarrierInvoice } from '../list/carrier-invoices.store.ts';
import { matchInvoice, type MatchedLine } from '../matching/match-invoice.ts';
import type { Sides } from '../matching/subjects.store.ts';
import { findActivePartner, findSeller } from './find-seller.store.ts';
import {
  comparedValues,
  findSameNumber,
  receivedBefore,
  replaceLines,
  storeReceived,
  toHeader,
} from './store-received.ts';
import { fitsMoney, type ReceivedInvoice, toEntered, toReceived } from './to-received.rules.ts';

type Input = z.output<typeof CarrierInvoiceInput>;

const toLines = ({ lines }: ReceivedInvoice): MatchedLine[] =>
  lines.map((line, position) => ({ position, ...line, subject: null, isManual: false }));

async function compare(
  server: BillServices,
  caller: Caller,
  sides: Sides & { id: string | null },
  invoice: ReceivedInvoice,
) {
  const { zone } = await findUserPreferences(server.db, caller.userId);
  return matchInvoice(server, { ...sides, ...toHeader(invoice) }, toLines(invoice), zone);
}

const partnerNotFound = () => invalidField('partnerId', 'notFound', 'Partner not found');

/** @throws 422 by field */
function toInvoice({ period, dueOn, lines, ...input }: Input): ReceivedInvoice {
  if (period && period.from > period.to) throw invalidField('period.to', 'beforeStart', 'Ends before it begins');
  const invoice = toEntered({
    ...input,
    dueOn: dueOn ?? null,
    period: period ?? null,
    lines: lines.map(({ reference, description, ...line }) => ({
      ...line,
      reference: reference || null,
      description: description || null,
    })),
  });
  if (!fitsMoney(invoice.total)) throw invalidField('lines', 'tooMuch', 'Amount is too large');
  if (invoice.net.startsWith('-')) throw invalidField('lines', 'negative', 'The lines deduct more than they charge');
  return invoice;
}

/** Stores an invoice that was entered by hand, compared with its bills. @throws 409, 422 */
export const enterInvoice = (server: BillServices, caller: Caller, input: Input): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const services = { ...server, db: tx };
    const invoice = toInvoice(input);
    const { organizationId } = caller;
    const partner = await findActivePartner(tx, organizationId, input.partnerId);
    if (!partner) throw partnerNotFound();
    const sides = { organizationId, partnerId: partner.id };
    const compared = await compare(services, caller, { ...sides, id: null }, invoice);
    const received = { ...sides, source: 'entered' as const, invoice, violations: [], fileId: null, at: server.now() };
    return storeReceived(tx, caller, received, compared);
  });

const CHANGED = ['number', 'issuedOn', 'dueOn', 'currency', 'net', 'tax', 'total'] as const;

/** Replaces what was entered; lines are compared anew. @throws 403, 404, 409, 422 */
export const editInvoice = (
  server: BillServices,
  caller: Caller,
  id: string,
  input: Input,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const stored = await lockCarrierInvoice(tx, caller, id);
    if (!stored) throw notFound();
    await assertRevision(tx, caller, 'carrierInvoice', stored, seen);
    const violation = violationOf('edit', toContext(stored), toActor(caller, stored));
    if (violation) throw toError(violation, stored, 'edit');
    if (input.partnerId.toLowerCase() !== stored.partnerId) throw partnerNotFound();
    const invoice = toInvoice(input);
    const same = await findSameNumber(tx, stored, invoice.number);
    if (same && same.id !== id) throw receivedBefore(invoice.number);
    const { lines, comparison } = await compare({ ...server, db: tx }, caller, stored, invoice);
    const header = toHeader(invoice);
    const values = comparedValues(comparison);
    await tx
      .updateTable('carrierInvoices')
      .set({ ...header, ...values })
      .where('id', '=', id)
      .execute();
    await replaceLines(tx, id, lines);
    const changed = CHANGED.filter((field) => stored[field] !== header[field]);
    await recordTimeline(tx, caller, {
      subject: 'carrierInvoice',
      subjectId: id,
      organizationId: stored.organizationId,
      event: 'edited',
      from: stored.status,
      to: values.status,
      changes: Object.fromEntries(changed.map((field) => [field, { from: stored[field], to: header[field] }])),
      occurredAt: server.now(),
    });
  });

/** @throws 422 naming the file, or the partner if none is the seller */
async function readFile(server: BillServices, caller: Caller, file: UploadedFile, partnerId: string | undefined) {
  const { invoice, violations } = await readEInvoice(file.content);
  const result = toReceived(invoice);
  if ('problems' in result)
    throw invalidFields({
      file: {
        code: 'eInvoiceIncomplete',
        message: `Missing or wrong: ${result.problems.join(', ')}`,
        params: { fields: result.problems.join(', ') },
      },
    });
  const { organizationId } = caller;
  const partner = partnerId
    ? await findActivePartner(server.db, organizationId, partnerId)
    : await findSeller(server.db, organizationId, invoice.seller);
  if (partnerId && !partner) throw partnerNotFound();
  return { invoice, violations, received: result.received, partner };
}

/** What a file would be stored as. @throws 422 */
export async function previewEInvoice(
  server: BillServices,
  caller: Caller,
  file: UploadedFile,
  partnerId: string | undefined,
): Promise<CarrierEInvoicePreview> {
  const { invoice, violations, received, partner } = await readFile(server, caller, file, partnerId);
  const preview = { invoice, violations };
  if (!partner) return { ...preview, partner: null, isDuplicate: false, comparison: null };
  const sides = { organizationId: caller.organizationId, partnerId: partner.id };
  const { comparison } = await compare(server, caller, { ...sides, id: null }, received);
  const isDuplicate = (await findSameNumber(server.db, sides, received.number)) !== undefined;
  return { ...preview, partner: { id: partner.id, name: partner.name }, isDuplicate, comparison };
}

/** Stores an e-invoice with its file, compared with its bills. @throws 409, 422 */
export const receiveEInvoice = (
  server: BillServices,
  caller: Caller,
  file: UploadedFile,
  partnerId: string | undefined,
): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const services = { ...server, db: tx };
    const { violations, received: invoice, partner } = await readFile(services, caller, file, partnerId);
    if (!partner) throw partnerNotFound();
    const { organizationId } = caller;
    const sides = { organizationId, partnerId: partner.id };
    const compared = await compare(services, caller, { ...sides, id: null }, invoice);
    const at = server.now();
    const fileId = await server.files.save(tx, {
      name: sanitizeFileName(file.name),
      mime: XML_MIME,
      content: file.content,
      organizationId,
      createdAt: at,
    });
    return storeReceived(tx, caller, { ...sides, source: 'eInvoice', invoice, violations, fileId, at }, compared);
  });
