import { isDeepStrictEqual } from 'node:util';
import type { TripChanges, TripInput } from 'shared-contracts/trips';

const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
const isSameSet = (one: readonly string[], other: readonly string[]) =>
  isDeepStrictEqual(one.map((id) => id.toLowerCase()).toSorted(), other.map((id) => id.toLowerCase()).toSorted());

/** What a trip was saved with and what changes of it; other orders without stops of their own lose the order that the stops were put in. */
export function mergedTrip(before: TripInput, changes: TripChanges): TripInput {
  const merged = { ...before, ...given(changes) } as TripInput;
  const keepsStops = changes.stops !== undefined || isSameSet(before.orderIds, merged.orderIds);
  return { ...merged, stops: keepsStops ? merged.stops : [] };
}

/** The fields that differ, each with before and after. */
export const changedFields = (before: TripInput, after: TripInput): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof TripInput)[])
      .filter((field) =>
        field === 'orderIds'
          ? !isSameSet(before.orderIds, after.orderIds)
          : !isDeepStrictEqual(before[field], after[field]),
      )
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
