import type { Given } from '../builders.ts';
import { DAY } from '../builders/context.ts';
import type { Catalogue } from './catalogue.ts';
import type { Companies } from './organizations.ts';
import type { People } from './people.ts';

type TypeName = keyof Catalogue['vehicleTypes'];
/** Inner width × height × length in m. */
const BODIES: Partial<Record<TypeName, readonly [number, number, number]>> = {
  'Mini lorry 7 ft': [1.5, 1.45, 2.1],
  'Lorry 10.5 ft': [1.85, 1.85, 3.2],
  'Lorry 14.5 ft': [2.15, 2.2, 4.4],
  'Lorry 17 ft': [2.3, 2.4, 5.2],
  'Lorry 20 ft': [2.4, 2.5, 6.1],
  'Lorry 24 ft, double axle': [2.44, 2.65, 7.3],
  'Freezer lorry 14.5 ft': [2, 2, 4.3],
  'Prime mover, 20 ft container': [2.35, 2.39, 5.9],
  'Prime mover, 40 ft container': [2.35, 2.39, 12.03],
};

const SERENDIB: [string, TypeName, number][] = [
  ['WP LK-4521', 'Lorry 20 ft', 2019], ['WP LM-1187', 'Lorry 20 ft', 2020],
  ['WP LN-7302', 'Lorry 24 ft, double axle', 2021], ['WP LK-9936', 'Lorry 17 ft', 2018],
  ['WP LL-2048', 'Lorry 17 ft', 2018], ['NW LH-6610', 'Lorry 14.5 ft', 2017],
  ['WP PM-3389', 'Freezer lorry 14.5 ft', 2021], ['WP PN-5124', 'Freezer lorry 14.5 ft', 2022],
  ['WP JK-0457', 'Prime mover, 20 ft container', 2016], ['WP JL-8812', 'Prime mover, 40 ft container', 2019],
  ['SP LG-2750', 'Lorry 17 ft', 2016], ['NP LK-1093', 'Lorry 20 ft', 2018],
  ['WP LO-4475', 'Lorry 24 ft, double axle', 2023], ['WP DA-6641', 'Mini lorry 7 ft', 2020],
  ['NP LM-3327', 'Lorry 20 ft', 2019], ['SP LN-9058', 'Lorry 14.5 ft', 2021],
];
const CARRIERS: [string, TypeName, number][] = [
  ['CP LJ-8830', 'Lorry 14.5 ft', 2016], ['CP LK-3172', 'Lorry 14.5 ft', 2018],
  ['CP LM-6604', 'Lorry 17 ft', 2019], ['UVA LG-1925', 'Lorry 10.5 ft', 2015],
  ['CP LN-7748', 'Lorry 20 ft', 2021], ['CP DA-2093', 'Mini lorry 7 ft', 2017],
  ['CP LL-5516', 'Lorry 10.5 ft', 2019], ['SG LH-4081', 'Lorry 14.5 ft', 2017],
];
const LORRIES: [string, TypeName, number][] = [
  ['WP LG-7719', 'Lorry 14.5 ft', 2014], ['WP LH-0634', 'Lorry 17 ft', 2015],
  ['SP LJ-5290', 'Lorry 20 ft', 2016], ['NW LK-8147', 'Lorry 10.5 ft', 2018],
  ['WP JM-2265', 'Prime mover, 40 ft container', 2017], ['EP LK-9403', 'Lorry 20 ft', 2018],
];

/** Each vehicle with the driver who usually drives it. */
export async function fleet(given: Given, now: number, companies: Companies, people: People, { vehicleTypes }: Catalogue) {
  const garageOf = async (organizationId: string, vehicles: [string, TypeName, number][], known: { userId: string; contactId: string }[] = []) => {
    const made = [];
    for (const [i, [registrationPlate, typeName, year]] of vehicles.entries()) {
      const driver = await given.driver({ organizationId, ...known[i], licenseExpiresAt: now + (120 + i * 61) * DAY });
      const type = vehicleTypes[typeName];
      const [width, height, length] = BODIES[typeName] ?? [2.3, 2.3, 5];
      const space = width * height * length;
      const vehicle = await given.vehicle({
        organizationId, registrationPlate, year, vehicleTypeId: type.id, maxCarryWeight: type.maxWeight, driverId: driver.id,
        width: String(width), height: String(height), length: String(length), actualSpace: space.toFixed(3), effectiveSpace: (space * 0.93).toFixed(3),
      });
      made.push({ vehicleId: vehicle.id, driverId: driver.id });
    }
    return made;
  };
  await garageOf(companies.lorries.id, LORRIES);
  await given.driver({ organizationId: companies.serendib.id, licenseExpiresAt: now - 9 * DAY });
  await given.driver({ organizationId: companies.carriers.id, isBlocked: true });
  return {
    serendib: await garageOf(companies.serendib.id, SERENDIB),
    carriers: await garageOf(companies.carriers.id, CARRIERS, [{ userId: people.driver.id, contactId: people.driver.contactId }]),
  };
}
