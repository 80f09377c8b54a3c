import type { InspectionChecklistInput } from 'shared-contracts/fleet/inspections';
import { INSPECTION_ITEMS } from 'shared-contracts/values/fleet/inspections';
import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { lockChecklist, updateChecklist } from './checklists.store.ts';

/** Sets what the drivers of the caller's organization check. */
export const saveChecklist = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  { items }: InspectionChecklistInput,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lockChecklist(tx, caller.organizationId, [...INSPECTION_ITEMS]);
    await assertRevision(tx, caller, 'inspectionChecklist', before, seen);
    const changes = diffFields({ items: before.items }, { items });
    if (Object.keys(changes).length === 0) return;
    await updateChecklist(tx, before.id, items);
    await recordTimeline(tx, caller, {
      subject: 'inspectionChecklist',
      subjectId: before.id,
      event: 'updated',
      changes,
      occurredAt: now(),
    });
  });
