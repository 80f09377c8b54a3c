import type { ContractTerms } from 'shared-contracts/contracts';
import type { ExtraCharge } from 'shared-contracts/bills';
import { decimal, sumOf, toMoney } from '../../platform/money.ts';
import { rateBill } from '../rating/bill.rules.ts';
import type { RatingFacts } from '../rating/facts.ts';
import { spread } from '../rating/spread.rules.ts';
import type { Billed } from './billed.ts';
import type { Figures, RatedBy } from './figures.ts';

/** What people tell on a bill; null: it follows from the order or trip and the contract. */
export type Told = {
  actualDistance: string | null;
  vatPercentage: string | null;
  extraCharges: ExtraCharge[];
  discount: string;
};
export type Terms = { ratedAt: number | null; contract: RatedBy };

/** Charges are given in a currency that nobody knows yet, and nothing else is charged. */
const WITHOUT_CONTRACT: ContractTerms = {
  unitStandard: 'metric',
  calculationBasedDate: 'pickup',
  defaultMileageBilling: 'estimated',
  mileageCalculationLocationId: null,
  baseCurrencyId: '',
  billingCurrencyId: null,
  conversionRate: null,
  vatPercentage: '0',
  flatTripRate: null,
  flatTripBackhaulRate: null,
  distanceRates: [],
  pointRates: [],
  distanceDiscounts: [],
  delays: {},
  demurrage: null,
};

const notNegative = (amount: ReturnType<typeof sumOf>) => (amount.isNegative() ? decimal(0) : amount);

/** All figures of a bill. @param approachDistance km from where mileage is calculated to the first pickup, when that is charged */
export function figuresOf(
  billed: Billed,
  { actualDistance, vatPercentage, extraCharges, discount }: Told,
  rated: Terms | null,
  approachDistance: string | null,
): Figures {
  const terms = { ...(rated?.contract.terms ?? WITHOUT_CONTRACT), ...(vatPercentage !== null && { vatPercentage }) };
  const facts: RatingFacts = {
    ...billed.facts,
    actualDistance: actualDistance ?? billed.facts.actualDistance,
    approachDistance,
    extraCharges,
    discount,
  };
  const bill = rateBill(terms, facts);
  const numbers = new Map(billed.sharers.map(({ id, number }) => [id, number]));
  return {
    ...bill,
    facts,
    places: billed.places,
    reasons: rated ? bill.reasons : ['noContract'],
    net: toMoney(notNegative(sumOf(bill.lines.map(({ amount }) => amount)))),
    ratedAt: rated?.ratedAt ?? null,
    contract: rated && { ...rated.contract, terms },
    shares: spread(bill.taxBase, billed.sharers).map(({ id, amount }) => ({
      id,
      number: numbers.get(id) ?? '',
      amount,
    })),
  };
}
