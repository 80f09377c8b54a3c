import type {
  ContractTerms,
  DayRate,
  DayRates,
  DelayTerms,
  DemurrageTerms,
  DistanceRate,
  InvoiceTolerance,
  PointRate,
} from 'shared-contracts/finance/contract-terms';
import { CHARGED_DAYS } from 'shared-contracts/values/finance/rating';
import { decimal, toMoney } from '../../platform/values/money.ts';

const money = (value: string) => toMoney(decimal(value));
const plain = (value: string) => decimal(value).toFixed();
const orNull = (tidy: (value: string) => string, value: string | null) => (value === null ? null : tidy(value));
const id = (value: string) => value.toLowerCase();
const byNumber =
  <Key extends string>(key: Key) =>
  (one: Record<Key, string>, other: Record<Key, string>) =>
    decimal(one[key]).comparedTo(other[key]);

const distanceRate = ({
  from,
  to,
  value,
  backhaulRate,
  backhaulPercentage,
  minDistance,
}: DistanceRate): DistanceRate => ({
  from: plain(from),
  to: orNull(plain, to),
  value: money(value),
  backhaulRate: orNull(money, backhaulRate),
  backhaulPercentage: orNull(plain, backhaulPercentage),
  minDistance: plain(minDistance),
});
const pointRate = ({ fromLocationId, toLocationId, flatRate, backhaulRate }: PointRate): PointRate => ({
  fromLocationId: id(fromLocationId),
  toLocationId: id(toLocationId),
  flatRate: money(flatRate),
  backhaulRate: orNull(money, backhaulRate),
});
const delay = ({ freeMinutes, ratePerHour }: DelayTerms): DelayTerms => ({
  freeMinutes,
  ratePerHour: money(ratePerHour),
});
const dayRate = (rate: DayRate | null): DayRate | null =>
  rate && { percentage: orNull(plain, rate.percentage), amount: orNull(money, rate.amount) };
const dayRates = ({ timeZone, saturday, sunday, holiday, holidays }: DayRates): DayRates => ({
  timeZone,
  saturday: dayRate(saturday),
  sunday: dayRate(sunday),
  holiday: dayRate(holiday),
  holidays: [...new Set(holidays)].toSorted(),
});
const demurrage = ({ baseRate, bands }: DemurrageTerms): DemurrageTerms => ({
  baseRate: money(baseRate),
  bands: bands
    .map(({ from, to, rate }) => ({ from: plain(from), to: orNull(plain, to), rate: money(rate) }))
    .toSorted(byNumber('from')),
});

const hasLimit = ({ amount, percentage }: InvoiceTolerance) =>
  [amount, percentage].some((limit) => limit !== null) &&
  [amount, percentage].every((limit) => limit === null || !decimal(limit).isZero());

/** Normalizes terms: money with 2 places, other numbers without trailing zeros, sorted bands, no unused conversion rate. */
export const normalizeTerms = ({
  invoiceIssuer,
  eInvoices,
  billingCycle,
  invoiceTolerance,
  minimumCharge,
  fuelSurcharges = [],
  dayRates: days,
  services = [],
  ...terms
}: ContractTerms): ContractTerms => ({
  ...terms,
  ...(invoiceIssuer === 'payer' && { invoiceIssuer }),
  ...(eInvoices !== undefined && { eInvoices }),
  ...(billingCycle !== undefined && billingCycle !== 'perOrder' && { billingCycle }),
  ...(invoiceTolerance &&
    hasLimit(invoiceTolerance) && {
      invoiceTolerance: {
        amount: orNull(money, invoiceTolerance.amount),
        percentage: orNull(plain, invoiceTolerance.percentage),
      },
    }),
  ...(minimumCharge !== undefined && !decimal(minimumCharge).isZero() && { minimumCharge: money(minimumCharge) }),
  ...(fuelSurcharges.length > 0 && {
    fuelSurcharges: fuelSurcharges
      .map(({ from, percentage }) => ({ from, percentage: plain(percentage) }))
      .toSorted((one, other) => one.from - other.from),
  }),
  ...(days && CHARGED_DAYS.some((day) => days[day]) && { dayRates: dayRates(days) }),
  ...(services.length > 0 && {
    services: services.map(({ name, unit, rate }) => ({ name, unit, rate: money(rate) })),
  }),
  mileageCalculationLocationId: orNull(id, terms.mileageCalculationLocationId),
  baseCurrencyId: id(terms.baseCurrencyId),
  billingCurrencyId: orNull(id, terms.billingCurrencyId),
  conversionRate: terms.billingCurrencyId === null ? null : orNull(plain, terms.conversionRate),
  vatPercentage: plain(terms.vatPercentage),
  flatTripRate: orNull(money, terms.flatTripRate),
  flatTripBackhaulRate: orNull(money, terms.flatTripBackhaulRate),
  distanceRates: terms.distanceRates.map(distanceRate).toSorted(byNumber('from')),
  pointRates: terms.pointRates.map(pointRate),
  distanceDiscounts: terms.distanceDiscounts
    .map(({ distance, percentage }) => ({ distance: plain(distance), percentage: plain(percentage) }))
    .toSorted(byNumber('distance')),
  delays: Object.fromEntries(Object.entries(terms.delays).map(([category, term]) => [category, delay(term)])),
  demurrage: terms.demurrage && demurrage(terms.demurrage),
});

/** Every location that the terms refer to, without duplicates. */
export const locationsIn = ({ mileageCalculationLocationId, pointRates }: ContractTerms): string[] => [
  ...new Set([
    ...(mileageCalculationLocationId ? [mileageCalculationLocationId] : []),
    ...pointRates.flatMap(({ fromLocationId, toLocationId }) => [fromLocationId, toLocationId]),
  ]),
];

export const currenciesIn = ({ baseCurrencyId, billingCurrencyId }: ContractTerms): string[] =>
  billingCurrencyId ? [baseCurrencyId, billingCurrencyId] : [baseCurrencyId];
