import type { Builders } from '../builders.ts';
import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import type { Companies } from './organizations.ts';

const CARGO_TYPES = [
  'General goods',
  'Food, dry',
  'Food, chilled',
  'Food, frozen',
  'Liquids in drums',
  'Packaging',
] as const;

/** Cargo types that may share a vehicle: dry goods with each other, cooled goods with each other. */
const TOGETHER: readonly (typeof CARGO_TYPES)[number][][] = [
  ['General goods', 'Food, dry', 'Liquids in drums', 'Packaging'],
  ['Food, chilled', 'Food, frozen'],
];

const COOLED: Partial<Record<(typeof CARGO_TYPES)[number], Temperature>> = {
  'Food, chilled': 'chilled',
  'Food, frozen': 'frozen',
};

/** Name, space in CBM, weight in kg, icon, the licence that drivers need, pallet places and loading meters. */
const VEHICLE_TYPES = [
  ['Three-wheeler, cargo', '1.5', '350', 'truck', 'B1'],
  ['Mini lorry 7 ft', '4.5', '1000', 'truck', 'B'],
  ['Lorry 10.5 ft', '11', '2000', 'truck', 'C1'],
  ['Lorry 14.5 ft', '21', '3500', 'truck', 'C1', '8', '4.2'],
  ['Lorry 17 ft', '29', '5000', 'truck', 'C', '10', '5'],
  ['Lorry 20 ft', '37', '7500', 'truck', 'C', '12', '6'],
  ['Lorry 24 ft, double axle', '48', '10500', 'truck', 'C', '14', '7.2'],
  ['Freezer lorry 14.5 ft', '17', '3000', 'snowflake', 'C1'],
  ['Prime mover, 20 ft container', '33', '21500', 'container', 'CE', '10', '5.8'],
  ['Prime mover, 40 ft container', '67', '26500', 'container', 'CE', '21', '12'],
] as const;

type Billing = 'weight' | 'space' | 'quantity';
/** Name, code, type, unit, billing by, width × height × length in m, kg. */
type Goods = readonly [string, string, (typeof CARGO_TYPES)[number], string, Billing, number, number, number, number];

const HARVEST_CARGOS: Goods[] = [
  ['Black tea, paper sack', 'TEA-SACK', 'Food, dry', 'Sack', 'weight', 0.75, 0.25, 1.1, 52],
  ['Black tea, retail cartons', 'TEA-CTN', 'Food, dry', 'Carton', 'quantity', 0.4, 0.35, 0.6, 9.6],
  ['Green tea, chest', 'TEA-GRN', 'Food, dry', 'Chest', 'weight', 0.4, 0.6, 0.5, 34],
  ['Cinnamon quills, bale', 'CIN-BALE', 'Food, dry', 'Bale', 'weight', 0.45, 0.45, 1.1, 46],
  ['Black pepper, sack', 'PEP-SACK', 'Food, dry', 'Sack', 'weight', 0.55, 0.25, 0.95, 50],
  ['Cardamom, box', 'CAR-BOX', 'Food, dry', 'Box', 'weight', 0.35, 0.35, 0.45, 12.5],
  ['Desiccated coconut, bag', 'COC-BAG', 'Food, dry', 'Bag', 'weight', 0.5, 0.2, 0.8, 25],
  ['Coconut oil, drum', 'COC-OIL', 'Liquids in drums', 'Drum', 'quantity', 0.6, 0.9, 0.6, 205],
  ['Coir fibre, bale', 'COIR', 'General goods', 'Bale', 'space', 0.7, 0.6, 1.1, 125],
  ['Cartons, flat, pallet', 'PACK-PAL', 'Packaging', 'Pallet', 'space', 1, 1.6, 1.2, 310],
];
const LAGOON_CARGOS: Goods[] = [
  ['Tuna loins, frozen', 'TUNA-FRZ', 'Food, frozen', 'Carton', 'weight', 0.35, 0.2, 0.6, 22],
  ['Prawns, block frozen', 'PRAWN', 'Food, frozen', 'Carton', 'weight', 0.3, 0.2, 0.5, 18],
  ['Tuna, fresh on ice', 'TUNA-ICE', 'Food, chilled', 'Ice box', 'weight', 0.6, 0.5, 1.1, 95],
  ['Lagoon crab, live', 'CRAB', 'Food, chilled', 'Crate', 'quantity', 0.4, 0.3, 0.6, 15],
  ['Dried fish, sack', 'DRIED', 'Food, dry', 'Sack', 'weight', 0.5, 0.3, 0.9, 30],
];
const SERENDIB_CARGOS: Goods[] = [
  ['Mixed load, pallet', 'MIX-PAL', 'General goods', 'Pallet', 'space', 1, 1.5, 1.2, 420],
];
const MERIDIAN_CARGOS: Goods[] = [
  ['Household goods, pallet', 'FMCG-PAL', 'General goods', 'Pallet', 'space', 1, 1.7, 1.2, 380],
  ['Beverages, pallet', 'BEV-PAL', 'General goods', 'Pallet', 'weight', 1, 1.5, 1.2, 860],
];

