import { z } from 'zod';
import {
  flag,
  Id,
  Measure,
  Minutes,
  Money,
  Named,
  pageOf,
  Paging,
  requiredText,
  sortBy,
  text,
  Unix,
} from './common.ts';
import { Contract, ContractQuery as SelectQuery } from './network.ts';
import { Capacity, Utilization } from './trips.ts';
import { bandOverlaps } from './values/bands.ts';
import { CONTRACT_ACTIONS, CONTRACT_SIDES, CONTRACT_STATES, CONTRACT_USERS } from './values/contracts.ts';
import { UNIT_SYSTEMS } from './values/limits.ts';
import {
  BILLED_MILEAGES,
  CALCULATION_DATES,
  DELAY_CATEGORIES,
  PROVISIONAL_REASONS,
  RATING_RULES,
} from './values/rating.ts';

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

type Banded = { from: string; to: string | null };
/** Refused with the fields of both bands named. */
const withoutOverlaps = (bands: readonly Banded[], context: z.core.$RefinementCtx) => {
  for (const fault of bandOverlaps(bands)) {
    if (fault.code === 'empty')
      context.addIssue({ code: 'custom', path: [fault.at, 'to'], message: 'emptyBand', input: bands });
    if (fault.code === 'overlap')
      for (const at of [fault.other, fault.at])
        context.addIssue({ code: 'custom', path: [at, 'from'], message: 'overlap', input: bands });
  }
};

/** Refused with the fields of both named: which of them counts could not be told. */
const once =
  <T>(field: keyof T & string, keyOf: (item: T) => string) =>
  (items: readonly T[], context: z.core.$RefinementCtx) => {
    for (const [at, item] of items.entries()) {
      const others = items.some((other, i) => i !== at && keyOf(other) === keyOf(item));
      if (others) context.addIssue({ code: 'custom', path: [at, field], message: 'twice', input: items });
    }
  };
const laneOf = ({ fromLocationId, toLocationId }: PointRate) => `${fromLocationId} ${toLocationId}`.toLowerCase();
const thresholdOf = ({ distance }: DistanceDiscount) => String(Number(distance));

/** Of the contract's unit: km, in an imperial contract miles; `value` and `backhaulRate` per unit, `backhaulPercentage` of the value. */
export const DistanceRate = z.object({
  from: Measure,
  to: Measure.nullable(),
  value: Money,
  backhaulRate: Money.nullable(),
  backhaulPercentage: Percentage.nullable(),
  minDistance: Measure,
});
/** From the first pickup to the last drop. */
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
export const DelayTerms = z.object({ freeMinutes: Minutes, ratePerHour: Money });
/** In hours. */
export const HourBand = z.object({ from: Measure, to: Measure.nullable(), rate: Money });
export const DemurrageTerms = z.object({
  baseRate: Money,
  bands: z.array(HourBand).max(50).superRefine(withoutOverlaps),
});

