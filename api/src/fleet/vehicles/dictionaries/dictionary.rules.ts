import type { DictionaryKind } from 'shared-contracts/fleet/vehicles';
import { hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';

/** A table that references entries, directly or through a join table. `name` is the column that is shown to users. */
type EntryReference = {
  noun: 'vehicle' | 'cargo' | 'order' | 'contract';
  table: 'vehicles' | 'cargos' | 'orders' | 'contracts';
  name: 'registrationPlate' | 'name' | 'number';
  column: string;
  through?: { table: string; key: string };
};

const vehicleColumn = (column: string): EntryReference => ({
  noun: 'vehicle',
  table: 'vehicles',
  name: 'registrationPlate',
  column,
});
const vehicleJoinTable = (table: string, column: string): EntryReference => ({
  ...vehicleColumn(column),
  through: { table, key: 'vehicleId' },
});
const CARGO_REFERENCE: EntryReference = { noun: 'cargo', table: 'cargos', name: 'name', column: 'cargoTypeId' };
const ORDER_REFERENCE: EntryReference = {
  noun: 'order',
  table: 'orders',
  name: 'number',
  column: 'vehicleTypeId',
  through: { table: 'orderVehicleTypes', key: 'orderId' },
};
const contractJoinTable = (table: string, column: string): EntryReference => ({
  noun: 'contract',
  table: 'contracts',
  name: 'name',
  column,
  through: { table, key: 'contractId' },
});

type Dictionary = {
  /** The subject of timeline entries. */
  subject: DictionaryKind | 'cargoType' | 'vehicleType' | 'serviceInterval';
  /** The noun in error messages. */
  noun: string;
  table: 'vehicleDictionaries' | 'vehicleTypes' | 'cargoTypes' | 'serviceIntervals';
  /** The kind of entry, for tables with several. */
  kind?: DictionaryKind;
  fields: readonly string[];
  references: readonly EntryReference[];
};

const vehicleDictionary = (subject: DictionaryKind, noun: string, column: string): Dictionary => ({
  subject,
  noun,
  table: 'vehicleDictionaries',
  kind: subject,
  fields: ['name'],
  references: [vehicleColumn(column)],
});

/** All dictionaries by their path. */
export const DICTIONARIES = {
  brands: vehicleDictionary('brand', 'Brand', 'brandId'),
  models: vehicleDictionary('model', 'Model', 'modelId'),
  colors: vehicleDictionary('color', 'Color', 'colorId'),
  'fuel-types': vehicleDictionary('fuelType', 'Fuel type', 'fuelTypeId'),
  'cargo-types': {
    subject: 'cargoType',
    noun: 'Cargo type',
    table: 'cargoTypes',
    fields: ['name', 'temperature'],
    references: [
      vehicleJoinTable('vehicleCargoTypes', 'cargoTypeId'),
      CARGO_REFERENCE,
      contractJoinTable('contractCargoTypes', 'cargoTypeId'),
    ],
  },
  types: {
    subject: 'vehicleType',
    noun: 'Vehicle type',
    table: 'vehicleTypes',
    fields: [
      'name',
      'averageSpace',
      'maxWeight',
      'palletPlaces',
      'loadingMeters',
      'temperature',
      'licenseClass',
      'icon',
    ],
    references: [
      vehicleColumn('vehicleTypeId'),
      ORDER_REFERENCE,
      contractJoinTable('contractVehicleTypes', 'vehicleTypeId'),
    ],
  },
  'service-intervals': {
    subject: 'serviceInterval',
    noun: 'Service interval',
    table: 'serviceIntervals',
    fields: ['name', 'days', 'km', 'hours', 'isRequired', 'icon'],
    references: [vehicleJoinTable('vehicleServices', 'serviceIntervalId')],
  },
} as const satisfies Record<string, Dictionary>;

export type DictionaryName = keyof typeof DICTIONARIES;
export type { Dictionary, EntryReference };

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

/** Root owns the entries of the platform. */
export const isOwnEntry = (caller: AccessSubject & { organizationId: string }, ownerId: string | null) =>
  caller.role === 'root' ? ownerId === null : ownerId === caller.organizationId;

/** Root may edit all entries, other users those of their organization. */
export const canEditEntry = (caller: AccessSubject & { organizationId: string }, ownerId: string | null) =>
  caller.role === 'root' || isOwnEntry(caller, ownerId);

/** The actions that the caller may take on an entry. */
export const entryActions = (caller: AccessSubject & { organizationId: string }, ownerId: string | null) =>
  ACTIONS.filter(([, action]) => canEditEntry(caller, ownerId) && hasAccess(caller, { model: 'vehicle', action })).map(
    ([name]) => name,
  );
