import { z } from 'zod';
import { Id, Measure, Named, pageOf, Paging, requiredText, sortBy, Unix } from './common.ts';
import { Cargo } from './network.ts';

export const BILLING_BY = ['weight', 'space', 'quantity'] as const;

/** Lengths in m, weight in kg, space in CBM. The actual space follows from the dimensions; so does the effective one unless it is given. */
export const CargoInput = z.object({
  name: requiredText(100),
  /** There once in an organization, in whatever case. */
  code: requiredText(20),
  cargoTypeId: Id,
  /** Types of cargo that may travel with it, beside its own. */
  allowedCargoTypeIds: z.array(Id).max(50).optional(),
  shippingUnit: requiredText(50),
  billingBy: z.enum(BILLING_BY),
  width: Measure,
  height: Measure,
  length: Measure,
  weight: Measure,
  /** Null: as the actual space. */
  effectiveSpace: Measure.nullish(),
});
/** What is left out stays as it is; an effective space that was the actual one follows it. */
export const CargoChanges = CargoInput.partial();

export const CargoRow = Cargo.extend({
  allowedCargoTypes: z.array(Named),
  billingBy: z.enum(BILLING_BY),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const CargoQuery = Paging.extend({
  cargoTypeId: Id.optional(),
  sort: sortBy(['name', 'code', 'weight', 'effectiveSpace', 'createdAt']).default('name'),
});
export const CargoPage = pageOf(CargoRow);
/** `usedBy`: how many orders, and the numbers of the first of them. */
export const CargoDetails = CargoRow.extend({ usedBy: z.object({ count: z.int(), numbers: z.array(z.string()) }) });

export type BillingBy = (typeof BILLING_BY)[number];
export type CargoInput = z.infer<typeof CargoInput>;
export type CargoChanges = z.infer<typeof CargoChanges>;
export type CargoRow = z.infer<typeof CargoRow>;
export type CargoQuery = z.infer<typeof CargoQuery>;
export type CargoDetails = z.infer<typeof CargoDetails>;
