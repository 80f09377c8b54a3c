import type { FieldError } from 'shared-contracts/common';
import type { WorkOrderChanges, WorkOrderInput } from 'shared-contracts/fleet/work-orders';
import { selectUsableContacts } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { nextNumber } from '../../platform/database/counters.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidField, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { lockVehicle, type VehicleColumns } from '../vehicles/core/vehicle-records.store.ts';
import { selectServiceIntervals } from '../vehicles/services/services.store.ts';
import { setOutOfService } from '../vehicles/unavailabilities/set-out-of-service.ts';
import { findUnavailabilityOf } from '../vehicles/unavailabilities/unavailabilities.store.ts';
import {
  computeWorkOrderLines,
  formatLines,
  formatWorkOrderNumber,
  getWindowErrors,
  isEditable,
  isPending,
} from './work-order.rules.ts';
import {
  findCurrency,
  insertWorkOrder,
  lockWorkOrder,
  replaceLines,
  updateWorkOrder,
  type WorkOrderColumns,
} from './work-order-writes.store.ts';
import { listLines } from './work-orders.store.ts';

type Server = Pick<Services, 'db' | 'now'>;
type Values = Required<Omit<WorkOrderInput, 'vehicleId' | 'inspectionId'>>;

const EMPTY: Omit<Values, 'kind' | 'title'> = {
  description: null,
  contactId: null,
  workshop: null,
  serviceIntervalId: null,
  outFrom: null,
  outTo: null,
  lines: [],
};

