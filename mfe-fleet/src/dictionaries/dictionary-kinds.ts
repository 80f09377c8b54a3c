import type {
  CargoTypeEntry,
  CargoTypeInput,
  DictionaryEntry,
  DictionaryInput,
  ServiceInterval,
  ServiceIntervalInput,
  VehicleTypeEntry,
  VehicleTypeInput,
} from 'shared-contracts/fleet/vehicles';
import type { Message } from 'shared-ui';
import { inUseMessages } from './dictionaries.messages.ts';
import type { iconNames, tabLabels } from './kinds.messages.ts';

/** An entry of any dictionary; its kind determines which optional fields it has. */
export type Entry = DictionaryEntry &
  Partial<Omit<VehicleTypeEntry & CargoTypeEntry & ServiceInterval, keyof DictionaryEntry>>;
export type EntryInput = DictionaryInput &
  Partial<Omit<VehicleTypeInput & CargoTypeInput & ServiceIntervalInput, keyof DictionaryInput>>;
export type EntryField = keyof EntryInput;

export type DictionaryKind = keyof typeof tabLabels;
export type EntryIcon = keyof typeof iconNames;

type DictionaryDefinition = {
  fields: readonly EntryField[];
  /** Default sort order. */
  sort: EntryField;
  /** The first is the default. */
  icons: readonly EntryIcon[];
  inUse: Message;
};

const nameOnly: DictionaryDefinition = { fields: ['name'], sort: 'name', icons: [], inUse: inUseMessages.vehicles };

/** Dictionaries by the last segment of their API path. */
export const DICTIONARIES: Record<DictionaryKind, DictionaryDefinition> = {
  types: {
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
    sort: 'averageSpace',
    icons: ['truck', 'van', 'motorbike', 'bus', 'tractor', 'container', 'snowflake', 'fuel'],
    inUse: inUseMessages.vehiclesAndOrders,
  },
  brands: nameOnly,
  models: nameOnly,
  colors: nameOnly,
  'fuel-types': nameOnly,
  'cargo-types': { ...nameOnly, fields: ['name', 'temperature'], inUse: inUseMessages.vehiclesAndCargos },
  'service-intervals': {
    ...nameOnly,
    fields: ['name', 'days', 'km', 'hours', 'isRequired', 'icon'],
    icons: ['wrench', 'droplet', 'disc', 'circle', 'battery', 'snowflake', 'thermometer', 'shield'],
  },
};

export const KINDS = Object.keys(DICTIONARIES) as DictionaryKind[];
export const DEFAULT_KIND: DictionaryKind = 'types';
export const toKind = (name: string | undefined): DictionaryKind => KINDS.find((kind) => kind === name) ?? DEFAULT_KIND;
