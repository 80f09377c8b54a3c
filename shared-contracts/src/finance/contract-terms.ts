import { z } from 'zod';
import { Day, Id, Measure, Minutes, Money, requiredText, TimeZone, UnixTime } from '../common.ts';
import { findBandOverlaps, type Band } from '../values/finance/bands.ts';
import { BILLING_CYCLES, E_INVOICE_TERMS, INVOICE_ISSUERS } from '../values/finance/invoices.ts';
import { UNIT_SYSTEMS } from '../values/limits.ts';
import { BILLED_MILEAGES, CALCULATION_DATES, DELAY_CATEGORIES, SERVICE_UNITS } from '../values/finance/rating.ts';
import { CONTRACT_TERMS_LIMITS, DAY_RATES_LIMITS, DEMURRAGE_LIMITS, SERVICE_LIMITS } from '../values/field-limits.ts';
import { isTimeZone } from '../values/time-zones.ts';

/** Percent, at most 4 places. */
export const Percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/)
  .meta({ description: 'percent, at most 4 places' });
const ConversionRate = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/)
  .refine((value) => Number(value) > 0, 'invalid')
  .meta({ description: 'decimal, at most 6 places' });

/** Reports an overlap on both bands. */
const rejectOverlaps = (bands: readonly Band[], context: z.core.$RefinementCtx) => {
  for (const error of findBandOverlaps(bands)) {
    if (error.code === 'empty')
      context.addIssue({ code: 'custom', path: [error.index, 'to'], message: 'emptyBand', input: bands });
    if (error.code === 'overlap')
      for (const index of [error.otherIndex, error.index])
        context.addIssue({ code: 'custom', path: [index, 'from'], message: 'overlap', input: bands });
  }
};

/** Reports a duplicate on both items, since it is unclear which one applies. */
const rejectDuplicates =
  <T>(field: keyof T & string, getKey: (item: T) => string) =>
  (items: readonly T[], context: z.core.$RefinementCtx) => {
    const itemsByKey = Map.groupBy(items, getKey);
    for (const [index, item] of items.entries()) {
      const isDuplicate = (itemsByKey.get(getKey(item))?.length ?? 0) > 1;
      if (isDuplicate) context.addIssue({ code: 'custom', path: [index, field], message: 'twice', input: items });
    }
  };
const toLaneKey = ({ fromLocationId, toLocationId }: PointRate) => `${fromLocationId} ${toLocationId}`.toLowerCase();
const toThresholdKey = ({ distance }: DistanceDiscount) => String(Number(distance));

/** Distances in km, or miles in an imperial contract; `value` and `backhaulRate` per unit, `backhaulPercentage` of `value`. */
export const DistanceRate = z.object({
  from: Measure,
  to: Measure.nullable(),
  value: Money,
  backhaulRate: Money.nullable(),
  backhaulPercentage: Percentage.nullable(),
  minDistance: Measure,
});
/** A flat rate from the first pickup to the last drop. */
export const PointRate = z.object({
  fromLocationId: Id,
  toLocationId: Id,
  flatRate: Money,
  backhaulRate: Money.nullable(),
});
export const DistanceDiscount = z.object({
  distance: Measure,
  percentage: Percentage.refine((value) => Number(value) <= 100, 'invalid'),
});
/** A surcharge on the linehaul for rating dates from `from` on, until the next one. */
export const FuelSurcharge = z.object({ from: UnixTime, percentage: Percentage });
/** A percentage of the linehaul, or an amount in the base currency. */
export const DayRate = z
  .object({ percentage: Percentage.nullable(), amount: Money.nullable() })
  .superRefine(({ percentage, amount }, context) => {
    if ((percentage === null) === (amount === null))
      context.addIssue({ code: 'custom', path: ['percentage'], message: 'required', input: percentage });
  });
/**
 * Surcharges for each local date with a pickup or delivery, in the time zone of the location. A holiday without a rate
 * is charged as the weekday that it is.
 */
export const DayRates = z.object({
  /** For locations without a time zone. */
  timeZone: TimeZone.refine(isTimeZone, 'invalid'),
  saturday: DayRate.nullable(),
  sunday: DayRate.nullable(),
  holiday: DayRate.nullable(),
  holidays: z.array(Day).max(DAY_RATES_LIMITS.holidays),
});
/** The price of a unit of a service on request, such as a tail lift. */
export const ServiceRate = z.object({
  name: requiredText(SERVICE_LIMITS.name),
  unit: z.enum(SERVICE_UNITS),
  rate: Money,
});
export const DelayTerms = z.object({ freeMinutes: Minutes, ratePerHour: Money });
/** `from`, `to` in hours. */
export const HourBand = z.object({ from: Measure, to: Measure.nullable(), rate: Money });
export const DemurrageTerms = z.object({
  baseRate: Money,
  bands: z.array(HourBand).max(DEMURRAGE_LIMITS.bands).superRefine(rejectOverlaps),
});

