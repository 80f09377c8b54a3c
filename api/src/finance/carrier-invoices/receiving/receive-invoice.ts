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
import { compareReceived } from '../credit-notes/compare-received.ts';
import { findCreditable, findCreditableByNumber } from '../credit-notes/credited.store.ts';
import type { MatchedLine } from '../matching/match-invoice.ts';
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
import { creditedNumber, fitsMoney, type ReceivedInvoice, toEntered, toReceived } from './to-received.rules.ts';

type Input = z.output<typeof CarrierInvoiceInput>;

const toLines = ({ lines }: ReceivedInvoice): MatchedLine[] =>
  lines.map((line, position) => ({ position, ...line, subject: null, isManual: false }));

async function compare(
  server: BillServices,
  caller: Caller,
  sides: Sides & { id: string | null; creditedId: string | null },
  invoice: ReceivedInvoice,
) {
  const { zone } = await findUserPreferences(server.db, caller.userId);
  return compareReceived(server, { ...sides, ...toHeader(invoice) }, toLines(invoice), zone);
}

const creditedNotFound = () => invalidField('creditedId', 'notFound', 'This carrier has no such invoice here');
const partnerNotFound = () => invalidField('partnerId', 'notFound', 'Partner not found');

/** @throws 422 by field */
function toInvoice({ creditedId, period, dueOn, lines, ...input }: Input): ReceivedInvoice {
  if (period && period.from > period.to) throw invalidField('period.to', 'beforeStart', 'Ends before it begins');
  const invoice = toEntered({
    ...input,
    dueOn: creditedId ? null : (dueOn ?? null),
    period: creditedId ? null : (period ?? null),
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
    const creditedId = input.creditedId?.toLowerCase() ?? null;
    if (creditedId !== null && !(await findCreditable(tx, sides, creditedId))) throw creditedNotFound();
    const compared = await compare(services, caller, { ...sides, creditedId, id: null }, invoice);
    const received = {
      creditedId,
      ...sides,
      source: 'entered' as const,
      invoice,
      violations: [],
      fileId: null,
      at: server.now(),
    };
    return storeReceived(tx, caller, received, compared);
  });

const CHANGED = ['number', 'issuedOn', 'dueOn', 'currency', 'net', 'tax', 'total'] as const;

/** Replaces what was entered; lines are compared again. @throws 403, 404, 409, 422 */
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
    if ((input.creditedId?.toLowerCase() ?? null) !== stored.creditedId) throw creditedNotFound();
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
  const number = creditedNumber(invoice);
  const sides = partner && { organizationId, partnerId: partner.id };
  const credited = sides && number !== null ? await findCreditableByNumber(server.db, sides, number) : undefined;
  return { invoice, violations, received: result.received, partner, number, credited };
}

const creditedUnknown = (number: string) =>
  invalidFields({
    file: {
      code: 'creditedUnknown',
      message: `Invoice ${number} of this carrier was not received`,
      params: { number },
    },
  });

/** Shows how a file would be stored. @throws 422 */
export async function previewEInvoice(
  server: BillServices,
  caller: Caller,
  file: UploadedFile,
  partnerId: string | undefined,
): Promise<CarrierEInvoicePreview> {
  const { invoice, violations, received, partner, number, credited } = await readFile(server, caller, file, partnerId);
  const preview = {
    invoice,
    violations,
    credited: credited ? { id: credited.id, number: credited.number } : null,
  };
  if (!partner) return { ...preview, partner: null, isDuplicate: false, comparison: null };
  const sides = { organizationId: caller.organizationId, partnerId: partner.id };
  const creditedId = credited?.id ?? null;
  const isDuplicate = (await findSameNumber(server.db, { ...sides, creditedId }, received.number)) !== undefined;
  const found = { ...preview, partner: { id: partner.id, name: partner.name }, isDuplicate };
  if (number !== null && !credited) return { ...found, comparison: null };
  const { comparison } = await compare(server, caller, { ...sides, creditedId, id: null }, received);
  return { ...found, comparison };
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
    const read = await readFile(services, caller, file, partnerId);
    const { violations, received: invoice, partner, number, credited } = read;
    if (!partner) throw partnerNotFound();
    if (number !== null && !credited) throw creditedUnknown(number);
    const creditedId = credited?.id ?? null;
    const { organizationId } = caller;
    const sides = { organizationId, partnerId: partner.id };
    const compared = await compare(services, caller, { ...sides, creditedId, id: null }, invoice);
    const at = server.now();
    const fileId = await server.files.save(tx, {
      name: sanitizeFileName(file.name),
      mime: XML_MIME,
      content: file.content,
      organizationId,
      createdAt: at,
    });
    const stored = { ...sides, source: 'eInvoice' as const, creditedId, invoice, violations, fileId, at };
    return storeReceived(tx, caller, stored, compared);
  });
