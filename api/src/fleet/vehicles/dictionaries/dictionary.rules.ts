import type { DictionaryKind } from 'shared-contracts/vehicles';
import { allows, type Holder } from 'shared-contracts/values/access';

/** Something that names an entry: what it is called, the table of it, and where that holds the entry's id. */
type User = {
  noun: 'vehicle' | 'cargo' | 'order' | 'contract';
  table: 'vehicles' | 'cargos' | 'orders' | 'contracts';
  name: 'registrationPlate' | 'name' | 'number';
  column: string;
  through?: { table: string; key: string };
};

const ofVehicle = (column: string): User => ({ noun: 'vehicle', table: 'vehicles', name: 'registrationPlate', column });
const throughVehicle = (table: string, column: string): User => ({
  ...ofVehicle(column),
  through: { table, key: 'vehicleId' },
});
const ofCargo: User = { noun: 'cargo', table: 'cargos', name: 'name', column: 'cargoTypeId' };
const ofOrder: User = {
  noun: 'order',
  table: 'orders',
  name: 'number',
  column: 'vehicleTypeId',
  through: { table: 'orderVehicleTypes', key: 'orderId' },
};
const throughContract = (table: string, column: string): User => ({
  noun: 'contract',
  table: 'contracts',
  name: 'name',
  column,
  through: { table, key: 'contractId' },
});

type Shelf = {
  /** As the timeline calls an entry. */
  subject: string;
  /** As people do. */
  noun: string;
  table: 'vehicleDictionaries' | 'vehicleTypes' | 'cargoTypes' | 'serviceIntervals';
  /** Entries of several kinds share a table. */
  kind?: DictionaryKind;
  fields: readonly string[];
  uses: readonly User[];
};

const described = (subject: DictionaryKind, noun: string, column: string): Shelf => ({
  subject,
  noun,
  table: 'vehicleDictionaries',
  kind: subject,
  fields: ['name'],
  uses: [ofVehicle(column)],
});

/** Every dictionary by its path: where its entries stand, what they are made of and what names them. */
export const SHELVES = {
  brands: described('brand', 'Brand', 'brandId'),
  models: described('model', 'Model', 'modelId'),
  colors: described('color', 'Color', 'colorId'),
  'fuel-types': described('fuelType', 'Fuel type', 'fuelTypeId'),
  'cargo-types': {
    subject: 'cargoType',
    noun: 'Cargo type',
    table: 'cargoTypes',
    fields: ['name'],
    uses: [
      throughVehicle('vehicleCargoTypes', 'cargoTypeId'),
      ofCargo,
      throughContract('contractCargoTypes', 'cargoTypeId'),
    ],
  },
  types: {
    subject: 'vehicleType',
    noun: 'Vehicle type',
    table: 'vehicleTypes',
    fields: ['name', 'averageSpace', 'maxWeight', 'icon'],
    uses: [ofVehicle('vehicleTypeId'), ofOrder, throughContract('contractVehicleTypes', 'vehicleTypeId')],
  },
  'service-intervals': {
    subject: 'serviceInterval',
    noun: 'Service interval',
    table: 'serviceIntervals',
    fields: ['name', 'days', 'isRequired', 'icon'],
    uses: [throughVehicle('vehicleServices', 'serviceIntervalId')],
  },
} as const satisfies Record<string, Shelf>;

export type ShelfName = keyof typeof SHELVES;
/** Any dictionary. */
export type { Shelf, User };

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

/** The platform's entries are root's own. */
export const isOwnEntry = (caller: Holder & { organizationId: string }, ownerId: string | null) =>
  caller.role === 'root' ? ownerId === null : ownerId === caller.organizationId;

/** Root keeps every entry, everybody else those of their organization. */
export const keepsEntry = (caller: Holder & { organizationId: string }, ownerId: string | null) =>
  caller.role === 'root' || isOwnEntry(caller, ownerId);

/** What the caller may do with an entry. */
export const entryActions = (caller: Holder & { organizationId: string }, ownerId: string | null) =>
  ACTIONS.filter(([, action]) => keepsEntry(caller, ownerId) && allows(caller, { model: 'vehicle', action })).map(
    ([name]) => name,
  );
