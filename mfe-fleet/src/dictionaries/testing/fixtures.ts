import type { Page } from 'shared-contracts/common';
import type { Entry, Kind } from '../dictionary-kinds.ts';

export const pageOf = (...items: Entry[]): Page<Entry> => ({ items, total: items.length, page: 1, limit: 20 });

/** What the entries of a kind have beside their name. */
export const more: Partial<Record<Kind, Partial<Entry>>> = {
  types: { averageSpace: '37', maxWeight: '7500', icon: 'truck' },
  'service-intervals': { days: 90, isRequired: true, icon: 'droplet' },
};

/** One of ours that may be changed, and one of the platform's. */
export const own = (kind: Kind): Entry => ({
  id: 'own',
  name: 'Ours',
  isOwn: true,
  actions: ['edit', 'delete'],
  ...more[kind],
});
export const platforms = (kind: Kind): Entry => ({
  id: 'wide',
  name: 'Everybody’s',
  isOwn: false,
  actions: [],
  ...more[kind],
});
