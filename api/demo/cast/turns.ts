import { MINUTE } from '../builders/context.ts';

/** Spreads neighbouring items far apart, so that every item gets its turn. */
const GOLDEN = 0.618_034;

function itemOf<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('An empty list has no items');
  return item;
}

export const nth = <T>(list: readonly T[], n: number): T => itemOf(list, n % list.length);
/** Varies with n, the same in every run. */
export const mixed = <T>(list: readonly T[], n: number): T =>
  itemOf(list, Math.floor(((n * GOLDEN) % 1) * list.length));
export const minutes = (n: number, upTo: number) => ((n * 37) % upTo) * MINUTE;
