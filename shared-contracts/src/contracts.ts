import { z } from 'zod';
import { Id, Measure, Minutes, Money } from './common.ts';
import { bandOverlaps } from './values/bands.ts';
import { BILLED_MILEAGES, CALCULATION_DATES, DELAY_CATEGORIES } from './values/rating.ts';
import { UNIT_SYSTEMS } from './values/limits.ts';

/** Percent, at most 4 places. */
export const Percentage = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/).meta({ description: 'percent, at most 4 places' });
const ConversionRate = z.string().regex(/^\d{1,9}(\.\d{1,6})?$/).refine((value) => Number(value) > 0, 'invalid').meta({ description: 'decimal, at most 6 places' });

type Banded = { from: string; to: string | null };
/** Refused with the fields of both bands named. */
const withoutOverlaps = (bands: readonly Banded[], context: z.core.$RefinementCtx) => {
  for (const fault of bandOverlaps(bands)) {
    if (fault.code === 'empty') context.addIssue({ code: 'custom', path: [fault.at, 'to'], message: 'emptyBand', input: bands });
    if (fault.code === 'overlap') for (const at of [fault.other, fault.at]) context.addIssue({ code: 'custom', path: [at, 'from'], message: 'overlap', input: bands });
  }
};

/** Of the contract's unit: km, in an imperial contract miles; `value` and `backhaulRate` per unit, `backhaulPercentage` of the value. */
export const DistanceRate = z.object({
  from: Measure, to: Measure.nullable(), value: Money, backhaulRate: Money.nullable(), backhaulPercentage: Percentage.nullable(), minDistance: Measure,
});
/** From the first pickup to the last drop. */
export const PointRate = z.object({ fromLocationId: Id, toLocationId: Id, flatRate: Money, backhaulRate: Money.nullable() });
export const DistanceDiscount = z.object({ distance: Measure, percentage: Percentage.refine((value) => Number(value) <= 100, 'invalid') });
export const DelayTerms = z.object({ freeMinutes: Minutes, ratePerHour: Money });
/** In hours. */
export const HourBand = z.object({ from: Measure, to: Measure.nullable(), rate: Money });
export const DemurrageTerms = z.object({ baseRate: Money, bands: z.array(HourBand).max(50).superRefine(withoutOverlaps) });

/** All that a price is made of. */
export const ContractTerms = z.object({
  unitStandard: z.enum(UNIT_SYSTEMS),
  calculationBasedDate: z.enum(CALCULATION_DATES),
  defaultMileageBilling: z.enum(BILLED_MILEAGES),
  mileageCalculationLocationId: Id.nullable(),
  baseCurrencyId: Id,
  billingCurrencyId: Id.nullable(),
  /** What one of the base currency is worth in the billing currency. */
  conversionRate: ConversionRate.nullable(),
  vatPercentage: Percentage,
  flatTripRate: Money.nullable(),
  flatTripBackhaulRate: Money.nullable(),
  distanceRates: z.array(DistanceRate).max(100).superRefine(withoutOverlaps),
  pointRates: z.array(PointRate).max(1_000),
  distanceDiscounts: z.array(DistanceDiscount).max(50),
  /** A category without terms is charged by `standard`. */
  delays: z.partialRecord(z.enum(DELAY_CATEGORIES), DelayTerms),
  demurrage: DemurrageTerms.nullable(),
}).superRefine(({ baseCurrencyId, billingCurrencyId, conversionRate }, context) => {
  if (billingCurrencyId === baseCurrencyId) context.addIssue({ code: 'custom', path: ['billingCurrencyId'], message: 'Same currency selected', input: billingCurrencyId });
  if (billingCurrencyId !== null && conversionRate === null) context.addIssue({ code: 'custom', path: ['conversionRate'], message: 'required', input: conversionRate });
});

export type DistanceRate = z.infer<typeof DistanceRate>;
export type PointRate = z.infer<typeof PointRate>;
export type DistanceDiscount = z.infer<typeof DistanceDiscount>;
export type DelayTerms = z.infer<typeof DelayTerms>;
export type DemurrageTerms = z.infer<typeof DemurrageTerms>;
export type ContractTerms = z.infer<typeof ContractTerms>;
