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
import { tellOtherSide } from '../dispute/news.ts';
import { type FoundCarrierInvoice, listLines } from '../list/carrier-invoices.store.ts';
import { lockFor, recordStep } from '../lock-for.ts';
import { comparisonStatus } from '../matching/match.rules.ts';
import { claims } from '../matching/subjects.store.ts';
import { matchInvoice } from '../matching/match-invoice.ts';
import { toMatchedLines } from '../receiving/rematch.ts';
import { settleBill } from './settle-bill.ts';

/** Two invoices of one carrier aren't approved at once, so that none has what the other has. */
const takeTurn = (tx: Db, { organizationId, partnerId }: FoundCarrierInvoice) =>
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

/** What matched is paid as invoiced, if it still matches. @throws 409 */
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
      invoice: invoice.number,
    });
    settled.push({ ...amount, settlement });
  }
  return settled;
}

/**
 * Approves what matches as invoiced, or what was agreed, whose differences reach the bills in the same transaction.
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
    await takeTurn(tx, invoice);
    const at = server.now();
    const { zone } = await findUserPreferences(tx, caller.userId);
    await assertMonthOpen(tx, [invoice.organizationId], { at, zone });
    if (invoice.agreed === null) await assertMatches(services, caller, invoice);
    const isPaidHere = invoice.agreed === null || invoice.agreed.some(({ net }) => Number(net) !== 0);
    if (isPaidHere && !invoice.comparison.rows.some(({ differences }) => differences.includes('otherInvoice')))
      await assertPaidOnce(tx, invoice);
    const agreed = invoice.agreed && (await settleAll(services, caller, invoice, invoice.agreed));
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
    await tellOtherSide(server, tx, caller, invoice, { news: 'approved', at });
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
    await tellOtherSide(server, tx, caller, invoice, { news: 'rejected', text: reason, at });
  });
