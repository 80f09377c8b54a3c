import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';

/** Since yesterday and with an open end unless told. */
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

/** All of today unless told. */
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
