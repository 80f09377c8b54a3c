import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { isArchivable, isOrderOwner } from '../stages/order-actions.rules.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { setArchived } from '../core/order-writes.store.ts';
import { lockOrder } from '../core/order-records.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import { notArchivable } from '../stages/order-errors.ts';

type ArchiveServices = Pick<Services, 'db' | 'now'>;

/** Does nothing when the order is already there. @throws 403; 404; 409 with the archivable stages */
const moveToOrFromArchive = (
  services: ArchiveServices,
  caller: Caller,
  id: string,
  seen: SeenRevision,
  event: 'archive' | 'restore',
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    await assertRevision(tx, caller, 'order', row, seen);
    const { order, actor } = toRuleInput(caller, row);
    if (!isOrderOwner(actor)) throw forbidden();
    const toArchive = event === 'archive';
    if (row.isArchived === toArchive) return;
    const at = services.now();
    if (toArchive && !isArchivable(order, at)) throw notArchivable(row);
    await setArchived(tx, id, toArchive ? at : null);
    await recordTimeline(tx, caller, {
      subject: 'order',
      subjectId: id,
      organizationId: row.organizationId,
      event,
      changes: { isArchived: { from: row.isArchived, to: toArchive } },
      occurredAt: at,
    });
    await publishOrderChanged(tx, id);
  });

export const archiveOrder = (services: ArchiveServices, caller: Caller, id: string, seen: SeenRevision) =>
  moveToOrFromArchive(services, caller, id, seen, 'archive');
export const restoreOrder = (services: ArchiveServices, caller: Caller, id: string, seen: SeenRevision) =>
  moveToOrFromArchive(services, caller, id, seen, 'restore');
