import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { toInvoiceNumber } from '../../src/finance/public.ts';
import { type Context, DAY } from './context.ts';

type Purchase = Insertable<Tables['epcPurchases']>;
type Entry = Insertable<Tables['epcEntries']>;

/** A purchase of one credit by default; every other kind belongs to a trip. */
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

/** A purchase of trip credits with its invoice; by default it is open. Its credits are an entry of the ledger. */
export function epcPurchase(context: Context, overrides: Pick<Purchase, 'organizationId'> & Partial<Purchase>) {
  const sequence = context.next('epcPurchase');
  const createdAt = overrides.createdAt ?? context.now - 60 * DAY;
  const row = {
    id: context.id('epcPurchase', sequence),
    number: toInvoiceNumber(new Date(createdAt * 1_000).getUTCFullYear(), sequence),
    quantity: 1,
    unitPrice: '250.00',
    currency: 'LKR',
    taxPercentage: null,
    buyer: JSON.stringify({ name: 'Buyer', address: '1 Main Street, Colombo', taxNumber: '' }),
    seller: JSON.stringify({ name: 'Consign', address: '', taxNumber: '', paymentDetails: '' }),
    createdAt,
    dueAt: createdAt + 14 * DAY,
    ...overrides,
  };
  return context.db.insertInto('epcPurchases').values(row).returningAll().executeTakeFirstOrThrow();
}
