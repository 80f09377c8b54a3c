import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { type Routing, calculateRoutes } from '../../network/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Billed } from './billed.ts';
import { findBilledOrders } from './billed-orders.store.ts';
import { findBilledTrips } from './billed-trips.store.ts';
import { findVersionedContracts, findCurrencyNames, findCoordinates } from './terms/bill-terms.store.ts';
import { type BillOverrides, computeFigures, type RatingTerms } from './figures.rules.ts';
import type { Figures } from './figures.ts';
import { findStoredBills, type StoredBill } from './stored-bills.store.ts';
import { contractProblems, otherSideOf, termsFor, type VersionedContract } from './terms/version.rules.ts';

/** A bill as shown: stored values win over computed ones. */
export type ComputedBill = {
  billed: Billed;
  stored: StoredBill | null;
  figures: Figures;
  partnerId: string | null;
  billingContactId: string | null;
};

const FIND_BILLED = { order: findBilledOrders, trip: findBilledTrips };
const NO_OVERRIDES: BillOverrides = {
  actualDistance: null,
  vatPercentage: null,
  taxCategory: null,
  taxReason: null,
  extraCharges: [],
  services: [],
  discount: '0',
};

const distinctDefined = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null && value !== undefined)),
];

function findRatingTerms(
  billed: Billed,
  contract: VersionedContract | undefined,
  names: ReadonlyMap<string, string>,
): RatingTerms | null {
  const found = contract && termsFor(contract, billed.dates);
  if (!found) return null;
  const { terms, number, ratedAt } = found;
  const currency = names.get(terms.baseCurrencyId) ?? '';
  return {
    ratedAt,
    problems: contractProblems(contract, ratedAt),
    contract: {
      id: contract.id,
      name: contract.name,
      version: number,
      terms,
      currency,
      billingCurrency: terms.billingCurrencyId ? (names.get(terms.billingCurrencyId) ?? '') : currency,
    },
  };
}

const currencyIdsOf = ({ versions }: VersionedContract) =>
  versions.flatMap(({ terms }) => [terms.baseCurrencyId, terms.billingCurrencyId]);

type RatableBill = {
  billed: Billed;
  contract: VersionedContract | undefined;
  terms: RatingTerms | null;
  row: StoredBill | null;
};

/**
 * `hidesDrafts`: computes as if nothing had been entered on them, as who is paid sees them. `trial`: computes all again, as if
 * the contract had always had these terms.
 */
type Reading = { hidesDrafts?: boolean; trial?: { contractId: string; terms: ContractTerms } };

/** The services of a bill are those of its order until others have been entered. */
const withServices = (row: StoredBill, { services = [] }: Billed): StoredBill =>
  row.hasOwnServices || row.services.length > 0 ? row : { ...row, services };

const withTerms = (contract: VersionedContract, terms: ContractTerms): VersionedContract => ({
  ...contract,
  versions: [{ number: contract.version, terms, state: 'confirmed', reviewedAt: null, effectiveFrom: null }],
});

/** Loads orders or trips with the terms that rate them, in seven queries. */
async function loadRatable(
  db: Db,
  of: BillSubject,
  ids: readonly string[],
  { hidesDrafts = false, trial }: Reading = {},
): Promise<RatableBill[]> {
  const all = await FIND_BILLED[of](db, ids);
  const bills = await findStoredBills(db, of, ids);
  const stored = hidesDrafts ? new Map([...bills].filter(([, { state }]) => state !== 'draft')) : bills;
  const contractIdOf = ({ id, contractId }: Billed) => stored.get(id)?.contractId ?? contractId;
  const contracts = await findVersionedContracts(db, distinctDefined(all.map(contractIdOf)));
  const tried = trial && contracts.get(trial.contractId);
  if (tried) contracts.set(tried.id, withTerms(tried, trial.terms));
  const names = await findCurrencyNames(db, distinctDefined([...contracts.values()].flatMap(currencyIdsOf)));
  return all.map((billed) => {
    const contract = contracts.get(contractIdOf(billed) ?? '');
    const found = stored.get(billed.id);
    const row = found ? withServices(found, billed) : null;
    return {
      billed,
      contract,
      terms: findRatingTerms(billed, contract, names),
      row: row && trial ? { ...row, figures: null } : row,
    };
  });
}

/**
 * Computes the current bills of orders or trips by id, in eight queries. Submitted and approved bills keep their frozen
 * figures.
 * @param routing called once per charged approach to a first pickup
 */
export async function computeBills(
  db: Db,
  routing: Routing,
  of: BillSubject,
  ids: readonly string[],
  reading?: Reading,
): Promise<Map<string, ComputedBill>> {
  const bills = await loadRatable(db, of, ids, reading);
  const points = await findCoordinates(
    db,
    distinctDefined(bills.map(({ terms }) => terms?.contract.terms.mileageCalculationLocationId)),
  );
  const approaches = await calculateRoutes(
    routing,
    bills.map(({ billed: { start }, terms }) => {
      const from = points.get(terms?.contract.terms.mileageCalculationLocationId ?? '');
      return start && from ? [from, start] : [];
    }),
  );
  return new Map(
    bills.map(({ billed, contract, terms, row }, i): [string, ComputedBill] => {
      const way = approaches[i]?.distance ?? null;
      const partnerId =
        row?.partnerId ?? billed.partnerId ?? (contract ? otherSideOf(contract, billed.organizationId) : null);
      return [
        billed.id,
        {
          billed,
          stored: row,
          figures:
            row?.figures ??
            computeFigures(billed, row ?? { ...NO_OVERRIDES, services: billed.services ?? [] }, terms, way),
          partnerId,
          billingContactId: row?.billingContactId ?? billed.billingContactId,
        },
      ];
    }),
  );
}

export type FrozenBill = { billed: Billed; stored: StoredBill; frozen: Figures; current: Figures };

/** Recomputes the figures of submitted and approved bills, with the same approach to the first pickup. */
export async function recomputeFrozenBills(db: Db, of: BillSubject, ids: readonly string[]): Promise<FrozenBill[]> {
  return (await loadRatable(db, of, ids)).flatMap(({ billed, terms, row: stored }) => {
    const frozen = stored?.figures;
    if (!stored || !frozen) return [];
    return [{ billed, stored, frozen, current: computeFigures(billed, stored, terms, frozen.facts.approachDistance) }];
  });
}
