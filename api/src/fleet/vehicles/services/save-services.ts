import type { VehicleServicesInput } from 'shared-contracts/vehicles';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { putService, removeService, servicesOf } from './services.store.ts';
import { lockVehicle } from './vehicle-saves.store.ts';

type Wanted = VehicleServicesInput['services'][number];
type Service = Awaited<ReturnType<typeof servicesOf>>[number];

/** A service is one that the organization has, and was not done in the future. */
function faultsIn(services: readonly Wanted[], known: ReadonlyMap<string, Service>, now: number) {
  const faults = services.map(({ serviceIntervalId, lastServiceAt }, i) => {
    if (!known.has(serviceIntervalId))
      return [`services.${i}.serviceIntervalId`, { code: 'notFound', message: 'Service interval not found' }] as const;
    return (lastServiceAt ?? 0) > now
      ? ([`services.${i}.lastServiceAt`, { code: 'date', message: 'Invalid date' }] as const)
      : null;
  });
  return Object.fromEntries(faults.filter((fault) => fault !== null));
}

const put = (tx: Db, vehicle: { id: string; organizationId: string }, { serviceIntervalId, lastServiceAt }: Wanted) =>
  lastServiceAt === null
    ? removeService(tx, vehicle.id, serviceIntervalId)
    : putService(tx, {
        vehicleId: vehicle.id,
        organizationId: vehicle.organizationId,
        serviceIntervalId,
        lastServiceAt,
      });

/** Writes down when services were done last. @throws 422 naming every one that is not known or lies in the future */
export const setServices = (
  { db, now }: Pick<Parts, 'db' | 'now'>,
  caller: Caller,
  id: string,
  wanted: readonly Wanted[],
) =>
  inTransaction(db, async (tx) => {
    const vehicle = await lockVehicle(tx, caller, id);
    if (!vehicle) throw notFound();
    const known = new Map((await servicesOf(tx, vehicle)).map((service) => [service.serviceIntervalId, service]));
    const services = wanted.map((one) => ({ ...one, serviceIntervalId: one.serviceIntervalId.toLowerCase() }));
    const faults = faultsIn(services, known, now());
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    for (const service of services) await put(tx, vehicle, service);
    const after = await servicesOf(tx, vehicle);
    const changes = after
      .map(
        ({ serviceIntervalId, name, lastServiceAt }) =>
          [name, { from: known.get(serviceIntervalId)?.lastServiceAt ?? null, to: lastServiceAt }] as const,
      )
      .filter(([, { from, to }]) => from !== to);
    if (changes.length > 0)
      await record(tx, caller, {
        subject: 'vehicle',
        subjectId: id,
        event: 'serviced',
        organizationId: vehicle.organizationId,
        changes: Object.fromEntries(changes),
        occurredAt: now(),
      });
    return after;
  });
