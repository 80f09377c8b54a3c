import type { ContractTerms } from 'shared-contracts/contracts';
import type { ProvisionalReason } from 'shared-contracts/values/rating';
import { decimal, sumOf, toMoney } from '../../platform/money.ts';
import { type Amount, utilizationOf } from '../../trips/trip-plan.rules.ts';
import { stopDelays, transitDelay } from './delay.rules.ts';
import { demurrage, demurrageMinutes } from './demurrage.rules.ts';
import { distanceDiscount } from './discount.rules.ts';
import type { RatingFacts } from './facts.ts';
import type { RatedLine } from './line.ts';
import { linehaul, type LinehaulTerms } from './linehaul.rules.ts';
import { billableKm } from './mileage.rules.ts';

/** `billed`: the amount in the billing currency. */
export type BillLine = RatedLine & { billed: string };
/** Totals in the billing currency, without one in the base currency; 2 places. Provisional while there are reasons: submitted perhaps, not approved. */
export type RatedBill = {
  lines: BillLine[];
  distance: string | null;
  taxBase: string;
  vat: string;
  total: string;
  demurrageMinutes: number;
  utilization: Amount | null;
  reasons: ProvisionalReason[];
};

/** R5: the rates of the distance that concern this way. */
function linehaulTermsOf(
  { unitStandard, flatTripRate, flatTripBackhaulRate, pointRates, distanceRates }: ContractTerms,
  { fromLocationId, toLocationId }: RatingFacts,
): LinehaulTerms {
  const lane = pointRates.find((rate) => rate.fromLocationId === fromLocationId && rate.toLocationId === toLocationId);
  return {
    unitStandard,
    bands: distanceRates,
    pointToPoint: lane ? { rate: lane.flatRate, backhaulRate: lane.backhaulRate } : null,
    flatTrip: flatTripRate === null ? null : { rate: flatTripRate, backhaulRate: flatTripBackhaulRate },
  };
}

/** The linehaul and what is taken off it. Lanes and flat trips cost the same whatever the distance. */
function distanceLines(
  terms: ContractTerms,
  facts: RatingFacts,
  km: string | null,
): { lines: RatedLine[]; reasons: ProvisionalReason[] } {
  const rates = linehaulTermsOf(terms, facts);
  const isFlat = rates.pointToPoint !== null || rates.flatTrip !== null;
  if (km === null && !isFlat) return { lines: [], reasons: [] };
  const found = linehaul(rates, km ?? '0', facts.isBackhaul);
  if (!found) return { lines: [], reasons: ['noRate'] };
  const { kind, ...trace } = found;
  return { lines: [{ rule: kind, ...trace }, ...distanceDiscount(found, terms.distanceDiscounts)], reasons: [] };
}

const isStanding = ({ stops }: RatingFacts) =>
  stops.some(({ arrivedAt, departedAt }) => arrivedAt !== null && departedAt === null);

/** R11: with demurrage terms dwell is demurrage, and no loading or unloading delay. */
const dwellLines = ({ delays, demurrage: terms }: ContractTerms, { stops }: RatingFacts): RatedLine[] =>
  terms ? demurrage(terms, demurrageMinutes(delays, stops)) : stopDelays(delays, stops);

function givenLines({ extraCharges, discount }: RatingFacts): RatedLine[] {
  const extra = extraCharges.map(({ name, amount }): RatedLine => ({
    rule: 'extraCharge',
    amount: toMoney(decimal(amount)),
    name,
  }));
  return decimal(discount).isZero()
    ? extra
    : [...extra, { rule: 'discount', amount: toMoney(decimal(discount).neg()) }];
}

/** R13: each line is converted and rounded, then added; the tax is worked out once. */
function totalled({ billingCurrencyId, conversionRate, vatPercentage }: ContractTerms, lines: readonly RatedLine[]) {
  const conversion = billingCurrencyId === null ? '1' : (conversionRate ?? '1');
  const billed = lines.map((line): BillLine => ({ ...line, billed: toMoney(decimal(line.amount).times(conversion)) }));
  const sum = sumOf(billed.map((line) => line.billed));
  const taxBase = sum.isNegative() ? decimal(0) : sum;
  const vat = toMoney(taxBase.times(vatPercentage).div(100));
  return { lines: billed, taxBase: toMoney(taxBase), vat, total: toMoney(taxBase.plus(vat)) };
}

/** What an order or a trip costs by a contract, line by line. Amounts that people give (extra charges, discount) are not below zero. */
export function rateBill(terms: ContractTerms, facts: RatingFacts): RatedBill {
  const { km, reasons } = billableKm(terms, facts);
  const distance = distanceLines(terms, facts, km);
  const lines = [
    ...distance.lines,
    ...dwellLines(terms, facts),
    ...transitDelay(terms.delays, facts.transit),
    ...givenLines(facts),
  ];
  return {
    ...totalled(terms, lines),
    distance: km,
    demurrageMinutes: terms.demurrage ? demurrageMinutes(terms.delays, facts.stops) : 0,
    utilization: facts.load && facts.capacity ? utilizationOf(facts.load, facts.capacity) : null,
    reasons: [...reasons, ...distance.reasons, ...(isStanding(facts) ? (['stillStanding'] as const) : [])],
  };
}
