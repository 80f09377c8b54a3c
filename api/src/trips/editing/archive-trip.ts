import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { isArchivable, isTripWriter } from '../stages/trip-stage.rules.ts';
import { updateTripRow } from '../core/trip-writes.store.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { notArchivable } from '../stages/trip-errors.ts';
import { lockTrip } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';

/** Does nothing when the trip is already there. @throws 403; 404; 409 with the archivable stages */
const moveToOrFromArchive = (
  { db, now }: TripServices,
  caller: Caller,
  id: string,
  seen: SeenRevision,
  event: 'archive' | 'restore',
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    const { trip, actor } = toRuleInput(caller, row);
    if (!isTripWriter(actor)) throw forbidden();
    const toArchive = event === 'archive';
    if (row.isArchived === toArchive) return;
    if (toArchive && !isArchivable(trip)) throw notArchivable(row);
    await updateTripRow(tx, id, { isArchived: toArchive });
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event,
      changes: { isArchived: { from: row.isArchived, to: toArchive } },
      occurredAt: now(),
    });
    await publishTripChanged(tx, row);
  });

export const archiveTrip = (services: TripServices, caller: Caller, id: string, seen: SeenRevision) =>
  moveToOrFromArchive(services, caller, id, seen, 'archive');
export const restoreTrip = (services: TripServices, caller: Caller, id: string, seen: SeenRevision) =>
  moveToOrFromArchive(services, caller, id, seen, 'restore');
