const RANGE = 2 ** 32;

/** Pseudo-random numbers from 0 to below 1, reproducible by seed. */
export function chanceOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

/** In [least, most). */
export const between = (chance: () => number, least: number, most: number) => least + chance() * (most - least);
