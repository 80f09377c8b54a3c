import type { CreatedInvoice } from 'shared-contracts/finance/billing-periods';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { recordTimelineEntries } from '../../platform/timeline/timeline.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';
import { type IssuedAt, issueGroupedInvoice } from '../invoices/grouped/issue-grouped-invoice.ts';

type Author = Pick<Caller, 'actorId' | 'organizationId'> & { userId: string | null };
type Period = { id: string; payerId: string; payeeId: string };

/** Issues the invoice of the bills of a period that wait, in one transaction. @returns null if none waits */
export const createInvoice = (
  db: Db,
  author: Author,
  { id: periodId, payerId, payeeId }: Period,
  issued: IssuedAt,
): Promise<CreatedInvoice | null> =>
  inTransaction(db, async (tx) => {
    await assertMonthOpen(tx, [payerId, payeeId], issued);
    const invoice = await issueGroupedInvoice(tx, periodId, issued);
    if (invoice === null) return null;
    const { id, number, billIds } = invoice;
    const entries = billIds.map((subjectId) => ({
      subject: 'bill' as const,
      subjectId,
      organizationId: payerId,
      event: 'invoice' as const,
      changes: { invoice: { from: null, to: number } },
      occurredAt: issued.at,
    }));
    await recordTimelineEntries(tx, author, entries);
    return { id, number };
  });
