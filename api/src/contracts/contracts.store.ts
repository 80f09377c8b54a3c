import type { Db } from '../platform/database.ts';
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

/** From the first pickup to the last drop, by a contract. */
export type PricedRoute = { contractId: string; from: string; to: string };
const keyOf = ({ contractId, from, to }: PricedRoute) => [contractId, from, to].join().toLowerCase();

async function pointRatesOf(db: Db, routes: readonly PricedRoute[]) {
  const rows = await db
    .selectFrom('contractPointRates').select(['contractId', 'fromLocationId as from', 'toLocationId as to', 'flatRate as rate', 'backhaulRate'])
    .where('contractId', 'in', routes.map(({ contractId }) => contractId)).where('fromLocationId', 'in', routes.map(({ from }) => from)).where('toLocationId', 'in', routes.map(({ to }) => to)).execute();
  return new Map(rows.map((row) => [keyOf(row), { rate: row.rate, backhaulRate: row.backhaulRate }]));
}

async function bandsOf(db: Db, contractIds: readonly string[]) {
  const rows = await db
    .selectFrom('contractDistanceRates').select(['contractId', 'fromKm as from', 'toKm as to', 'value', 'backhaulRate', 'backhaulPercentage', 'minKm as minDistance'])
    .where('contractId', 'in', contractIds).orderBy('fromKm').execute();
  return Map.groupBy(rows, ({ contractId }) => contractId);
}

/** What the distance of each route costs by its contract: three queries for all of them. @throws when there is no such contract */
export async function linehaulTermsOf(db: Db, routes: readonly PricedRoute[]): Promise<LinehaulTerms[]> {
  if (routes.length === 0) return [];
  const contractIds = [...new Set(routes.map(({ contractId }) => contractId))];
  const contracts = await db.selectFrom('contracts').select(['id', 'unitStandard', 'flatTripRate', 'flatTripBackhaulRate']).where('id', 'in', contractIds).execute();
  const [byId, pointRates, bands] = [new Map(contracts.map((contract) => [contract.id, contract])), await pointRatesOf(db, routes), await bandsOf(db, contractIds)];
  return routes.map((route) => {
    const contract = byId.get(route.contractId.toLowerCase());
    if (!contract) throw new Error(`no contract ${route.contractId}`);
    const { id, unitStandard, flatTripRate: rate, flatTripBackhaulRate: backhaulRate } = contract;
    return { unitStandard, pointToPoint: pointRates.get(keyOf(route)) ?? null, flatTrip: rate === null ? null : { rate, backhaulRate }, bands: bands.get(id) ?? [] };
  });
}

/** What the distance between two locations costs by a contract. */
export async function linehaulTerms(db: Db, contractId: string, from: string, to: string): Promise<LinehaulTerms> {
  const [terms] = await linehaulTermsOf(db, [{ contractId, from, to }]);
  return terms as LinehaulTerms;
}

/** The short name of the currency that a contract's rates are in. */
export async function currencyOf(db: Db, contractId: string): Promise<string> {
  const { shortName } = await db
    .selectFrom('contracts').innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId').select('shortName')
    .where('contracts.id', '=', contractId).executeTakeFirstOrThrow();
  return shortName;
}
