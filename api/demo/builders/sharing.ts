import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';

/** By default since yesterday and open-ended. */
export function vehicleShare(
  context: Context,
  overrides: Pick<Insertable<Tables['vehicleShares']>, 'vehicleId' | 'partnerId'> &
    Partial<Insertable<Tables['vehicleShares']>>,
) {
  const row = {
    id: context.id('vehicleShare', context.next('vehicleShare')),
    fromAt: context.now - DAY,
    toAt: null,
    createdAt: context.now - DAY,
    ...overrides,
  };
  return context.db.insertInto('vehicleShares').values(row).returningAll().executeTakeFirstOrThrow();
}

type NetworkShare = {
  organizationId: string;
  partnerId: string;
  /** Limits the share to these contacts instead of all. */
  contactIds?: readonly string[];
  locationIds?: readonly string[];
};

/** Shares with an existing partner: by default all contacts and locations. */
export async function networkShare(
  { db }: Context,
  { organizationId, partnerId, contactIds, locationIds }: NetworkShare,
) {
  const both = [organizationId, partnerId];
  const { id: partnershipId } = await db
    .selectFrom('partnerships')
    .select('id')
    .where('organizationId', 'in', both)
    .where('partnerId', 'in', both)
    .executeTakeFirstOrThrow();
  const scopeOf = (ids: readonly string[] | undefined) => (ids ? 'chosen' : 'all');
  await db
    .insertInto('networkShares')
    .values({ partnershipId, organizationId, contacts: scopeOf(contactIds), locations: scopeOf(locationIds) })
    .execute();
  for (const contactId of contactIds ?? [])
    await db.insertInto('sharedContacts').values({ partnershipId, contactId }).execute();
  for (const locationId of locationIds ?? [])
    await db.insertInto('sharedLocations').values({ partnershipId, locationId }).execute();
}

/** All of today by default. */
export function unavailability(
  context: Context,
  overrides: Pick<Insertable<Tables['vehicleUnavailabilities']>, 'vehicleId'> &
    Partial<Insertable<Tables['vehicleUnavailabilities']>>,
) {
  const row = {
    id: context.id('unavailability', context.next('unavailability')),
    fromAt: context.now - DAY / 2,
    toAt: context.now + DAY / 2,
    reason: null,
    createdAt: context.now - DAY,
    ...overrides,
  };
  return context.db.insertInto('vehicleUnavailabilities').values(row).returningAll().executeTakeFirstOrThrow();
}
