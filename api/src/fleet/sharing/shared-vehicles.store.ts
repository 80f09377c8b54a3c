import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { activePartnerIds } from '../../identity/partners/partners.store.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ownedBy } from '../../platform/scope.ts';

/** Vehicles that are lent to a partner at a time. @param now unix seconds */
export const lentAt = (db: Db, now: number) =>
  db
    .selectFrom('vehicleShares')
    .select('vehicleShares.vehicleId')
    .where('fromAt', '<=', now)
    .where(({ eb, or }) => or([eb('toAt', 'is', null), eb('toAt', '>', now)]));

const vehicles = () => expressionBuilder<Tables, 'vehicles'>();

/** What active partners share with the caller now. */
export function lentTo(db: Db, { organizationId }: Caller, now: number): Expression<SqlBool> {
  const eb = vehicles();
  return eb.and([
    eb('vehicles.id', 'in', lentAt(db, now).where('partnerId', '=', organizationId)),
    eb('vehicles.organizationId', 'in', activePartnerIds(db, organizationId)),
  ]);
}

/** One's own and what is shared with one now. */
export const visibleTo = (db: Db, caller: Caller, now: number): Expression<SqlBool> =>
  isRoot(caller) ? ownedBy(caller, 'vehicles') : vehicles().or([ownedBy(caller, 'vehicles'), lentTo(db, caller, now)]);
