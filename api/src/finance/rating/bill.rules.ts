import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { ProvisionalReason } from 'shared-contracts/values/finance/rating';
import type { Utilization } from 'shared-contracts/trips/capacity';
import { utilizationOf } from '../../trips/public.ts';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { daySurcharges, serviceDates } from './day-rates.rules.ts';
import { rateStopDelays, rateTransitDelay } from './delay.rules.ts';
import { rateDemurrage, demurrageMinutes } from './demurrage.rules.ts';
import { distanceDiscount } from './discount.rules.ts';
import type { RatingFacts } from './facts.ts';
import type { RatedLine } from './line.ts';
import { rateLinehaul, type LinehaulTerms } from './linehaul.rules.ts';
import { billableKm } from './mileage.rules.ts';
import { findUnpricedServices, serviceCharges } from './services.rules.ts';
import { fuelSurcharge, minimumCharge } from './surcharges.rules.ts';
import { sumTaxes } from './taxes.rules.ts';

/** `billed`: the amount in the billing currency. */
export type BillLine = RatedLine & { billed: string };
/** Totals in the billing currency, otherwise the base currency; 2 places. With reasons it is provisional and cannot be approved. */
export type RatedBill = {
  lines: BillLine[];
  distance: string | null;
  taxBase: string;
  vat: string;
  total: string;
  demurrageMinutes: number;
  utilization: Utilization | null;
  reasons: ProvisionalReason[];
};

/** R5: the distance rates of this direction. */
function selectLinehaulTerms(
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

type LinehaulLines = { lines: RatedLine[]; reasons: ProvisionalReason[] };

const toDayLines = (linehaul: readonly RatedLine[], { dayRates }: ContractTerms, { dates, stops }: RatingFacts) =>
  dayRates ? daySurcharges(linehaul, dayRates, dates?.length ? dates : serviceDates(stops, dayRates.timeZone)) : [];

/** The linehaul, its deductions and surcharges. Lanes and flat trips have a fixed price regardless of distance. */
function toLinehaulLines(
  terms: ContractTerms,
  facts: RatingFacts,
  km: string | null,
  ratedAt: number | null,
): LinehaulLines {
  const rates = selectLinehaulTerms(terms, facts);
  const isFlat = rates.pointToPoint !== null || rates.flatTrip !== null;
  if (km === null && !isFlat) return { lines: [], reasons: [] };
  const found = rateLinehaul(rates, km ?? '0', facts.isBackhaul);
  if (!found) return { lines: [], reasons: ['noRate'] };
  const { kind, ...trace } = found;
  const lines: RatedLine[] = [{ rule: kind, ...trace }, ...distanceDiscount(found, terms.distanceDiscounts)];
  lines.push(...minimumCharge(lines, terms.minimumCharge));
  return {
    lines: [...lines, ...fuelSurcharge(lines, terms.fuelSurcharges ?? [], ratedAt), ...toDayLines(lines, terms, facts)],
    reasons: [],
  };
}

/** An agreed price replaces the linehaul, its discounts and surcharges, so a missing distance doesn't matter. */
function rateJourney(
  terms: ContractTerms,
  facts: RatingFacts,
  ratedAt: number | null,
): LinehaulLines & { km: string | null } {
  const { km, reasons } = billableKm(terms, facts);
  const { agreedPrice: price } = facts;
  if (typeof price === 'string')
    return { km, lines: [{ rule: 'agreedPrice', amount: toMoney(decimal(price)) }], reasons: [] };
  const linehaul = toLinehaulLines(terms, facts, km, ratedAt);
  return { km, lines: linehaul.lines, reasons: [...reasons, ...linehaul.reasons] };
}

const isWaitingAtStop = ({ stops }: RatingFacts) =>
  stops.some(({ arrivedAt, departedAt }) => arrivedAt !== null && departedAt === null);

/** R11: with demurrage terms, dwell is charged as demurrage and not as loading or unloading delay. */
const toDwellLines = ({ delays, demurrage: terms }: ContractTerms, { stops }: RatingFacts): RatedLine[] =>
  terms ? rateDemurrage(terms, demurrageMinutes(delays, stops)) : rateStopDelays(delays, stops);

function toEnteredLines({ extraCharges, discount }: RatingFacts): RatedLine[] {
  const extra = extraCharges.map(({ name, amount, vatPercentage }): RatedLine => ({
    rule: 'extraCharge',
    amount: toMoney(decimal(amount)),
    name,
    ...(vatPercentage !== undefined && { vatPercentage }),
  }));
  return decimal(discount).isZero()
    ? extra
    : [...extra, { rule: 'discount', amount: toMoney(decimal(discount).neg()) }];
}

/** R13: each line is converted and rounded, then added up; the tax is computed once per rate. */
function withTotals({ billingCurrencyId, conversionRate, vatPercentage }: ContractTerms, lines: readonly RatedLine[]) {
  const conversion = billingCurrencyId === null ? '1' : (conversionRate ?? '1');
  const billed = lines.map((line): BillLine => ({ ...line, billed: toMoney(decimal(line.amount).times(conversion)) }));
  const taxes = sumTaxes(
    billed.map((line) => ({ billed: line.billed, percentage: line.vatPercentage ?? vatPercentage })),
  );
  const [taxBase, vat] = [sumOf(taxes.map(({ base }) => base)), sumOf(taxes.map(({ tax }) => tax))];
  return { lines: billed, taxBase: toMoney(taxBase), vat: toMoney(vat), total: toMoney(taxBase.plus(vat)) };
}

/**
 * The cost of an order or a trip by a contract and its agreed price, line by line. Entered amounts (extra charges,
 * discount) can't be negative.
 * @param ratedAt the rating date (R2) in Unix seconds, which decides the fuel surcharge; null: the newest applies
 */
export function rateBill(terms: ContractTerms, facts: RatingFacts, ratedAt: number | null = null): RatedBill {
  const journey = rateJourney(terms, facts, ratedAt);
  const lines = [
    ...journey.lines,
    ...toDwellLines(terms, facts),
    ...rateTransitDelay(terms.delays, facts.transit),
    ...serviceCharges(facts.services ?? [], terms.services ?? []),
    ...toEnteredLines(facts),
  ];
  return {
    ...withTotals(terms, lines),
    distance: journey.km,
    demurrageMinutes: terms.demurrage ? demurrageMinutes(terms.delays, facts.stops) : 0,
    utilization: facts.load && facts.capacity ? utilizationOf(facts.load, facts.capacity) : null,
    reasons: [
      ...journey.reasons,
      ...(isWaitingAtStop(facts) ? (['stillStanding'] as const) : []),
      ...(findUnpricedServices(facts.services ?? [], terms.services ?? []).length > 0
        ? (['noServiceRate'] as const)
        : []),
    ],
  };
}