/** All that a price is made of. */
export const ContractTerms = z
  .object({
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
    pointRates: z.array(PointRate).max(1_000).superRefine(once('toLocationId', laneOf)),
    distanceDiscounts: z.array(DistanceDiscount).max(50).superRefine(once('distance', thresholdOf)),
    /** A category without terms is charged by `standard`. */
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

const State = z.enum(CONTRACT_STATES);
const ids = z.array(Id).max(100);

const Fields = z.object({
  name: requiredText(100),
  /** An active partner; once the contract is there it stays as it is. */
  partnerId: Id,
  startDate: Unix,
  /** None: it does not expire. */
  expireDate: Unix.nullable(),
  /** What it is for; none: everything. */
  cargoTypeIds: ids,
  vehicleTypeIds: ids,
  terms: ContractTerms,
});
const { shape } = Fields;
export const ContractInput = Fields.extend({
  expireDate: shape.expireDate.default(null),
  cargoTypeIds: ids.default([]),
  vehicleTypeIds: ids.default([]),
});
/**
 * What is left out stays as it is; `terms` are given whole. Other terms of what the partner has confirmed or rejected are a new version,
 * which waits for the partner's review; of what still waits they replace those that wait.
 * `resend`: what the partner has rejected is put before it again, changed or not.
 */
export const ContractChanges = Fields.partial().extend({
  isDisabled: z.boolean().optional(),
  resend: z.boolean().optional(),
});
/** A new contract with the newest terms; what is left out is as in the one that is copied. */
export const ContractCopy = Fields.pick({ name: true, partnerId: true, startDate: true, expireDate: true }).partial();

/** `revision`: of the contract as it was seen; when it has changed meanwhile it is a conflict. */
export const ContractReview = z
  .object({ state: z.enum(['confirmed', 'rejected']), reason: text(1_000).optional(), revision: z.int().optional() })
  .superRefine(({ state, reason }, context) => {
    if (state === 'rejected' && !reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'required', input: reason });
  });

/** A set of terms, from 1 on; `reason`: why it was rejected. `createdBy`, `reviewedBy`: logins, of one's own people only. */
export const ContractVersion = z.object({
  number: z.int(),
  state: State,
  isInForce: z.boolean(),
  reason: z.string().nullable(),
  createdAt: Unix,
  createdBy: z.string().nullable(),
  reviewedAt: Unix.nullable(),
  reviewedBy: z.string().nullable(),
});
/**
 * One thing that differs. `path`: the field, in lists with what a row is known by: `['vatPercentage']`, `['delays', 'loading', 'freeMinutes']`,
 * `['distanceRates', from, 'value']`, `['pointRates', fromLocationId, toLocationId, 'flatRate']`, `['distanceDiscounts', distance, 'percentage']`,
 * `['demurrage', 'baseRate']`, `['demurrage', 'bands', from, 'rate']`. Null: not there.
 */
const Cell = z.union([z.string(), z.number()]).nullable();
export const ContractDifference = z.object({ path: z.array(z.string()), old: Cell, new: Cell });
/** What ids in the terms are called: locations, and currencies by their short names. One that is no more is left out. */
const Names = z.record(z.string(), z.string());
/** `changes`: from the version `comparedWith`; null: there is none to compare with. */
export const ContractVersionDetails = ContractVersion.extend({
  terms: ContractTerms,
  names: Names,
  comparedWith: z.int().nullable(),
  changes: z.array(ContractDifference),
});
export const ContractVersions = z.object({ items: z.array(ContractVersion) });
/** Left out: the version in force; for that one, the one before. */
export const ContractVersionQuery = z.object({ with: z.coerce.number().int().min(1).max(100_000).optional() });
export const contractVersion = z.object({ id: Id, number: z.coerce.number().int().min(1).max(100_000) });

/** Terms that are newer than those in force, and wait or were rejected. */
const NewerVersion = ContractVersion.pick({ number: true, state: true, reason: true });
export const ContractRow = Contract.extend({
  /** Who wrote it. */
  organization: Named,
  isMine: z.boolean(),
  /** Of the version in force; without one, of the newest. */
  state: State,
  /** Why the contract was rejected. */
  rejectedReason: z.string().nullable(),
  version: z.int(),
  newer: NewerVersion.nullable(),
  /** Something of it waits for the partner's review. */
  isWaiting: z.boolean(),
  createdAt: Unix,
  actions: z.array(z.enum(CONTRACT_ACTIONS)),
});
export const ContractUse = z.object({ as: z.enum(CONTRACT_USERS), count: z.int(), names: z.array(z.string()) });
/** `terms`: of `version`; `newer` with its own terms. */
export const ContractDetails = ContractRow.extend({
  newer: NewerVersion.extend({ terms: ContractTerms }).nullable(),
  revision: z.int(),
  cargoTypes: z.array(Named),
  vehicleTypes: z.array(Named),
  terms: ContractTerms,
  names: Names,
  usedBy: z.array(ContractUse),
});

/** `waitsForUs`: what we have to review. */
export const ContractQuery = SelectQuery.extend({
  side: z.enum(CONTRACT_SIDES).optional(),
  state: State.optional(),
  waitsForUs: flag,
  sort: sortBy(['name', 'partner', 'startDate', 'expireDate', 'createdAt']).default('name'),
});
export const ContractPage = pageOf(ContractRow);
/** Contracts in force that one may put on orders and trips, whichever side wrote them. `partnerId`: with this partner. */
export const CommonContractQuery = Paging.extend({ partnerId: Id.optional() });
export const CommonContractPage = pageOf(ContractRow);

const TriedStop = z.object({
  what: z.enum(['loading', 'unloading']),
  windowFrom: Unix.nullable().default(null),
  arrivedAt: Unix.nullable(),
  departedAt: Unix.nullable(),
});
/** An example of an order or a trip. Distances in km, whatever the contract's unit; amounts in the base currency. */
export const TriedTrip = z.object({
  fromLocationId: Id.nullable().default(null),
  toLocationId: Id.nullable().default(null),
  isBackhaul: z.boolean().default(false),
  estimatedDistance: Measure.nullable().default(null),
  actualDistance: Measure.nullable().default(null),
  /** From the mileage calculation location to the first pickup. */
  approachDistance: Measure.nullable().default(null),
  stops: z.array(TriedStop).max(50).default([]),
  transit: z.object({ plannedMinutes: Minutes, actualMinutes: Minutes }).nullable().default(null),
  extraCharges: z
    .array(z.object({ name: requiredText(100), amount: Money }))
    .max(50)
    .default([]),
  discount: Money.default('0'),
  load: Capacity.nullable().default(null),
  capacity: Capacity.nullable().default(null),
});
/** `version`: left out, the newest. */
export const ContractTry = z.object({ trip: TriedTrip, version: z.int().min(1).max(100_000).optional() });
export const TermsTry = z.object({ trip: TriedTrip, terms: ContractTerms });

const Amount = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
  .meta({ description: 'decimal, 2 places; below zero: taken off' });
const Span = z.object({ from: z.string(), to: z.string().nullable() });
/** What made a line, as far as its rule knows it. `distance` in the contract's unit; `band` of distance or hours; `percentage` of the linehaul; `stop`: its position. */
export const RatedLine = z.object({
  rule: z.enum(RATING_RULES),
  amount: Amount,
  billed: Amount,
  rate: z.string().optional(),
  distance: z.string().optional(),
  minutes: z.number().optional(),
  freeMinutes: z.int().optional(),
  band: Span.nullish(),
  percentage: z.string().optional(),
  threshold: z.string().optional(),
  stop: z.int().optional(),
  name: z.string().optional(),
});
/** Lines in `currency` and, as `billed`, in `billingCurrency`, which the totals are in. `distance`: billable km. */
export const RatedTrip = z.object({
  lines: z.array(RatedLine),
  distance: z.string().nullable(),
  taxBase: Amount,
  vat: Amount,
  total: Amount,
  demurrageMinutes: z.int(),
  utilization: Utilization.nullable(),
  reasons: z.array(z.enum(PROVISIONAL_REASONS)),
  currency: z.string(),
  billingCurrency: z.string(),
});

export type DistanceRate = z.infer<typeof DistanceRate>;
export type PointRate = z.infer<typeof PointRate>;
export type DistanceDiscount = z.infer<typeof DistanceDiscount>;
export type DelayTerms = z.infer<typeof DelayTerms>;
export type DemurrageTerms = z.infer<typeof DemurrageTerms>;
export type ContractTerms = z.infer<typeof ContractTerms>;
export type ContractInput = z.input<typeof ContractInput>;
export type ContractChanges = z.input<typeof ContractChanges>;
export type ContractCopy = z.infer<typeof ContractCopy>;
export type ContractReview = z.infer<typeof ContractReview>;
export type ContractVersion = z.infer<typeof ContractVersion>;
export type ContractVersionDetails = z.infer<typeof ContractVersionDetails>;
export type ContractVersions = z.infer<typeof ContractVersions>;
export type ContractDifference = z.infer<typeof ContractDifference>;
export type ContractRow = z.infer<typeof ContractRow>;
export type ContractPage = z.infer<typeof ContractPage>;
export type ContractUse = z.infer<typeof ContractUse>;
export type ContractDetails = z.infer<typeof ContractDetails>;
export type ContractQuery = z.infer<typeof ContractQuery>;
export type TriedTrip = z.input<typeof TriedTrip>;
export type ContractTry = z.input<typeof ContractTry>;
export type TermsTry = z.input<typeof TermsTry>;
export type RatedTrip = z.infer<typeof RatedTrip>;
