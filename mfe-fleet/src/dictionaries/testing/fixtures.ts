import type { Page } from 'shared-contracts/common';
import type { DictionaryKind, Entry } from '../dictionary-kinds.ts';

export const toPage = (...items: Entry[]): Page<Entry> => ({ items, total: items.length, page: 1, limit: 20 });

/** Fields of a kind's entries beyond the name. */
const extraFields: Partial<Record<DictionaryKind, Partial<Entry>>> = {
  types: {
    averageSpace: '37',
    maxWeight: '7500',
    palletPlaces: '12',
    loadingMeters: '6',
    temperature: 'ambient',
    licenseClass: 'C1',
    icon: 'truck',
  },
  'cargo-types': { temperature: 'frozen' },
  'service-intervals': { days: 90, km: 10_000, hours: null, isRequired: true, icon: 'droplet' },
};

export const ownEntry = (kind: DictionaryKind): Entry => ({
  id: 'own',
  revision: 1,
  name: 'Ours',
  isOwn: true,
  actions: ['edit', 'delete'],
  ...extraFields[kind],
});
export const platformEntry = (kind: DictionaryKind): Entry => ({
  id: 'wide',
  revision: 1,
  name: 'Everybody’s',
  isOwn: false,
  actions: [],
  ...extraFields[kind],
});

/** The form's input of a vehicle type. */
export const typeInput = (overrides: Partial<Entry>) => ({
  averageSpace: '37',
  maxWeight: '7500',
  palletPlaces: null,
  loadingMeters: null,
  temperature: 'ambient',
  licenseClass: null,
  icon: 'truck',
  ...overrides,
});
