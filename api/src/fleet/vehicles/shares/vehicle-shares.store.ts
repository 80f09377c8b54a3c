import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { VehicleShareQuery } from 'shared-contracts/vehicle-sharing';
import { activePartnerIds } from '../../identity/partners/partners.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { within } from './occupation.store.ts';
import { instant, type Period } from './period.rules.ts';
import { fitting } from './vehicles.store.ts';

const eb = expressionBuilder<Tables, 'vehicleShares' | 'vehicles'>();

const rows = (db: Db) =>
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

export type ShareRecord = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const inState = (now: number): Record<NonNullable<VehicleShareQuery['state']>, Expression<SqlBool>> => ({
  upcoming: eb('fromAt', '>', now),
  current: within(instant(now)),
  past: eb('toAt', '<=', now),
});

/** What the organization shares, or what active partners share with it. */
function ofSide(db: Db, caller: Caller, direction: VehicleShareQuery['direction']): Expression<SqlBool> {
  if (direction === 'given') return ownedBy(caller, 'vehicles');
  return eb.and([
    eb('vehicleShares.partnerId', '=', caller.organizationId),
    eb('vehicles.organizationId', 'in', activePartnerIds(db, caller.organizationId)),
  ]);
}

export function listShares(
  db: Db,
  caller: Caller,
  { direction, state, vehicleId, partnerId, search, sort, ...range }: VehicleShareQuery,
  now: number,
) {
  const { column, direction: order } = ordering(sort);
  const other = direction === 'given' ? 'vehicleShares.partnerId' : 'vehicles.organizationId';
  let shares = rows(db)
    .where(ofSide(db, caller, direction))
    .where(fitting(search));
  if (state) shares = shares.where(inState(now)[state]);
  if (vehicleId) shares = shares.where('vehicleShares.vehicleId', '=', vehicleId);
  if (partnerId) shares = shares.where(other, '=', partnerId);
  return paged(shares.orderBy(`vehicleShares.${column}`, order).orderBy('vehicleShares.id'), range);
}

/** One of those that the organization gives. */
export const findShare = (db: Db, caller: Caller, id: string) =>
  rows(db).where(ownedBy(caller, 'vehicles')).where('vehicleShares.id', '=', id).executeTakeFirst();

/** With whom a vehicle is shared in a period. */
export const partnerIn = async (db: Db, vehicleId: string, period: Period): Promise<string | undefined> =>
  (
    await rows(db)
      .where('vehicleShares.vehicleId', '=', vehicleId)
      .where(within(period))
      .orderBy('fromAt')
      .limit(1)
      .executeTakeFirst()
  )?.partner;

export const SHARED_ONCE = 'vehicle_shares_once';

export async function insertShare(
  tx: Db,
  share: Period & { vehicleId: string; partnerId: string; createdAt: number },
): Promise<string> {
  const { id } = await tx.insertInto('vehicleShares').values(share).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** From that time on the partner has the vehicle no more. */
export const endShare = (tx: Db, id: string, toAt: number) =>
  tx.updateTable('vehicleShares').set({ toAt }).where('id', '=', id).execute();

export const deleteShare = (tx: Db, id: string) => tx.deleteFrom('vehicleShares').where('id', '=', id).execute();
