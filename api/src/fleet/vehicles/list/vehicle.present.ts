import type { Vehicle, VehicleRow, VehicleService } from 'shared-contracts/vehicles';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { dueAtOf, isExpiredAt, serviceInfoOf } from './service.rules.ts';
import { servicesDone, servicesOf } from './services.store.ts';
import { vehicleActions } from './vehicle.rules.ts';
import { presentFile, thumbnailAddress } from './vehicle-file.present.ts';
import { filesOf } from './vehicle-files.store.ts';
import { cargoTypesOf, type VehicleRecord, type WholeVehicle } from './vehicles.store.ts';

type Service = Awaited<ReturnType<typeof servicesOf>>[number];

const named = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null);

function driverOf({ driverId, driver, isDriverBlocked }: VehicleRecord) {
  const driving = named(driverId, driver);
  return driving && { ...driving, isBlocked: isDriverBlocked ?? false };
}

function presentRow(
  row: VehicleRecord,
  services: Parameters<typeof serviceInfoOf>[0],
  caller: Caller,
  now: number,
): VehicleRow {
  const status = row.isActive ? 'active' : 'deactivated';
  const { id, registrationPlate, vin, year, effectiveSpace, maxCarryWeight, isShared, documentExpiresAt, createdAt } =
    row;
  return {
    id,
    registrationPlate,
    vin,
    year,
    status,
    effectiveSpace,
    maxCarryWeight,
    isShared,
    documentExpiresAt,
    createdAt,
    type: { id: row.vehicleTypeId, name: row.type, icon: row.typeIcon },
    brand: named(row.brandId, row.brand),
    model: named(row.modelId, row.model),
    driver: driverOf(row),
    organization: { id: row.organizationId, name: row.organization },
    photo: row.photoId && thumbnailAddress(row.photoId),
    serviceIntervalInfo: serviceInfoOf(services, now),
    actions: vehicleActions(caller, { isOwn: isRoot(caller) || row.organizationId === caller.organizationId, status }),
  };
}

/** Rows as a list shows them, their services asked for at once. */
export async function presentRows(
  db: Db,
  rows: readonly VehicleRecord[],
  caller: Caller,
  now: number,
): Promise<VehicleRow[]> {
  const services = await servicesDone(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentRow(row, services.get(row.id) ?? [], caller, now));
}

export function presentServices(services: readonly Service[], now: number): VehicleService[] {
  return services.map((service) => {
    const dueAt = dueAtOf(service);
    return { ...service, dueAt, isExpired: isExpiredAt(dueAt, now) };
  });
}

export async function presentVehicle(db: Db, row: WholeVehicle, caller: Caller, now: number): Promise<Vehicle> {
  const services = await servicesOf(db, row);
  const {
    trackingDevice,
    engineModel,
    enginePower,
    axles,
    weight,
    comment,
    width,
    height,
    length,
    actualSpace,
    loadingOptions,
  } = row;
  return {
    ...presentRow(row, services, caller, now),
    trackingDevice,
    engineModel,
    enginePower,
    axles,
    weight,
    comment,
    width,
    height,
    length,
    actualSpace,
    loadingOptions,
    color: named(row.colorId, row.color),
    fuelType: named(row.fuelTypeId, row.fuelType),
    cargoTypes: await cargoTypesOf(db, row.id),
    files: (await filesOf(db, { vehicleId: row.id })).map(presentFile),
    services: presentServices(services, now),
  };
}
