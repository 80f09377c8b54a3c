import type { WorkOrderStatusInput } from 'shared-contracts/fleet/work-orders';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockVehicle, type VehicleColumns } from '../vehicles/core/vehicle-records.store.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { findReadings } from '../vehicles/meters/meter-readings.store.ts';
import { toServiceReadings } from '../vehicles/services/service.rules.ts';
import type { ServiceServer } from '../vehicles/services/service.hooks.ts';
import { recordService } from '../vehicles/services/save-services.ts';
import { setOutOfService } from '../vehicles/unavailabilities/set-out-of-service.ts';
import { findUnavailabilityOf } from '../vehicles/unavailabilities/unavailabilities.store.ts';
import { endWindow, isPending, TRANSITIONS } from './work-order.rules.ts';
import { lockWorkOrder, updateWorkOrder, type WorkOrderColumns } from './work-order-writes.store.ts';

const NO_READINGS = { odometer: null, engineHours: null };

/** Makes the vehicle available again. */
async function releaseVehicle(tx: Db, caller: Caller, vehicle: VehicleColumns, order: WorkOrderColumns, now: number) {
  const before = await findUnavailabilityOf(tx, order.id);
  if (!before) return;
  const { outFrom, outTo } = endWindow({ outFrom: before.fromAt, outTo: before.toAt }, now);
  const window = outFrom === null || outTo === null ? null : { fromAt: outFrom, toAt: outTo };
  await setOutOfService(tx, caller, {
    vehicle,
    workOrderId: order.id,
    window: window && { ...window, reason: before.reason ?? '' },
    now,
  });
}

/**
 * Moves an order along its table of transitions. A done one records its service; a closed one frees its vehicle.
 * @throws 404; 409 `statusNotAllowed`; 422 for work done in the future
 */
export const changeStatus = (
  server: ServiceServer,
  caller: Caller,
  id: string,
  { status, doneAt, ...entered }: WorkOrderStatusInput,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const order = await lockWorkOrder(tx, caller, id);
    if (!order) throw notFound();
    await assertRevision(tx, caller, 'workOrder', order, seen);
    if (!TRANSITIONS[order.status].includes(status))
      throw conflict('statusNotAllowed', 'The work order can’t get this status', {
        record: order.number,
        from: order.status,
        to: status,
      });
    const at = server.now();
    const completedAt = status === 'done' ? (doneAt ?? at) : null;
    if (completedAt !== null && completedAt > at) throw invalidField('doneAt', 'date', 'Invalid date');
    const readings =
      completedAt === null
        ? NO_READINGS
        : toServiceReadings({ ...entered, at: completedAt }, await findReadings(tx, order.vehicleId), at);
    await updateWorkOrder(tx, id, { status, doneAt: completedAt, ...readings });
    await recordTimeline(tx, caller, {
      subject: 'workOrder',
      subjectId: id,
      event: status,
      organizationId: order.organizationId,
      changes: {
        status: { from: order.status, to: status },
        ...(completedAt !== null &&
          diffFields<object>({ doneAt: null, ...NO_READINGS }, { doneAt: completedAt, ...readings })),
      },
      occurredAt: at,
    });
    if (isPending(status)) return;
    const vehicle = await lockVehicle(tx, caller, order.vehicleId);
    if (!vehicle) throw notFound();
    await releaseVehicle(tx, caller, vehicle, order, at);
    if (completedAt !== null && order.serviceIntervalId !== null)
      await recordService(server, tx, caller, vehicle, {
        serviceIntervalId: order.serviceIntervalId,
        at: completedAt,
        ...readings,
      });
  });