/**
 * The difference that a carrier's invoice may have from a bill, before tax. If both limits are set, the lower one
 * counts.
 */
export const InvoiceTolerance = z.object({
  /** In the billing currency; null for no limit. */
  amount: Money.nullable(),
  /** Percentage of the bill; null for no limit. */
  percentage: Percentage.nullable(),
});

/** All inputs of price calculations. */
export const ContractTerms = z
  .object({
    unitStandard: z.enum(UNIT_SYSTEMS),
    calculationBasedDate: z.enum(CALCULATION_DATES),
    defaultMileageBilling: z.enum(BILLED_MILEAGES),
    mileageCalculationLocationId: Id.nullable(),
    baseCurrencyId: Id,
    billingCurrencyId: Id.nullable(),
    /** Units of the billing currency per unit of the base currency. */
    conversionRate: ConversionRate.nullable(),
    vatPercentage: Percentage,
    /** Absent: the payee. */
    invoiceIssuer: z.enum(INVOICE_ISSUERS).optional(),
    /** If absent, e-invoices are attached to emails if the settings of either side require them. */
    eInvoices: z.enum(E_INVOICE_TERMS).optional(),
    /** Absent: an invoice per order or trip. */
    billingCycle: z.enum(BILLING_CYCLES).optional(),
    /** Absent: none. */
    invoiceTolerance: InvoiceTolerance.optional(),
    flatTripRate: Money.nullable(),
    flatTripBackhaulRate: Money.nullable(),
    distanceRates: z.array(DistanceRate).max(CONTRACT_TERMS_LIMITS.distanceRates).superRefine(rejectOverlaps),
    pointRates: z
      .array(PointRate)
      .max(CONTRACT_TERMS_LIMITS.pointRates)
      .superRefine(rejectDuplicates('toLocationId', toLaneKey)),
    distanceDiscounts: z
      .array(DistanceDiscount)
      .max(CONTRACT_TERMS_LIMITS.distanceDiscounts)
      .superRefine(rejectDuplicates('distance', toThresholdKey)),
    /** The least that the linehaul costs after discounts. Absent: no minimum. */
    minimumCharge: Money.optional(),
    /** Absent: none. */
    fuelSurcharges: z
      .array(FuelSurcharge)
      .max(CONTRACT_TERMS_LIMITS.fuelSurcharges)
      .superRefine(rejectDuplicates('from', ({ from }) => String(from)))
      .optional(),
    /** Absent: every day costs the same. */
    dayRates: DayRates.optional(),
    /** Services that orders and trips can be billed for on request. Absent: none. */
    services: z
      .array(ServiceRate)
      .max(CONTRACT_TERMS_LIMITS.services)
      .superRefine(rejectDuplicates('name', ({ name }) => name.toLowerCase()))
      .optional(),
    /** Categories without terms use `standard`. */
    delays: z.partialRecord(z.enum(DELAY_CATEGORIES), DelayTerms),
    demurrage: DemurrageTerms.nullable(),
  })
  .superRefine(({ baseCurrencyId, billingCurrencyId, conversionRate }, context) => {
    if (billingCurrencyId === baseCurrencyId)
      context.addIssue({
        code: 'custom',
        path: ['billingCurrencyId'],
        message: 'Same currency selected',
        input: billingCurrencyId,
      });
    if (billingCurrencyId !== null && conversionRate === null)
      context.addIssue({ code: 'custom', path: ['conversionRate'], message: 'required', input: conversionRate });
  });

export type DistanceRate = z.infer<typeof DistanceRate>;
export type PointRate = z.infer<typeof PointRate>;
export type DistanceDiscount = z.infer<typeof DistanceDiscount>;
export type FuelSurcharge = z.infer<typeof FuelSurcharge>;
export type DayRate = z.infer<typeof DayRate>;
export type DayRates = z.infer<typeof DayRates>;
export type ServiceRate = z.infer<typeof ServiceRate>;
export type DelayTerms = z.infer<typeof DelayTerms>;
export type DemurrageTerms = z.infer<typeof DemurrageTerms>;
export type InvoiceTolerance = z.infer<typeof InvoiceTolerance>;
export type ContractTerms = z.infer<typeof ContractTerms>;
