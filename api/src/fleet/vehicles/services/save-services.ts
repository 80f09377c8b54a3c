import type { VehicleServicesInput } from 'shared-contracts/fleet/vehicle-services';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import type { ServiceServer } from './service.hooks.ts';
import { toServiceReadings } from './service.rules.ts';
import { saveService, deleteService, listVehicleServices } from './services.store.ts';
import { lockVehicle } from '../core/vehicle-records.store.ts';

type ServiceInput = VehicleServicesInput['services'][number];
type Vehicle = { id: string; organizationId: string };
type Service = Awaited<ReturnType<typeof listVehicleServices>>[number];
type DoneService = { serviceIntervalId: string; at: number; odometer: number | null; engineHours: number | null };

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

/** A service keeps its readings as long as its date is unchanged and no others are entered. */
function toReadings({ lastServiceAt, ...entered }: ServiceInput, before: Service, now: number) {
  const { odometer, engineHours, currentOdometer, currentHours } = before;
  if (lastServiceAt === before.lastServiceAt)
    return {
      odometer: entered.odometer === undefined ? odometer : entered.odometer,
      engineHours: entered.engineHours === undefined ? engineHours : entered.engineHours,
    };
  const current = { odometer: currentOdometer, engineHours: currentHours };
  return toServiceReadings({ ...entered, at: lastServiceAt ?? 0 }, current, now);
}

const saveOrDelete = (tx: Db, vehicle: Vehicle, service: ServiceInput, before: Service, now: number) =>
  service.lastServiceAt === null
    ? deleteService(tx, vehicle.id, service.serviceIntervalId)
    : saveService(tx, {
        vehicleId: vehicle.id,
        organizationId: vehicle.organizationId,
        serviceIntervalId: service.serviceIntervalId,
        lastServiceAt: service.lastServiceAt,
        ...toReadings(service, before, now),
      });

/** Named after the service, with its readings in kilometres and hours. */
const listChanges = (before: Service | undefined, after: Service) =>
  [
    [after.name, before?.lastServiceAt ?? null, after.lastServiceAt] as const,
    [`${after.name} (km)`, before?.odometer ?? null, after.odometer] as const,
    [`${after.name} (h)`, before?.engineHours ?? null, after.engineHours] as const,
  ]
    .filter(([, from, to]) => from !== to)
    .map(([field, from, to]) => [field, { from, to }] as const);

async function announceServiced(
  server: ServiceServer,
  tx: Db,
  caller: Caller,
  vehicle: Vehicle,
  changes: Record<string, unknown>,
) {
  const occurredAt = server.now();
  await recordTimeline(tx, caller, {
    subject: 'vehicle',
    subjectId: vehicle.id,
    event: 'serviced',
    organizationId: vehicle.organizationId,
    changes,
    occurredAt,
  });
  for (const hook of server.hooks.servicesRecorded) await hook(tx, vehicle.id, server, occurredAt);
}

/** Records that one service of a locked vehicle was done, unless it was done later again. */
export async function recordService(
  server: ServiceServer,
  tx: Db,
  caller: Caller,
  vehicle: Vehicle,
  { serviceIntervalId, at, ...readings }: DoneService,
): Promise<void> {
  const find = async () =>
    (await listVehicleServices(tx, vehicle)).find((item) => item.serviceIntervalId === serviceIntervalId);
  const before = await find();
  if (!before || (before.lastServiceAt ?? -1) >= at) return;
  await saveOrDelete(tx, vehicle, { serviceIntervalId, lastServiceAt: at, ...readings }, before, server.now());
  const after = await find();
  if (after) await announceServiced(server, tx, caller, vehicle, Object.fromEntries(listChanges(before, after)));
}

/** Records when services were last done. @throws 422 for unknown service intervals and future times */
export const setServices = (
  server: ServiceServer,
  caller: Caller,
  id: string,
  input: readonly ServiceInput[],
  seen: SeenRevision,
) =>
  inTransaction(server.db, async (tx) => {
    const { now } = server;
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
    for (const service of services) {
      const current = serviceById.get(service.serviceIntervalId);
      if (current) await saveOrDelete(tx, vehicle, service, current, now());
    }
    const after = await listVehicleServices(tx, vehicle);
    const changes = after.flatMap((service) => listChanges(serviceById.get(service.serviceIntervalId), service));
    if (changes.length > 0) await announceServiced(server, tx, caller, vehicle, Object.fromEntries(changes));
    return after;
  });
