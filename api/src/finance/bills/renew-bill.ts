import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishBillChanged } from './bill-notifications.ts';
import { findVersion, keepVersion } from './bill-versions.store.ts';
import type { ComputedBill } from './compute-bills.ts';
import { type BillServices, findBill, lockBill, type Subject } from './find-bill.ts';
import { DRAFT_VALUES, NO_OVERRIDE, updateBill } from './stored-bills.store.ts';

/** Makes a new version of an approved bill that is out of date: a draft; the approved bill is kept. */
export const renewBill = (server: BillServices, caller: Caller, subject: Subject, revision?: number): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'renew', revision);
    const { stored, billed } = bill;
    const at = server.now();
    const version = stored.version + 1;
    await keepVersion(tx, stored, at);
    await updateBill(tx, stored.id, {
      ...DRAFT_VALUES,
      ...NO_OVERRIDE,
      approvedBy: null,
      approvedAt: null,
      outdatedAt: null,
      version,
    });
    await recordTimeline(tx, caller, {
      subject: 'bill',
      subjectId: stored.id,
      organizationId: billed.organizationId,
      event: 'renew',
      from: stored.state,
      to: 'draft',
      changes: { version: { from: stored.version, to: version } },
      occurredAt: at,
    });
    await publishBillChanged(tx, bill);
  });

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
