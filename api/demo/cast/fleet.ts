import { sortLicenceClasses } from 'shared-contracts/values/fleet/licence-classes';
import { computeVehicleSpace } from 'shared-contracts/values/space';
import type { Builders } from '../builders.ts';
import { DAY } from '../builders/context.ts';
import { DEMO_DEVICE } from '../simulator/device.ts';
import type { Catalogue } from './catalogue.ts';
import { dictionaries } from './dictionaries.ts';
import { papersOfDrivers } from './drivers.ts';
import { BODIES, CARRIERS, HARVEST, LORRIES, MAKES, SERENDIB, type TypeName } from './garage-lines.ts';
import type { Companies } from './organizations.ts';
import type { People } from './people.ts';
import { vehicleFiles } from './vehicle-files.ts';

const SIDES = ['photoFront', 'photoRear', 'photoSide', 'photoInside'] as const;
/** The number of vehicles per garage with photos and documents. */
const ON_FILE = 4;
/** The driver of each garage who may not drive the vehicle of that place. */
const UNDERQUALIFIED = 4;
/** The meter readings of the first vehicle, the difference from each vehicle to the next, and their usage. */
const FIRST_ODOMETER = 48_200;
const MORE_ODOMETER = 9_350;
const KM_PER_DAY = 120;
const KM_PER_HOUR = 32;
const DOORS = ['rear'] as const;
const SIDE_DOOR = ['side'] as const;
const isFrozen = (type: TypeName) => type.startsWith('Freezer');

/** Vehicles with their usual drivers. */
export async function fleet(
  build: Builders,
  now: number,
  companies: Companies,
  people: People,
  { vehicleTypes }: Catalogue,
) {
  const { brands, models, colors, fuelTypes, services } = await dictionaries(build, companies);
  const { photos, papers } = vehicleFiles(build, now);
  const { profile, papers: driverPapers } = papersOfDrivers(build, now);
  const colorIds = [...colors.values()];

  const described = (type: TypeName, i: number) => {
    const [brand = '', model = '', engineModel, enginePower, axles, weight] = MAKES[type]?.[i % 2] ?? [];
    const about = {
      brandId: brands.get(brand),
      modelId: models.get(model),
      colorId: colorIds[i % colorIds.length],
      fuelTypeId: fuelTypes.get('Diesel'),
    };
    return {
      ...about,
      engineModel,
      enginePower,
      axles,
      weight,
      loadingOptions: [...DOORS, ...(isFrozen(type) ? SIDE_DOOR : [])],
    };
  };
  /** Some services are overdue, most are not; only cooled vehicles have one for the cooling unit. */
  const serviced = async (vehicleId: string, organizationId: string, type: TypeName, i: number) => {
    const done = services.filter(({ name }) => name !== 'Cooling unit' || isFrozen(type));
    const odometer = FIRST_ODOMETER + i * MORE_ODOMETER;
    await build.vehicleMeters({ vehicleId, odometer, engineHours: odometer / KM_PER_HOUR });
    await build.vehicleServices(
      done.map(({ id, days }, n) => {
        const ago = (i * 61 + n * 53 + 5) % Math.round(days * 1.25);
        const last = odometer - ago * KM_PER_DAY;
        return {
          vehicleId,
          organizationId,
          serviceIntervalId: id,
          lastServiceAt: now - ago * DAY,
          odometer: last,
          engineHours: last / KM_PER_HOUR,
        };
      }),
    );
  };
  const vehicleOf = async (
    organizationId: string,
    [registrationPlate, typeName, year]: (typeof SERENDIB)[number],
    i: number,
    driverId: string | null,
  ) => {
    const type = vehicleTypes[typeName];
    const [width, height, length] = (BODIES[typeName] ?? [2.3, 2.3, 5]).map(String) as [string, string, string];
    const size = { width, height, length };
    const vehicle = await build.vehicle({
      organizationId,
      registrationPlate,
      trackingDevice: DEMO_DEVICE + registrationPlate.replaceAll(/\W/g, ''),
      year,
      vehicleTypeId: type.id,
      maxCarryWeight: type.maxWeight,
      driverId,
      ...size,
      ...computeVehicleSpace(size),
      ...described(typeName, i),
    });
    await serviced(vehicle.id, organizationId, typeName, i);
    if (i >= ON_FILE) return vehicle;
    await photos({ organizationId, vehicleId: vehicle.id }, i, i === 0 ? SIDES : SIDES.slice(0, 1));
    await papers({ organizationId, vehicleId: vehicle.id }, registrationPlate, i);
    return vehicle;
  };
  const classesFor = (type: TypeName) => sortLicenceClasses(['B', vehicleTypes[type].licenseClass ?? 'B']);
  const garageOf = async (
    organizationId: string,
    vehicles: typeof SERENDIB,
    drivers: { userId: string; contactId: string }[] = [],
  ) => {
    const made = [];
    for (const [i, line] of vehicles.entries()) {
      const licenseClasses = i === UNDERQUALIFIED ? ['B'] : classesFor(line[1]);
      const driver = await build.driver({ organizationId, ...drivers[i], ...profile(i), licenseClasses });
      await driverPapers({ organizationId, driverId: driver.id }, i);
      const vehicle = await vehicleOf(organizationId, line, i, driver.id);
      made.push({ vehicleId: vehicle.id, driverId: driver.id });
    }
    return made;
  };
  await garageOf(companies.lorries.id, LORRIES);
  for (const { id: organizationId } of [companies.serendib, companies.lorries])
    await build.driver({ organizationId, ...profile(6), licenseExpiresAt: now - 9 * DAY });
  await build.driver({ organizationId: companies.carriers.id, ...profile(7), isBlocked: true });
  const [serendib, carriers] = [
    await garageOf(companies.serendib.id, SERENDIB),
    await garageOf(companies.carriers.id, CARRIERS, [{ userId: people.driver.id, contactId: people.driver.contactId }]),
  ];
  for (const [i, line] of HARVEST.entries()) await vehicleOf(companies.harvest.id, line, i, null);
  const spare = await build.driver({ organizationId: companies.harvest.id, ...profile(4) });
  await driverPapers({ organizationId: companies.harvest.id, driverId: spare.id }, 0);

  const begun = await build.vehicleDraft({
    organizationId: companies.lorries.id,
    values: {
      registrationPlate: 'WP LP-1046',
      vehicleTypeId: vehicleTypes['Lorry 17 ft'].id,
      brandId: brands.get('Isuzu'),
      year: 2024,
      width: '2.3',
      height: '2.4',
    },
  });
  await photos({ organizationId: companies.lorries.id, draftId: begun.id }, 2, ['photoFront']);
  for (const { id } of [companies.lorries, companies.harvest])
    await build.vehicleDraft({
      organizationId: id,
      values: { registrationPlate: 'CP LP-7730', comment: 'Bought at auction, papers to come' },
    });
  return { serendib, carriers };
}
