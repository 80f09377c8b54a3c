import type { BillCredit } from 'shared-contracts/finance/bills';
import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { stopAwaitingInvoice } from '../invoices/grouped/await-invoice.store.ts';
import { creditInvoice } from '../invoices/issue/credit-invoice.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';
import { publishBillChanged } from './bill-notifications.ts';
import { findVersion, storeVersion } from './bill-versions.store.ts';
import { toBillError } from './bill.rules.ts';
import type { ComputedBill } from './compute-bills.ts';
import { type BillServices, findBill, lockBill, sidesOf, type Subject, toBillContext } from './find-bill.ts';
import { releaseBills } from './release-bills.ts';
import { DRAFT_VALUES, NO_OVERRIDE, updateBill } from './stored-bills.store.ts';

type Renewal = { event: 'renew' | 'credit'; reason: string | null; revision?: number | undefined };

/**
 * Credits the invoice of an approved bill and drafts its next version; the approved bill is kept. Other bills of a
 * grouped invoice move to the next one.
 */
const replaceBill = (server: BillServices, caller: Caller, subject: Subject, { event, reason, revision }: Renewal) =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, event, revision);
    const { stored, billed } = bill;
    if (event === 'credit' && stored.invoiceId === null) throw toBillError('notInvoiced', toBillContext(bill), event);
    const at = server.now();
    const { zone } = await findUserPreferences(tx, caller.userId);
    const dated = stored.invoiceId === null ? (stored.approvedAt ?? at) : at;
    await assertMonthOpen(tx, sidesOf(bill), { at: dated, zone });
    const version = stored.version + 1;
    await storeVersion(tx, stored, at);
    await updateBill(tx, stored.id, {
      ...DRAFT_VALUES,
      ...NO_OVERRIDE,
      approvedBy: null,
      approvedAt: null,
      outdatedAt: null,
      invoiceId: null,
      billingPeriodId: null,
      version,
    });
    await recordTimeline(tx, caller, {
      subject: 'bill',
      subjectId: stored.id,
      organizationId: billed.organizationId,
      event,
      from: stored.state,
      to: 'draft',
      reason,
      changes: { version: { from: stored.version, to: version } },
      occurredAt: at,
    });
    await publishBillChanged(tx, bill);
    if (stored.invoiceId === null) return void (await stopAwaitingInvoice(tx, stored.id));
    await releaseBills(tx, caller, stored.invoiceId, { reason, at, zone });
    await creditInvoice(tx, stored.invoiceId, { reason, at, zone });
  });

/** Makes a new version of an approved bill that is out of date, or not invoiced yet. */
export const renewBill = (server: BillServices, caller: Caller, subject: Subject, revision?: number): Promise<void> =>
  replaceBill(server, caller, subject, { event: 'renew', reason: null, revision });

/** Reverses the invoice of an approved bill for a reason; a new version can then be billed. @throws 403, 404, 409 */
export const creditBill = (
  server: BillServices,
  caller: Caller,
  subject: Subject,
  { reason, revision }: BillCredit,
): Promise<void> => replaceBill(server, caller, subject, { event: 'credit', reason, revision });

/** A replaced version of a bill. @throws 404, also for the other side, which only sees the current version */
export async function findEarlierBill(
  db: Db,
  { routing }: Pick<BillServices, 'routing'>,
  caller: Caller,
  subject: Subject,
  version: number,
): Promise<ComputedBill & { isHome: boolean }> {
  const bill = await findBill(db, routing, caller, subject);
  if (!bill.stored || !bill.isHome) throw notFound();
  if (bill.stored.version === version) return bill;
  const earlier = await findVersion(db, bill.stored.id, version);
  if (!earlier) throw notFound();
  const stored = { ...bill.stored, ...earlier, state: 'approved' as const, outdatedAt: null, sentBackAt: null };
  return { ...bill, stored, figures: earlier.figures, partnerId: earlier.partnerId };
}