const ORDER_TYPES = {
  harvest: [
    ['Export', 'EXP'],
    ['Import clearance', 'IMP'],
    ['Estate collection', 'EST'],
    ['Local distribution', 'LOC'],
    ['Return load', 'RET'],
  ],
  lagoon: [
    ['Export by air', 'AIR'],
    ['Export by sea', 'SEA'],
    ['Landing site collection', 'LND'],
  ],
  serendib: [['Hub transfer', 'HUB']],
  meridian: [['Managed distribution', 'MGD']],
} as const;

export async function catalogue(build: Builders, companies: Companies) {
  const cargoTypes = new Map<string, string>();
  for (const name of CARGO_TYPES)
    cargoTypes.set(name, (await build.cargoType({ name, temperature: COOLED[name] ?? 'ambient' })).id);
  const vehicleTypes = {} as Record<(typeof VEHICLE_TYPES)[number][0], Awaited<ReturnType<Builders['vehicleType']>>>;
  for (const [
    name,
    averageSpace,
    maxWeight,
    icon,
    licenseClass,
    palletPlaces = null,
    loadingMeters = null,
  ] of VEHICLE_TYPES)
    vehicleTypes[name] = await build.vehicleType({
      name,
      averageSpace,
      maxWeight,
      icon,
      licenseClass,
      palletPlaces,
      loadingMeters,
      temperature: icon === 'snowflake' ? 'frozen' : 'ambient',
    });

  const allowedWith = (type: (typeof CARGO_TYPES)[number]) =>
    TOGETHER.filter((types) => types.includes(type))
      .flat()
      .filter((other) => other !== type)
      .flatMap((other) => cargoTypes.get(other) ?? []);
  const cargosOf = async (organizationId: string, list: Goods[]) => {
    const made = new Map<string, string>();
    for (const [name, code, type, shippingUnit, billingBy, width, height, length, weight] of list) {
      const space = width * height * length;
      const sizes = { width: String(width), height: String(height), length: String(length), weight: String(weight) };
      const spaces = { actualSpace: space.toFixed(3), effectiveSpace: (space * 1.08).toFixed(3) };
      made.set(
        code,
        (
          await build.cargo({
            organizationId,
            name,
            code,
            cargoTypeId: cargoTypes.get(type),
            allowedCargoTypeIds: allowedWith(type),
            shippingUnit,
            billingBy,
            ...(shippingUnit === 'Pallet' && { palletPlaces: '1', stackLayers: 1 }),
            ...sizes,
            ...spaces,
          })
        ).id,
      );
    }
    return made;
  };
  const orderTypesOf = async (organizationId: string, list: readonly (readonly [string, string])[]) => {
    const made = new Map<string, string>();
    for (const [name, code] of list) made.set(code, (await build.orderType({ organizationId, name, code })).id);
    return made;
  };
  const { harvest, lagoon, serendib, meridian } = companies;
  return {
    vehicleTypes,
    cargos: new Map([
      ...(await cargosOf(harvest.id, HARVEST_CARGOS)),
      ...(await cargosOf(lagoon.id, LAGOON_CARGOS)),
      ...(await cargosOf(serendib.id, SERENDIB_CARGOS)),
      ...(await cargosOf(meridian.id, MERIDIAN_CARGOS)),
    ]),
    orderTypes: new Map([
      ...(await orderTypesOf(harvest.id, ORDER_TYPES.harvest)),
      ...(await orderTypesOf(lagoon.id, ORDER_TYPES.lagoon)),
      ...(await orderTypesOf(serendib.id, ORDER_TYPES.serendib)),
      ...(await orderTypesOf(meridian.id, ORDER_TYPES.meridian)),
    ]),
  };
}

export type Catalogue = Awaited<ReturnType<typeof catalogue>>;
