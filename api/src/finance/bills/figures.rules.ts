import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { ExtraCharge } from 'shared-contracts/finance/bills';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import type { ContractProblem } from 'shared-contracts/values/finance/bills';
import type { UntaxedCategory } from 'shared-contracts/values/finance/invoices';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { rateBill } from '../rating/bill.rules.ts';
import type { RatingFacts } from '../rating/facts.ts';
import { allocateCost } from '../rating/spread.rules.ts';
import type { Billed } from './billed.ts';
import type { Figures, RatedBy } from './figures.ts';

/** Values entered on a bill; null if they come from the order or trip and the contract. */
export type BillOverrides = {
  actualDistance: string | null;
  vatPercentage: string | null;
  taxCategory: UntaxedCategory | null;
  taxReason: string | null;
  extraCharges: ExtraCharge[];
  services: RequestedService[];
  discount: string;
};
export type RatingTerms = { ratedAt: number | null; contract: RatedBy; problems: ContractProblem[] };

/** Without a contract only extra charges count; their currency is unknown. */
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

const withoutRate = ({ name, amount }: ExtraCharge): ExtraCharge => ({ name, amount });
const clampToZero = (amount: ReturnType<typeof sumOf>) => (amount.isNegative() ? decimal(0) : amount);

/** Computes all figures of a bill. @param approachDistance km from the mileage start to the first pickup, if charged */
export function computeFigures(
  billed: Billed,
  {
    actualDistance,
    vatPercentage: enteredVat,
    taxCategory,
    taxReason,
    extraCharges,
    services,
    discount,
  }: BillOverrides,
  rated: RatingTerms | null,
  approachDistance: string | null,
): Figures {
  const vatPercentage = taxCategory === null ? enteredVat : '0';
  const terms = { ...(rated?.contract.terms ?? WITHOUT_CONTRACT), ...(vatPercentage !== null && { vatPercentage }) };
  const facts: RatingFacts = {
    ...billed.facts,
    actualDistance: actualDistance ?? billed.facts.actualDistance,
    approachDistance,
    extraCharges,
    services,
    discount,
  };
  const bill = rateBill(
    terms,
    taxCategory === null ? facts : { ...facts, extraCharges: extraCharges.map(withoutRate) },
    rated?.ratedAt ?? null,
  );
  const sharers = new Map(billed.sharers.map((sharer) => [sharer.id, sharer]));
  return {
    ...bill,
    facts,
    places: billed.places,
    reasons: rated ? bill.reasons : ['noContract'],
    net: toMoney(clampToZero(sumOf(bill.lines.map(({ amount }) => amount)))),
    contractProblems: rated?.problems ?? [],
    ratedAt: rated?.ratedAt ?? null,
    contract: rated && { ...rated.contract, terms },
    untaxed: taxCategory && { category: taxCategory, reason: taxReason },
    shares: allocateCost(bill.taxBase, billed.sharers).map(({ id, amount }) => ({
      id,
      number: sharers.get(id)?.number ?? '',
      shipperCode: sharers.get(id)?.shipperCode,
      amount,
    })),
  };
}
