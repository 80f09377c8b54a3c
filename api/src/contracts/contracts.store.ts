import { sql } from 'kysely';
import type { z } from 'zod';
import type { ContractQuery } from 'shared-contracts/network';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { searching } from '../platform/search.ts';
import type { LinehaulTerms } from '../rating/linehaul.rules.ts';

/**
 * Contracts that an organization is one side of, whoever of the two wrote them.
 * @param organizationId null: all, for root
 */
export function contractsOf(db: Db, organizationId: string | null) {
  const contracts = db.selectFrom('contracts');
  if (organizationId === null) return contracts;
  return contracts.where(({ eb, or }) => or([eb('contracts.organizationId', '=', organizationId), eb('contracts.partnerId', '=', organizationId)]));
}

type Query = z.infer<typeof ContractQuery>;

/** @param now unix seconds: what has expired is not stored */
export function listContracts(db: Db, caller: Caller, { search, isConfirmed, isNotExpired, isDisabled, partnerId, ...range }: Query, now: number) {
  const otherSide = sql<string>`case ${sql.ref('contracts.organizationId')} when ${caller.organizationId} then ${sql.ref('contracts.partnerId')}
    else ${sql.ref(isRoot(caller) ? 'contracts.partnerId' : 'contracts.organizationId')} end`;
  const inForce = sql<boolean>`coalesce(${sql.ref('contracts.expireDate')} >= ${now}, true)`;
  let rows = contractsOf(db, isRoot(caller) ? null : caller.organizationId)
    .innerJoin('organizations as partner', (join) => join.on('partner.id', '=', otherSide))
    .innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
    .select([
      'contracts.id', 'contracts.name', 'partner.id as partnerId', 'partner.name as partnerName', 'startDate', 'expireDate', 'currencies.shortName as currency',
      'confirmation', 'isDisabled',
    ])
    .where(searching(search, 'contracts.name', 'partner.name'));
  if (isConfirmed !== undefined) rows = rows.where('confirmation', isConfirmed ? '=' : '<>', 'confirmed');
  if (isNotExpired !== undefined) rows = rows.where(inForce, '=', isNotExpired);
  if (isDisabled !== undefined) rows = rows.where('isDisabled', '=', isDisabled);
  if (partnerId) rows = rows.where('partner.id', '=', partnerId);
  return paged(rows.orderBy('contracts.name').orderBy('contracts.id'), range);
}

/** What the distance between two locations costs by a contract. */
export async function linehaulTerms(db: Db, contractId: string, fromLocationId: string, toLocationId: string): Promise<LinehaulTerms> {
  const { unitStandard, flatTripRate, flatTripBackhaulRate } = await db
    .selectFrom('contracts').select(['unitStandard', 'flatTripRate', 'flatTripBackhaulRate']).where('id', '=', contractId).executeTakeFirstOrThrow();
  const pointToPoint = await db
    .selectFrom('contractPointRates').select(['flatRate as rate', 'backhaulRate'])
    .where('contractId', '=', contractId).where('fromLocationId', '=', fromLocationId).where('toLocationId', '=', toLocationId).executeTakeFirst();
  const bands = await db
    .selectFrom('contractDistanceRates').select(['fromKm as from', 'toKm as to', 'value', 'backhaulRate', 'backhaulPercentage', 'minKm as minDistance'])
    .where('contractId', '=', contractId).orderBy('fromKm').execute();
  const flatTrip = flatTripRate === null ? null : { rate: flatTripRate, backhaulRate: flatTripBackhaulRate };
  return { unitStandard, pointToPoint: pointToPoint ?? null, flatTrip, bands };
}

/** The short name of the currency that a contract's rates are in. */
export async function currencyOf(db: Db, contractId: string): Promise<string> {
  const { shortName } = await db
    .selectFrom('contracts').innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId').select('shortName')
    .where('contracts.id', '=', contractId).executeTakeFirstOrThrow();
  return shortName;
}
