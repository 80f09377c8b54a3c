export type Random = {
  /** In [0, 1). */
  fraction: () => number;
  /** An integer from 0 to below the limit. */
  below: (limit: number) => number;
  /** @param threshold out of 2^32, so that a decision needs no division */
  isBelow: (threshold: number) => boolean;
};

const RANGE = 2 ** 32;
export const toThreshold = (probability: number) => Math.floor(probability * RANGE);

/** xorshift32 (G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8(14), 2003): the same everywhere. */
export function createRandom(seed: number): Random {
  // Zero would stay zero; the multiplication spreads small seeds.
  let state = Math.imul(seed + 1, 0x9e_37_79_b1) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  return {
    fraction: () => next() / RANGE,
    below: (limit) => Math.floor((next() / RANGE) * limit),
    isBelow: (threshold) => next() < threshold,
  };
}
