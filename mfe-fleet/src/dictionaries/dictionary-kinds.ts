import type {
  DictionaryEntry,
  DictionaryInput,
  ServiceInterval,
  ServiceIntervalInput,
  VehicleTypeEntry,
  VehicleTypeInput,
} from 'shared-contracts/vehicles';
import type { Words } from 'shared-ui';
import { uses } from './dictionaries.messages.ts';
import type { iconNames, tabs } from './kinds.messages.ts';

/** An entry of any dictionary: it has the fields that its kind names. */
export type Entry = DictionaryEntry & Partial<Omit<VehicleTypeEntry & ServiceInterval, keyof DictionaryEntry>>;
export type EntryInput = DictionaryInput &
  Partial<Omit<VehicleTypeInput & ServiceIntervalInput, keyof DictionaryInput>>;
export type Field = keyof EntryInput;

export type Kind = keyof typeof tabs;
export type EntryIcon = keyof typeof iconNames;

type About = {
  fields: readonly Field[];
  /** The order before anybody chose one. */
  sort: Field;
  /** The first is the usual one. */
  icons: readonly EntryIcon[];
  inUse: Words;
};

const plain: About = { fields: ['name'], sort: 'name', icons: [], inUse: uses.vehicles };

/** The dictionaries by the last part of their address in the API. */
export const DICTIONARIES: Record<Kind, About> = {
  types: {
    fields: ['name', 'averageSpace', 'maxWeight', 'icon'],
    sort: 'averageSpace',
    icons: ['truck', 'van', 'motorbike', 'bus', 'tractor', 'container', 'snowflake', 'fuel'],
    inUse: uses.vehiclesAndOrders,
  },
  brands: plain,
  models: plain,
  colors: plain,
  'fuel-types': plain,
  'cargo-types': { ...plain, inUse: uses.vehiclesAndCargos },
  'service-intervals': {
    ...plain,
    fields: ['name', 'days', 'isRequired', 'icon'],
    icons: ['wrench', 'droplet', 'disc', 'circle', 'battery', 'snowflake', 'thermometer', 'shield'],
  },
};

export const KINDS = Object.keys(DICTIONARIES) as Kind[];
export const FIRST: Kind = 'types';
export const kindOf = (name: string | undefined): Kind => KINDS.find((kind) => kind === name) ?? FIRST;
