import type { BillSubject } from 'shared-contracts/values/bills';
import type { Routing } from '../../network/geo/routing.ts';
import { waysOf } from '../../network/geo/ways.ts';
import type { Db } from '../../platform/database.ts';
import type { Billed } from './billed.ts';
import { billedOrders } from './billed-orders.store.ts';
import { billedTrips } from './billed-trips.store.ts';
import { contractsWithTerms, currencyNames, pointsOf } from './bill-terms.store.ts';
import { type Told, figuresOf, type Terms } from './figures.rules.ts';
import type { Figures } from './figures.ts';
import { storedBills, type StoredBill } from './stored-bills.store.ts';
import { otherSideOf, termsFor, type VersionedContract } from './version.rules.ts';

/** `partnerId`, `contractId` and `billingContactId`: as the bill has it. */
export type ComputedBill = {
  billed: Billed;
  stored: StoredBill | null;
  figures: Figures;
  partnerId: string | null;
  billingContactId: string | null;
};

const LOAD = { order: billedOrders, trip: billedTrips };
const UNTOLD: Told = { actualDistance: null, vatPercentage: null, extraCharges: [], discount: '0' };

const known = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null && value !== undefined)),
];

function rated(
  billed: Billed,
  contract: VersionedContract | undefined,
  names: ReadonlyMap<string, string>,
): Terms | null {
  const found = contract && termsFor(contract, billed.dates);
  if (!found) return null;
  const { terms, number, ratedAt } = found;
  const currency = names.get(terms.baseCurrencyId) ?? '';
  return {
    ratedAt,
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

const currenciesIn = ({ versions }: VersionedContract) =>
  versions.flatMap(({ terms }) => [terms.baseCurrencyId, terms.billingCurrencyId]);

/**
 * The bills of orders or trips as they are now, by id: eight queries, however many they are. Submitted and approved ones have the figures they were frozen with.
 * @param routing asked once for each way to a first pickup that is charged
 */
export async function computeBills(
  db: Db,
  routing: Routing,
  of: BillSubject,
  ids: readonly string[],
): Promise<Map<string, ComputedBill>> {
  const all = await LOAD[of](db, ids);
  const stored = await storedBills(db, of, ids);
  const contractIdOf = ({ id, contractId }: Billed) => stored.get(id)?.contractId ?? contractId;
  const contracts = await contractsWithTerms(db, known(all.map(contractIdOf)));
  const names = await currencyNames(db, known([...contracts.values()].flatMap(currenciesIn)));
  const bills = all.map((billed) => {
    const contract = contracts.get(contractIdOf(billed) ?? '');
    return { billed, contract, terms: rated(billed, contract, names) };
  });
  const points = await pointsOf(
    db,
    known(bills.map(({ terms }) => terms?.contract.terms.mileageCalculationLocationId)),
  );
  const approaches = await waysOf(
    routing,
    bills.map(({ billed: { start }, terms }) => {
      const from = points.get(terms?.contract.terms.mileageCalculationLocationId ?? '');
      return start && from ? [from, start] : [];
    }),
  );
  return new Map(
    bills.map(({ billed, contract, terms }, i): [string, ComputedBill] => {
      const row = stored.get(billed.id) ?? null;
      const way = approaches[i]?.distance ?? null;
      const partnerId =
        row?.partnerId ?? billed.partnerId ?? (contract ? otherSideOf(contract, billed.organizationId) : null);
      return [
        billed.id,
        {
          billed,
          stored: row,
          figures: row?.figures ?? figuresOf(billed, row ?? UNTOLD, terms, way),
          partnerId,
          billingContactId: row?.billingContactId ?? billed.billingContactId,
        },
      ];
    }),
  );
}
