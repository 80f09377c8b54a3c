import { z } from 'zod';
import { Id, NamedRef, SeenRevision, UnixTime } from '../common.ts';
import { ORDER_LIMITS } from '../values/field-limits.ts';
import { MAX_MERGED_ORDERS, SPLIT_MERGE_PROBLEMS } from '../values/orders/split-merge.ts';
import { StopItem } from './order-stops.ts';
import { Order } from './orders.ts';

/** `order`: the number of the order that it concerns. A 409 `notSplittable` or `notMergeable` has them as `problems`. */
export const SplitMergeProblem = z.object({ code: z.enum(SPLIT_MERGE_PROBLEMS), order: z.string() });

/** The cargo of the new order, by the index of the cargo item; the rest stays. */
export const SplitInput = z.object({ items: z.array(StopItem).min(1).max(ORDER_LIMITS.cargoItems) });
export const SplitResult = z.object({ order: Order, newOrder: Order });

const listOf = <T extends z.ZodType>(order: T) =>
  z.object({
    orders: z
      .array(order)
      .min(1)
      .max(MAX_MERGED_ORDERS - 1),
  });
/** The orders to merge into the one in the path, with the revisions that the caller saw. */
export const MergeInput = listOf(z.object({ id: Id, revision: SeenRevision }));
export const MergePreviewInput = listOf(z.object({ id: Id }));
/** The resulting order; without problems it can be merged. */
export const MergePreview = z.object({
  problems: z.array(SplitMergeProblem),
  cargoItems: z.array(z.object({ packNumber: z.string().nullable(), cargo: NamedRef, quantity: z.int() })),
  /** May exceed the maximum of an order, which is then a problem. */
  totalWeight: z.string(),
  totalSpace: z.string(),
  totalPalletPlaces: z.string().nullish(),
  totalLoadingMeters: z.string().nullish(),
  pickupFrom: UnixTime.nullable(),
  pickupTo: UnixTime.nullable(),
  deliveryFrom: UnixTime.nullable(),
  deliveryTo: UnixTime.nullable(),
});

export type SplitMergeProblem = z.infer<typeof SplitMergeProblem>;
export type SplitInput = z.infer<typeof SplitInput>;
export type SplitResult = z.infer<typeof SplitResult>;
export type MergeInput = z.infer<typeof MergeInput>;
export type MergePreviewInput = z.infer<typeof MergePreviewInput>;
export type MergePreview = z.infer<typeof MergePreview>;
