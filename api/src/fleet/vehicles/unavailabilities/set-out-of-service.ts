import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { diffFields } from '../../../platform/values/fields.ts';
import type { VehicleColumns } from '../core/vehicle-records.store.ts';
import { assertPlannable, recordVehicleEvent } from './save-unavailability.ts';
import {
  deleteUnavailability,
  findOverlappingUnavailability,
  findUnavailabilityOf,
  insertUnavailability,
  updateUnavailability,
} from './unavailabilities.store.ts';
import { unavailabilityOverlapError } from './unavailability.rules.ts';

type Window = { fromAt: number; toAt: number; reason: string };
/** `vehicle`: must be locked, so that nobody else plans it at the same time. */
type OutOfService = { vehicle: VehicleColumns; workOrderId: string; window: Window | null; now: number };

const EVENTS = { added: 'unavailable', changed: 'unavailabilityChanged', removed: 'availableAgain' } as const;

/**
 * Sets, moves or ends the time for which a work order takes a vehicle out of service.
 * @throws 422 for an invalid period; 409 when a live trip or another unavailability occupies it
 */
export async function setOutOfService(tx: Db, caller: Caller, { vehicle, workOrderId, window, now }: OutOfService) {
  const before = await findUnavailabilityOf(tx, workOrderId);
  if (!window) {
    if (!before) return;
    await deleteUnavailability(tx, before.id);
    const { fromAt, toAt, reason } = before;
    const changes = diffFields({ fromAt, toAt, reason } as object, { fromAt: null, toAt: null, reason: null });
    await recordVehicleEvent(tx, caller, vehicle, EVENTS.removed, changes, now);
    return;
  }
  const changes = diffFields<Window>((before ?? {}) as Partial<Window>, window);
  if (Object.keys(changes).length === 0) return;
  const isShorter = before && window.fromAt >= before.fromAt && window.toAt <= before.toAt;
  if (!isShorter) {
    await assertPlannable(tx, caller, vehicle, window, now);
    const overlapping = await findOverlappingUnavailability(tx, vehicle.id, window, before?.id ?? null);
    if (overlapping) throw unavailabilityOverlapError(overlapping, vehicle.registrationPlate);
  }
  if (before) await updateUnavailability(tx, before.id, window);
  else await insertUnavailability(tx, { ...window, vehicleId: vehicle.id, workOrderId, createdAt: now });
  await recordVehicleEvent(tx, caller, vehicle, before ? EVENTS.changed : EVENTS.added, changes, now);
}
