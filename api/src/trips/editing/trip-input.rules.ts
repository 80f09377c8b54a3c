import { isDeepStrictEqual } from 'node:util';
import type { TripChanges, TripInput } from 'shared-contracts/trips/trips';

const omitUndefined = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
const isSameSet = (a: readonly string[], b: readonly string[]) =>
  isDeepStrictEqual(a.map((id) => id.toLowerCase()).toSorted(), b.map((id) => id.toLowerCase()).toSorted());

/** Applies changes to an input. Changed orders without new stops reset the stops, so that they are merged again. */
export function mergeInput(before: TripInput, changes: TripChanges): TripInput {
  const merged = { ...before, ...omitUndefined(changes) } as TripInput;
  const keepsStops = changes.stops !== undefined || isSameSet(before.orderIds, merged.orderIds);
  return { ...merged, stops: keepsStops ? merged.stops : [] };
}

/** The changed fields, ignoring the order of `orderIds`. */
export const diffInput = (before: TripInput, after: TripInput): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof TripInput)[])
      .filter((field) =>
        field === 'orderIds'
          ? !isSameSet(before.orderIds, after.orderIds)
          : !isDeepStrictEqual(before[field], after[field]),
      )
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
