import type { Vehicle, VehicleRow } from 'shared-contracts/fleet/vehicles';
import type { VehicleService } from 'shared-contracts/fleet/vehicle-services';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { getServiceDue, isServiceExpired, isUnrecorded, getServiceInfo } from '../services/service.rules.ts';
import { findCompletedServices, listVehicleServices } from '../services/services.store.ts';
import { vehicleActions } from '../core/vehicle.rules.ts';
import { presentFile, toThumbnailUrl } from '../files/vehicle-file.present.ts';
import { listFiles } from '../files/vehicle-files.store.ts';
import { findReceivedShares } from '../../sharing/shared-vehicles.store.ts';
import { getMeter } from '../meters/meter.rules.ts';
import { findMeters } from '../meters/meters.store.ts';
import { listCargoTypes, type VehicleRecord, type VehicleDetails } from './vehicles.store.ts';

type Service = Awaited<ReturnType<typeof listVehicleServices>>[number];

type Details = { services: Parameters<typeof getServiceInfo>[0]; share?: VehicleRow['share'] | undefined };

const isOwnOf = (caller: Caller, { organizationId }: Pick<VehicleRecord, 'organizationId'>) =>
  isRoot(caller) || organizationId === caller.organizationId;

/** The shares through which the caller sees vehicles of partners. */
const findShares = (db: Db, rows: readonly VehicleRecord[], caller: Caller, now: number) =>
  findReceivedShares(
    db,
    caller.organizationId,
    rows.filter((row) => !isOwnOf(caller, row)).map(({ id }) => id),
    now,
  );

const toNamedRef = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null);

function toDriver({ driverId, driver, isDriverBlocked }: VehicleRecord) {
  const ref = toNamedRef(driverId, driver);
  return ref && { ...ref, isBlocked: isDriverBlocked ?? false };
}

const round = (reading: number | null) => (reading === null ? null : Math.round(reading * 10) / 10);

const presentReadings = ({ odometer, engineHours }: Pick<VehicleRecord, 'odometer' | 'engineHours'>) => ({
  odometer: round(odometer),
  engineHours: round(engineHours),
});

function presentRow(row: VehicleRecord, { services, share }: Details, caller: Caller, now: number): VehicleRow {
  const isOwn = isOwnOf(caller, row);
  const status = row.isActive ? 'active' : 'deactivated';
  const { id, registrationPlate, vin, year, effectiveSpace, maxCarryWeight, isShared, documentExpiresAt, createdAt } =
    row;
  return {
    id,
    revision: row.revision,
    registrationPlate,
    vin,
    year,
    status,
    effectiveSpace,
    maxCarryWeight,
    palletPlaces: row.palletPlaces,
    loadingMeters: row.loadingMeters,
    typeFloor: { palletPlaces: row.typePalletPlaces, loadingMeters: row.typeLoadingMeters },
    isShared,
    ...(share && { share }),
    documentExpiresAt,
    createdAt,
    type: { id: row.vehicleTypeId, name: row.type, icon: row.typeIcon },
    licenseClass: row.licenseClass,
    typeLicenseClass: row.typeLicenseClass,
    brand: toNamedRef(row.brandId, row.brand),
    model: toNamedRef(row.modelId, row.model),
    driver: toDriver(row),
    organization: { id: row.organizationId, name: row.organization },
    photo: row.photoId && toThumbnailUrl(row.photoId),
    serviceIntervalInfo: getServiceInfo(services, now),
    ...(isOwn && { alerts: row.alerts, readings: presentReadings(row) }),
    actions: vehicleActions(caller, { isOwn, status }),
  };
}

/** Loads the services of all vehicles with one query, and their shares with another. */
export async function presentVehicleRows(
  db: Db,
  rows: readonly VehicleRecord[],
  caller: Caller,
  now: number,
): Promise<VehicleRow[]> {
  const services = await findCompletedServices(
    db,
    rows.map(({ id }) => id),
  );
  const shares = await findShares(db, rows, caller, now);
  return rows.map((row) =>
    presentRow(row, { services: services.get(row.id) ?? [], share: shares.get(row.id) }, caller, now),
  );
}

export function presentServices(services: readonly Service[], now: number): VehicleService[] {
  return services.map((service) => {
    const due = getServiceDue(service, now);
    const { by = null, left = null, at: dueAt = null } = due ?? {};
    return { ...service, by, left, dueAt, isExpired: isServiceExpired(due, now) || isUnrecorded(service) };
  });
}

export async function presentVehicle(db: Db, row: VehicleDetails, caller: Caller, now: number): Promise<Vehicle> {
  const services = await listVehicleServices(db, row);
  const {
    trackingDevice,
    trackingApp,
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
  // Partners share the vehicle, but not its home location and its costs.
  const isOwn = isOwnOf(caller, row);
  const shares = await findShares(db, [row], caller, now);
  const meters = isOwn ? await findMeters(db, row.id) : null;
  return {
    ...presentRow(row, { services, share: shares.get(row.id) }, caller, now),
    odometer: meters && getMeter(meters.odometer.readings, meters.odometer.entered),
    engineHours: meters && getMeter(meters.engineHours.readings, meters.engineHours.entered),
    homeLocation: isOwn ? toNamedRef(row.homeLocationId, row.homeLocation) : null,
    fixedCost: isOwn ? row.fixedCost : null,
    kmCost: isOwn ? row.kmCost : null,
    trackingDevice,
    trackingApp,
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
    color: toNamedRef(row.colorId, row.color),
    fuelType: toNamedRef(row.fuelTypeId, row.fuelType),
    cargoTypes: await listCargoTypes(db, row.id),
    files: (await listFiles(db, { vehicleId: row.id })).map(presentFile),
    services: presentServices(services, now).map((service) =>
      isOwn ? service : { ...service, odometer: null, engineHours: null },
    ),
  };
}
