import type { Caller } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { deleteDeclined } from './declined-registrations.store.ts';

/** Deletes a declined registration; its timeline then only names the organization. @throws 404 */
export const deleteDeclinedRegistration = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const deleted = await deleteDeclined(tx, id);
    if (!deleted) throw notFound();
    await recordTimeline(tx, caller, {
      subject: 'declinedRegistration',
      subjectId: id,
      event: 'deleted',
      changes: { name: { from: deleted.name, to: null } },
      occurredAt: now(),
    });
  });
