const RANGE = 2 ** 32;

/** A sequence of numbers in [0, 1) that is the same in every run (xorshift32). */
export function createRandom(seed: number): () => number {
  // Zero would stay zero; the multiplication spreads small seeds.
  let state = Math.imul(seed + 1, 0x9e_37_79_b1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / RANGE;
  };
}
