import type { VehicleServicesInput } from 'shared-contracts/fleet/vehicles';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { saveService, deleteService, listVehicleServices } from './services.store.ts';
import { lockVehicle } from '../core/vehicle-records.store.ts';

type ServiceInput = VehicleServicesInput['services'][number];
type Vehicle = { id: string; organizationId: string };
type Service = Awaited<ReturnType<typeof listVehicleServices>>[number];

/** Service intervals must exist, and services can't be done in the future. */
function getErrors(services: readonly ServiceInput[], serviceById: ReadonlyMap<string, Service>, now: number) {
  const errors = services.map(({ serviceIntervalId, lastServiceAt }, i) => {
    if (!serviceById.has(serviceIntervalId))
      return [`services.${i}.serviceIntervalId`, { code: 'notFound', message: 'Service interval not found' }] as const;
    return (lastServiceAt ?? 0) > now
      ? ([`services.${i}.lastServiceAt`, { code: 'date', message: 'Invalid date' }] as const)
      : null;
  });
  return Object.fromEntries(errors.filter((error) => error !== null));
}

const saveOrDelete = (tx: Db, vehicle: Vehicle, { serviceIntervalId, lastServiceAt }: ServiceInput) =>
  lastServiceAt === null
    ? deleteService(tx, vehicle.id, serviceIntervalId)
    : saveService(tx, {
        vehicleId: vehicle.id,
        organizationId: vehicle.organizationId,
        serviceIntervalId,
        lastServiceAt,
      });

const recordServiced = (tx: Db, caller: Caller, vehicle: Vehicle, changes: Record<string, unknown>, at: number) =>
  recordTimeline(tx, caller, {
    subject: 'vehicle',
    subjectId: vehicle.id,
    event: 'serviced',
    organizationId: vehicle.organizationId,
    changes,
    occurredAt: at,
  });

/** Records that one service of a locked vehicle was done, unless it was done later again. */
export async function recordService(
  tx: Db,
  caller: Caller,
  vehicle: Vehicle,
  { serviceIntervalId, at }: { serviceIntervalId: string; at: number },
  now: number,
): Promise<void> {
  const services = await listVehicleServices(tx, vehicle);
  const service = services.find((item) => item.serviceIntervalId === serviceIntervalId);
  if (!service || (service.lastServiceAt ?? -1) >= at) return;
  await saveOrDelete(tx, vehicle, { serviceIntervalId, lastServiceAt: at });
  await recordServiced(tx, caller, vehicle, { [service.name]: { from: service.lastServiceAt, to: at } }, now);
}

/** Records when services were last done. @throws 422 for unknown service intervals and future times */
export const setServices = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  input: readonly ServiceInput[],
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const vehicle = await lockVehicle(tx, caller, id);
    if (!vehicle) throw notFound();
    await assertRevision(tx, caller, 'vehicle', vehicle, seen);
    const before = await listVehicleServices(tx, vehicle);
    const serviceById = new Map(before.map((service) => [service.serviceIntervalId, service]));
    const services = input.map((service) => ({
      ...service,
      serviceIntervalId: service.serviceIntervalId.toLowerCase(),
    }));
    const errors = getErrors(services, serviceById, now());
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
    for (const service of services) await saveOrDelete(tx, vehicle, service);
    const after = await listVehicleServices(tx, vehicle);
    const changes = after
      .map(
        ({ serviceIntervalId, name, lastServiceAt }) =>
          [name, { from: serviceById.get(serviceIntervalId)?.lastServiceAt ?? null, to: lastServiceAt }] as const,
      )
      .filter(([, { from, to }]) => from !== to);
    if (changes.length > 0) await recordServiced(tx, caller, vehicle, Object.fromEntries(changes), now());
    return after;
  });
