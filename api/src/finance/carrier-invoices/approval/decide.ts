import { sql } from 'kysely';
import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import type { SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { BillServices } from '../../bills/find-bill.ts';
import { assertMonthOpen } from '../../month-locks/assert-open.store.ts';
import type { AgreedAmount } from '../carrier-invoices.tables.ts';
import { sumAgreed } from '../matching/agreed.rules.ts';
import { notifyOtherSide } from '../dispute/notify-other-side.ts';
import { type FoundCarrierInvoice, listLines } from '../list/carrier-invoices.store.ts';
import { lockFor, recordStep } from '../lock-for.ts';
import { comparisonStatus } from '../matching/match.rules.ts';
import { claims } from '../matching/subjects.store.ts';
import { settleCreditNote } from './settle-credit-note.ts';
import { matchInvoice } from '../matching/match-invoice.ts';
import { toMatchedLines } from '../receiving/rematch.ts';
import { settleBill } from './settle-bill.ts';

/** Serializes the approvals of a carrier's invoices, so that no two pay for the same order or trip. */
const lockCarrierApprovals = (tx: Db, { organizationId, partnerId }: FoundCarrierInvoice) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`carrierInvoices ${organizationId} ${partnerId}`}, 0))`.execute(
    tx,
  );

/** @throws 409 if an order or trip is paid by another invoice */
async function assertPaidOnce(tx: Db, { id, organizationId }: FoundCarrierInvoice): Promise<void> {
  const other = await tx
    .selectFrom('carrierInvoiceLines as own')
    .innerJoin('carrierInvoiceLines as others', (join) =>
      join.on(sql<boolean>`others.order_id = own.order_id or others.trip_id = own.trip_id`),
    )
    .innerJoin('carrierInvoices', 'carrierInvoices.id', 'others.carrierInvoiceId')
    .select('carrierInvoices.number')
    .where('own.carrierInvoiceId', '=', id)
    .where('carrierInvoices.id', '<>', id)
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'approved')
    .where(claims(sql.ref('others.orderId'), sql.ref('others.tripId')))
    .limit(1)
    .executeTakeFirst();
  if (other)
    throw conflict('carrierInvoiceOther', `Carrier invoice ${other.number} has an order or trip of this one`, {
      record: other.number,
    });
}

/** A matched invoice is paid as invoiced, provided it still matches. @throws 409 */
async function assertMatches(server: BillServices, caller: Caller, invoice: FoundCarrierInvoice): Promise<void> {
  const { zone } = await findUserPreferences(server.db, caller.userId);
  const lines = toMatchedLines(await listLines(server.db, invoice.id));
  const { comparison } = await matchInvoice(server, invoice, lines, zone);
  if (comparisonStatus(comparison) !== 'matched')
    throw conflict('carrierInvoiceChanged', 'A bill has changed since the invoice was compared: compare again', {
      record: invoice.number,
    });
}

async function settleAll(
  server: BillServices,
  caller: Caller,
  invoice: FoundCarrierInvoice,
  agreed: readonly AgreedAmount[],
) {
  const settled: AgreedAmount[] = [];
  for (const amount of agreed) {
    const subject = invoice.comparison.rows.find((row) => row.subject?.id === amount.subjectId)?.subject;
    if (!subject || amount.settlement !== null) {
      settled.push(amount);
      continue;
    }
    const { of, id } = subject;
    const { net } = amount;
    const settlement = await settleBill(server, caller, {
      subject: { of, id },
      sides: invoice,
      net,
      reason: `Carrier invoice ${invoice.number}`,
    });
    settled.push({ ...amount, settlement });
  }
  return settled;
}

/** @throws 403, 409 */
async function settleInvoice(server: BillServices, caller: Caller, invoice: FoundCarrierInvoice) {
  const { agreed, comparison } = invoice;
  if (agreed === null) await assertMatches(server, caller, invoice);
  const isPaidHere = agreed === null || agreed.some(({ net }) => Number(net) !== 0);
  if (isPaidHere && !comparison.rows.some(({ differences }) => differences.includes('otherInvoice')))
    await assertPaidOnce(server.db, invoice);
  return agreed && settleAll(server, caller, invoice, agreed);
}

/**
 * Approves what matches as invoiced, what was agreed, or a credit note: what differs reaches the bills in the same transaction.
 * @throws 403, 404, 409
 */
export const approveCarrierInvoice = (
  server: BillServices,
  caller: Caller,
  id: string,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const services = { ...server, db: tx };
    const invoice = await lockFor(tx, caller, id, 'approve', seen);
    await lockCarrierApprovals(tx, invoice);
    const at = server.now();
    const { zone } = await findUserPreferences(tx, caller.userId);
    await assertMonthOpen(tx, [invoice.organizationId], { at, zone });
    const { creditedId } = invoice;
    const agreed =
      creditedId === null
        ? await settleInvoice(services, caller, invoice)
        : await settleCreditNote(services, caller, { ...invoice, creditedId }, at);
    const payable = agreed ? sumAgreed(agreed) : invoice;
    await tx
      .updateTable('carrierInvoices')
      .set({
        status: 'approved',
        agreed: agreed && JSON.stringify(agreed),
        payableNet: payable.net,
        payableTax: payable.tax,
        payableTotal: payable.total,
        decidedBy: caller.userId,
        decidedAs: caller.actorId,
        decidedAt: at,
      })
      .where('id', '=', id)
      .execute();
    await recordStep(tx, caller, invoice, {
      event: 'approved',
      to: 'approved',
      changes: { payable: { from: null, to: payable.total } },
      at,
    });
    await notifyOtherSide(server, tx, caller, invoice, {
      news: creditedId === null ? 'approved' : 'creditApproved',
      at,
    });
  });

/** Rejects an invoice for good; the carrier sends another one. @throws 403, 404, 409 */
export const rejectCarrierInvoice = (
  server: BillServices,
  caller: Caller,
  id: string,
  reason: string,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const invoice = await lockFor(tx, caller, id, 'reject', seen);
    const at = server.now();
    await tx
      .updateTable('carrierInvoices')
      .set({ status: 'rejected', reason, decidedBy: caller.userId, decidedAs: caller.actorId, decidedAt: at })
      .where('id', '=', id)
      .execute();
    await recordStep(tx, caller, invoice, { event: 'rejected', to: 'rejected', reason, at });
    const news = invoice.creditedId === null ? 'rejected' : 'creditRejected';
    await notifyOtherSide(server, tx, caller, invoice, { news, text: reason, at });
  });
