import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishBillChanged } from './bill-notifications.ts';
import { type BillServices, lockBill, type Subject } from './find-bill.ts';
import { updateBill } from './stored-bills.store.ts';

/** Lets a bill stand although its contract was invalid on the rating date. Another contract ends that. @throws 403, 404, 409 */
export const overrideContract = (
  server: BillServices,
  caller: Caller,
  subject: Subject,
  { reason, revision }: { reason: string; revision?: number | undefined },
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'override', revision);
    const { stored, billed, figures } = bill;
    const at = server.now();
    await updateBill(tx, stored.id, { overrideReason: reason, overriddenBy: caller.userId, overriddenAt: at });
    await recordTimeline(tx, caller, {
      subject: 'bill',
      subjectId: stored.id,
      organizationId: billed.organizationId,
      event: 'override',
      reason,
      changes: { contractProblems: { from: null, to: figures.contractProblems } },
      occurredAt: at,
    });
    await publishBillChanged(tx, bill);
  });
