import { z } from 'zod';
import { Id, Measure, NamedRef, pageOf, Paging, requiredText, Revision, sortBy, UnixTime } from '../common.ts';
import { Cargo } from '../identity/partners.ts';
import { CARGO_LIMITS } from '../values/field-limits.ts';

export const BILLING_BY = ['weight', 'space', 'quantity'] as const;

/**
 * Lengths in m, weight in kg, space in CBM. The actual space is derived from the dimensions; so is the effective space
 * unless specified.
 */
export const CargoInput = z.object({
  name: requiredText(CARGO_LIMITS.name),
  /** Unique in an organization, ignoring case. */
  code: requiredText(CARGO_LIMITS.code),
  cargoTypeId: Id,
  /** Cargo types that may travel with it, in addition to its own. */
  allowedCargoTypeIds: z.array(Id).max(CARGO_LIMITS.allowedCargoTypeIds).optional(),
  shippingUnit: requiredText(CARGO_LIMITS.shippingUnit),
  billingBy: z.enum(BILLING_BY),
  width: Measure,
  height: Measure,
  length: Measure,
  weight: Measure,
  /** Null: equal to the actual space. */
  effectiveSpace: Measure.nullish(),
  /** Per piece. Null if unknown. */
  palletPlaces: Measure.nullish(),
  /** How many pieces are stacked, 1 for none; null if unknown, and then its loading meters are unknown as well. */
  stackLayers: z.int().min(CARGO_LIMITS.stackLayers.min).max(CARGO_LIMITS.stackLayers.max).nullish(),
});
/** Omitted fields keep their value; an effective space equal to the actual space follows it. */
export const CargoChanges = CargoInput.partial();

export const CargoRow = Cargo.extend({
  revision: Revision,
  allowedCargoTypes: z.array(NamedRef),
  billingBy: z.enum(BILLING_BY),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const CargoQuery = Paging.extend({
  cargoTypeId: Id.optional(),
  sort: sortBy(['name', 'code', 'weight', 'effectiveSpace', 'createdAt']).default('name'),
});
export const CargoPage = pageOf(CargoRow);
/** `usedBy`: the number of orders that use it, and the numbers of the first ones. */
export const CargoDetails = CargoRow.extend({ usedBy: z.object({ count: z.int(), numbers: z.array(z.string()) }) });

export type BillingBy = (typeof BILLING_BY)[number];
export type CargoInput = z.infer<typeof CargoInput>;
export type CargoChanges = z.infer<typeof CargoChanges>;
export type CargoRow = z.infer<typeof CargoRow>;
export type CargoQuery = z.infer<typeof CargoQuery>;
export type CargoDetails = z.infer<typeof CargoDetails>;
