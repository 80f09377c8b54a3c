import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { VehicleShareQuery } from 'shared-contracts/fleet/vehicle-sharing';
import { selectActivePartnerIds } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { parseSort, paginate } from '../../../platform/database/pagination.ts';
import { ownedBy } from '../../../platform/access/owned-by.ts';
import { overlapsPeriod } from '../core/occupation.store.ts';
import { toInstant, type Period } from '../core/period.rules.ts';
import { matchesVehicleSearch } from '../list/vehicles.store.ts';

const eb = expressionBuilder<Tables, 'vehicleShares' | 'vehicles'>();

const selectShares = (db: Db) =>
  db
    .selectFrom('vehicleShares')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleShares.vehicleId')
    .innerJoin('organizations as owners', 'owners.id', 'vehicles.organizationId')
    .innerJoin('organizations as partners', 'partners.id', 'vehicleShares.partnerId')
    .select([
      'vehicleShares.id',
      'vehicleShares.vehicleId',
      'vehicleShares.partnerId',
      'partners.name as partner',
      'vehicles.organizationId',
      'owners.name as organization',
      'fromAt',
      'toAt',
      'vehicleShares.createdAt',
      'registrationPlate',
    ]);

export type ShareRecord = Awaited<ReturnType<ReturnType<typeof selectShares>['executeTakeFirstOrThrow']>>;

const stateConditions = (now: number): Record<NonNullable<VehicleShareQuery['state']>, Expression<SqlBool>> => ({
  upcoming: eb('fromAt', '>', now),
  current: overlapsPeriod(toInstant(now)),
  past: eb('toAt', '<=', now),
});

/** Matches the shares of the organization, or those of active partners with it. */
function inDirection(db: Db, caller: Caller, direction: VehicleShareQuery['direction']): Expression<SqlBool> {
  if (direction === 'given') return ownedBy(caller, 'vehicles');
  return eb.and([
    eb('vehicleShares.partnerId', '=', caller.organizationId),
    eb('vehicles.organizationId', 'in', selectActivePartnerIds(db, caller.organizationId)),
  ]);
}

export function listShares(
  db: Db,
  caller: Caller,
  { direction, state, vehicleId, partnerId, search, sort, ...range }: VehicleShareQuery,
  now: number,
) {
  const { column, direction: order } = parseSort(sort);
  const otherParty = direction === 'given' ? 'vehicleShares.partnerId' : 'vehicles.organizationId';
  let shares = selectShares(db)
    .where(inDirection(db, caller, direction))
    .where(matchesVehicleSearch(search));
  if (state) shares = shares.where(stateConditions(now)[state]);
  if (vehicleId) shares = shares.where('vehicleShares.vehicleId', '=', vehicleId);
  if (partnerId) shares = shares.where(otherParty, '=', partnerId);
  return paginate(shares.orderBy(`vehicleShares.${column}`, order).orderBy('vehicleShares.id'), range);
}

/** Finds a share of one of the organization's vehicles. */
export const findShare = (db: Db, caller: Caller, id: string) =>
  selectShares(db).where(ownedBy(caller, 'vehicles')).where('vehicleShares.id', '=', id).executeTakeFirst();

/** Finds the name of the first partner that a vehicle is shared with in a period. */
export const findSharingPartner = async (db: Db, vehicleId: string, period: Period): Promise<string | undefined> =>
  (
    await selectShares(db)
      .where('vehicleShares.vehicleId', '=', vehicleId)
      .where(overlapsPeriod(period))
      .orderBy('fromAt')
      .limit(1)
      .executeTakeFirst()
  )?.partner;

export const SHARE_OVERLAP_CONSTRAINT = 'vehicle_shares_once';

export async function insertShare(
  tx: Db,
  share: Period & { vehicleId: string; partnerId: string; createdAt: number },
): Promise<string> {
  const { id } = await tx.insertInto('vehicleShares').values(share).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const endShare = (tx: Db, id: string, toAt: number) =>
  tx.updateTable('vehicleShares').set({ toAt }).where('id', '=', id).execute();

export const deleteShare = (tx: Db, id: string) => tx.deleteFrom('vehicleShares').where('id', '=', id).execute();
