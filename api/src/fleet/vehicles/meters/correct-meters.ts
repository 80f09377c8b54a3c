import type { MeterCorrection } from 'shared-contracts/fleet/meters';
import type { Caller } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { diffFields } from '../../../platform/values/fields.ts';
import { lockVehicle } from '../core/vehicle-records.store.ts';
import { getMeter, toOffset } from './meter.rules.ts';
import { findMeters, saveOffsets } from './meters.store.ts';

/**
 * Sets the current readings of the odometer and the engine hours; null leaves one unchanged. The timeline records the
 * reason.
 */
export const correctMeters = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  { odometer, engineHours, reason }: MeterCorrection,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const vehicle = await lockVehicle(tx, caller, id);
    if (!vehicle) throw notFound();
    await assertRevision(tx, caller, 'vehicle', vehicle, seen);
    const meters = await findMeters(tx, id);
    const before = {
      odometer: getMeter(meters.odometer.readings, meters.odometer.entered)?.value ?? null,
      engineHours: getMeter(meters.engineHours.readings, meters.engineHours.entered)?.value ?? null,
    };
    const changes = diffFields(before, {
      odometer: odometer ?? before.odometer,
      engineHours: engineHours ?? before.engineHours,
    });
    if (Object.keys(changes).length === 0) return;
    await saveOffsets(tx, id, {
      odometer: odometer === null ? meters.odometer.entered : toOffset(meters.odometer.readings, odometer),
      engineHours:
        engineHours === null ? meters.engineHours.entered : toOffset(meters.engineHours.readings, engineHours),
    });
    await recordTimeline(tx, caller, {
      subject: 'vehicle',
      subjectId: id,
      event: 'metersCorrected',
      organizationId: vehicle.organizationId,
      changes,
      reason,
      occurredAt: now(),
    });
  });
