import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { recordTimelineEntries } from '../../platform/timeline/timeline.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';
import {
  type IssuedAt,
  type IssuedGroup,
  issueGroupedInvoice,
  type Waiting,
} from '../invoices/grouped/issue-grouped-invoice.ts';

type Author = Pick<Caller, 'actorId' | 'organizationId'> & { userId: string | null };
/** With the billing periods, or some of their bills, that wait. */
export type Grouped = Waiting & { payerId: string; payeeId: string };

/** Issues one invoice of bills that wait, in one transaction. @returns null if none waits */
export const createInvoice = (
  db: Db,
  author: Author,
  { payerId, payeeId, ...waiting }: Grouped,
  issued: IssuedAt,
): Promise<IssuedGroup | null> =>
  inTransaction(db, async (tx) => {
    await assertMonthOpen(tx, [payerId, payeeId], issued);
    const invoice = await issueGroupedInvoice(tx, issued, waiting);
    if (invoice === null) return null;
    const entries = invoice.billIds.map((subjectId) => ({
      subject: 'bill' as const,
      subjectId,
      organizationId: payerId,
      event: 'invoice' as const,
      changes: { invoice: { from: null, to: invoice.number } },
      occurredAt: issued.at,
    }));
    await recordTimelineEntries(tx, author, entries);
    return invoice;
  });
