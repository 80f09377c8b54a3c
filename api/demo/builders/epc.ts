import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';

type Entry = Insertable<Tables['epcEntries']>;

/** By default a purchase of one credit; every other kind belongs to a trip. */
export function epcEntry(context: Context, overrides: Pick<Entry, 'organizationId'> & Partial<Entry>) {
  const row = {
    id: context.id('epcEntry', context.next('epcEntry')),
    kind: 'purchased' as const,
    quantity: 1,
    unitPrice: '250.00',
    currency: 'LKR',
    at: context.now - 60 * DAY,
    ...overrides,
  };
  return context.db.insertInto('epcEntries').values(row).returningAll().executeTakeFirstOrThrow();
}