/** @throws 422 for a contact or a service that the organization can't use */
async function assertReferences(
  tx: Db,
  organizationId: string,
  { contactId, serviceIntervalId }: Values,
): Promise<void> {
  const errors: Record<string, FieldError> = {};
  const contact =
    contactId &&
    (await selectUsableContacts(tx, organizationId)
      .select('contacts.id')
      .where('contacts.id', '=', contactId)
      .executeTakeFirst());
  if (contactId && !contact) errors['contactId'] = { code: 'notFound', message: 'Contact not found' };
  const interval =
    serviceIntervalId &&
    (await selectServiceIntervals(tx, organizationId)
      .select('serviceIntervals.id')
      .where('serviceIntervals.id', '=', serviceIntervalId)
      .executeTakeFirst());
  if (serviceIntervalId && !interval)
    errors['serviceIntervalId'] = { code: 'notFound', message: 'Service interval not found' };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** @throws 422 for the inspection of another vehicle */
async function assertInspection(tx: Db, vehicleId: string, inspectionId: string): Promise<void> {
  const inspection = await tx
    .selectFrom('inspections')
    .select('id')
    .where('id', '=', inspectionId)
    .where('vehicleId', '=', vehicleId)
    .executeTakeFirst();
  if (!inspection) throw invalidField('inspectionId', 'notFound', 'Inspection not found');
}

function toColumns({ kind, title, description, contactId, workshop, serviceIntervalId, lines }: Values) {
  const computed = computeWorkOrderLines(lines);
  return {
    lines: computed.lines,
    columns: {
      kind,
      title,
      description: description || null,
      contactId: contactId ?? null,
      workshop: workshop || null,
      serviceIntervalId: serviceIntervalId ?? null,
      cost: computed.cost,
    },
  };
}

/** In the form that the timeline records. */
const toRecorded = ({ columns, lines }: ReturnType<typeof toColumns>, { outFrom, outTo }: Values) => ({
  ...columns,
  lines: formatLines(lines),
  outFrom: outFrom ?? null,
  outTo: outTo ?? null,
});

type Target = { vehicle: VehicleColumns; workOrderId: string; number: string; now: number };

async function saveWindow(tx: Db, caller: Caller, { number, ...target }: Target, { outFrom, outTo, title }: Values) {
  const errors = getWindowErrors({ outFrom: outFrom ?? null, outTo: outTo ?? null });
  if (errors) throw invalidFields(errors);
  const hasWindow = typeof outFrom === 'number' && typeof outTo === 'number';
  const window = hasWindow ? { fromAt: outFrom, toAt: outTo, reason: `${number} – ${title}` } : null;
  await setOutOfService(tx, caller, { ...target, window });
}

/** Opens a work order in the caller's transaction. @throws 404 for another organization's vehicle, 409, 422 */
export async function openWorkOrder(tx: Db, caller: Caller, input: WorkOrderInput, now: number): Promise<string> {
  const vehicle = await lockVehicle(tx, caller, input.vehicleId);
  if (!vehicle) throw invalidField('vehicleId', 'notFound', 'Vehicle not found');
  const { organizationId } = vehicle;
  const { vehicleId: _vehicleId, inspectionId = null, ...fields } = input;
  const values: Values = { ...EMPTY, ...fields };
  await assertReferences(tx, organizationId, values);
  if (inspectionId) await assertInspection(tx, vehicle.id, inspectionId);
  const saved = toColumns(values);
  const number = formatWorkOrderNumber(await nextNumber(tx, organizationId, 'workOrder'));
  const { id } = await insertWorkOrder(tx, {
    ...saved.columns,
    organizationId,
    number,
    vehicleId: vehicle.id,
    inspectionId,
    currency: await findCurrency(tx, organizationId),
    createdBy: caller.userId,
    createdAt: now,
  });
  await replaceLines(tx, id, saved.lines);
  await recordTimeline(tx, caller, {
    subject: 'workOrder',
    subjectId: id,
    event: 'created',
    organizationId,
    changes: diffFields({}, { number, vehicleId: vehicle.id, ...toRecorded(saved, values) }),
    occurredAt: now,
  });
  await saveWindow(tx, caller, { vehicle, workOrderId: id, number, now }, values);
  return id;
}

export const createWorkOrder = ({ db, now }: Server, caller: Caller, input: WorkOrderInput): Promise<string> =>
  inTransaction(db, (tx) => openWorkOrder(tx, caller, input, now()));

async function loadValues(tx: Db, order: WorkOrderColumns): Promise<Values> {
  const { kind, title, description, contactId, workshop, serviceIntervalId } = order;
  const window = await findUnavailabilityOf(tx, order.id);
  const lines = (await listLines(tx, order.id)).map(({ id: _id, amount: _amount, ...line }) => line);
  const period = { outFrom: window?.fromAt ?? null, outTo: window?.toAt ?? null };
  return { kind, title, description, contactId, workshop, serviceIntervalId, lines, ...period };
}

/** Changes an order that isn't cancelled. @throws 404; 409 `workOrderClosed`, or for the vehicle's other plans; 422 */
export const changeWorkOrder = (
  { db, now }: Server,
  caller: Caller,
  id: string,
  changed: WorkOrderChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockWorkOrder(tx, caller, id);
    if (!order) throw notFound();
    await assertRevision(tx, caller, 'workOrder', order, seen);
    if (!isEditable(order.status)) throw workOrderClosedError(order);
    const { organizationId, number } = order;
    const before = await loadValues(tx, order);
    const values: Values = { ...before, ...changed };
    await assertReferences(tx, organizationId, values);
    const saved = toColumns(values);
    const changes = diffFields(toRecorded(toColumns(before), before), toRecorded(saved, values));
    if (Object.keys(changes).length === 0) return;
    if (!isPending(order.status) && (changes['outFrom'] || changes['outTo'])) throw workOrderClosedError(order);
    await updateWorkOrder(tx, id, saved.columns);
    if (changed.lines) await replaceLines(tx, id, saved.lines);
    await recordTimeline(tx, caller, {
      subject: 'workOrder',
      subjectId: id,
      event: 'updated',
      organizationId,
      changes,
      occurredAt: now(),
    });
    const vehicle = await lockVehicle(tx, caller, order.vehicleId);
    if (!vehicle) throw notFound();
    await saveWindow(tx, caller, { vehicle, workOrderId: id, number, now: now() }, values);
  });

const workOrderClosedError = ({ number }: WorkOrderColumns) =>
  conflict('workOrderClosed', 'The work order is closed', { record: number });
