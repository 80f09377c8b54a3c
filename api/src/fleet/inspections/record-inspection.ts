import type { InspectionInput } from 'shared-contracts/fleet/inspections';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { IMAGE_FORMATS, type UploadedFile } from '../../platform/files/files.ts';
import { deleteUpload, saveUpload, type ValidatedUpload, validateUpload } from '../../platform/files/uploads.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import type { NoticeServices } from '../alerts/notify-alerts.ts';
import { raiseEvents } from '../alerts/raise-events.ts';

/** `at`: when it happened, by the clock of the server. */
type Report = Pick<InspectionInput, 'key' | 'kind' | 'items'> & { vehicleId: string; tripId: string; at: number };

/** Longer lists of defects are cut in alerts. */
const MAX_ALERT_TEXT = 200;

function assertNotes(items: InspectionInput['items']) {
  const errors = items.flatMap(({ isDefect, note }, i) =>
    isDefect && !note ? [[`items.${i}.note`, { code: 'required', message: 'Describe the defect' }] as const] : [],
  );
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors));
}

/**
 * Records a driver's inspection once per key, in the history of the vehicle, and alerts its organization to defects.
 * @returns whether it is new
 * @throws 422 for a defect without a note
 */
export async function recordInspection(
  services: NoticeServices,
  tx: Db,
  caller: Caller,
  { key, kind, items, vehicleId, tripId, at }: Report,
  now: number,
): Promise<boolean> {
  assertNotes(items);
  const { organizationId } = await tx
    .selectFrom('vehicles')
    .select('organizationId')
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  const defects = items.filter(({ isDefect }) => isDefect).map(({ name }) => name);
  const inserted = await tx
    .insertInto('inspections')
    .values({
      organizationId,
      vehicleId,
      tripId,
      kind,
      hasDefects: defects.length > 0,
      createdBy: caller.userId,
      key,
      occurredAt: at,
      recordedAt: now,
    })
    .onConflict((on) => on.columns(['createdBy', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  const { id } = inserted;
  await tx
    .insertInto('inspectionItems')
    .values(
      items.map(({ code, name, isDefect, note }, position) => ({
        inspectionId: id,
        position,
        code,
        name,
        isDefect,
        note: note || null,
      })),
    )
    .execute();
  await recordTimeline(tx, caller, {
    subject: 'vehicle',
    subjectId: vehicleId,
    organizationId,
    event: defects.length > 0 ? 'defectsFound' : 'inspected',
    changes: { ...(defects.length > 0 && { defects: { from: null, to: defects.join(', ') } }) },
    occurredAt: at,
    recordedAt: now,
  });
  if (defects.length === 0) return true;
  const item = defects.join(', ').slice(0, MAX_ALERT_TEXT);
  const event = { organizationId, vehicleId, kind: 'inspectionDefect', severity: 'warning' } as const;
  await raiseEvents(services, tx, [{ ...event, occurrence: id, params: { item }, occurredAt: Math.min(at, now) }], now);
  return true;
}

/**
 * Called before the transaction that stores the photo.
 * @throws 422 for a file that is too large or whose content is neither JPEG nor PNG
 */
export const validateInspectionPhoto = (file: UploadedFile): Promise<ValidatedUpload> =>
  validateUpload(file, IMAGE_FORMATS);

type Photo = { inspectionKey: string; tripId: string; item: number; upload: ValidatedUpload };

/**
 * Stores the photo of an item of the caller's inspection; it replaces an earlier one.
 * @throws 404 for the inspection of another driver or trip; 422 for `item`
 */
export async function addInspectionPhoto(
  { now, files }: Pick<Services, 'now' | 'files'>,
  tx: Db,
  caller: Caller,
  { inspectionKey, tripId, item: position, upload }: Photo,
): Promise<void> {
  const inspection = await tx
    .selectFrom('inspections')
    .select(['id', 'organizationId'])
    .where('createdBy', '=', caller.userId)
    .where('key', '=', inspectionKey)
    .where('tripId', '=', tripId)
    .forUpdate()
    .executeTakeFirst();
  if (!inspection) throw notFound();
  const { id: inspectionId, organizationId } = inspection;
  const item = await tx
    .selectFrom('inspectionItems')
    .select(['id', 'fileId', 'thumbnailId'])
    .where('inspectionId', '=', inspectionId)
    .where('position', '=', position)
    .executeTakeFirst();
  if (!item) throw invalidField('item', 'notFound', 'Item not found');
  const stored = await saveUpload(tx, files, upload, { organizationId, createdAt: now() });
  await tx.updateTable('inspectionItems').set(stored).where('id', '=', item.id).execute();
  if (item.fileId) await deleteUpload(tx, files, { fileId: item.fileId, thumbnailId: item.thumbnailId });
}
