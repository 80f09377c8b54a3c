import { expressionBuilder, type Expression, sql, type SqlBool } from 'kysely';
import { selectActivePartnerIds } from '../../identity/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';

/** Selects the vehicles that are shared with any partner now. */
export const selectSharedVehicleIds = (db: Db, now: number) =>
  db
    .selectFrom('vehicleShares')
    .select('vehicleShares.vehicleId')
    .where('fromAt', '<=', now)
    .where(({ eb, or }) => or([eb('toAt', 'is', null), eb('toAt', '>', now)]));

const vehicles = () => expressionBuilder<Tables, 'vehicles'>();

/** Matches vehicles that active partners share with the caller now. */
export function sharedWith(db: Db, { organizationId }: Caller, now: number): Expression<SqlBool> {
  const eb = vehicles();
  return eb.and([
    eb('vehicles.id', 'in', selectSharedVehicleIds(db, now).where('partnerId', '=', organizationId)),
    eb('vehicles.organizationId', 'in', selectActivePartnerIds(db, organizationId)),
  ]);
}

/** The current shares of vehicles with an organization, by vehicle. */
export async function findReceivedShares(db: Db, partnerId: string, vehicleIds: readonly string[], now: number) {
  if (vehicleIds.length === 0) return new Map<string, { fromAt: number; toAt: number | null }>();
  const rows = await selectSharedVehicleIds(db, now)
    .select(['fromAt', 'toAt'])
    .where('partnerId', '=', partnerId)
    .where('vehicleShares.vehicleId', 'in', vehicleIds)
    .execute();
  return new Map(rows.map(({ vehicleId, ...period }) => [vehicleId, period]));
}

/**
 * The time from which the caller may see positions of a visible vehicle, unix seconds: 0 for own vehicles and for root,
 * the start of the current share for a partner.
 */
export function positionsVisibleSince(db: Db, caller: Caller, now: number): Expression<number> {
  if (isRoot(caller)) return sql.lit(0);
  const shareStart = selectSharedVehicleIds(db, now)
    .clearSelect()
    .select(({ fn }) => fn.min<number>('fromAt').as('fromAt'))
    .where('vehicleShares.vehicleId', '=', sql.ref<string>('vehicles.id'))
    .where('partnerId', '=', caller.organizationId);
  return sql<number>`case when ${ownedBy(caller, 'vehicles')} then 0 else ${shareStart} end`;
}

/** Matches the caller's own vehicles and those that are shared with them now. */
export const visibleTo = (db: Db, caller: Caller, now: number): Expression<SqlBool> =>
  isRoot(caller)
    ? ownedBy(caller, 'vehicles')
    : vehicles().or([ownedBy(caller, 'vehicles'), sharedWith(db, caller, now)]);
