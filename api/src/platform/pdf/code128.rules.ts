/** Widths of bars and spaces of the symbols 0 to 106, from ISO/IEC 15417. */
const PATTERNS = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/);
const STOP = 106;
/** Set B has a symbol per character, set C one per two digits. `to`: changes to the set. */
const SETS = { B: { start: 104, to: 100 }, C: { start: 105, to: 99 } } as const;
/** From this many digits on, set C is shorter. */
const MIN_DIGITS = 4;

const CHECK_MODULUS = 103;
const FIRST_CHARACTER = 32;
const PRINTABLE = /^[ -~]+$/;

type Run = { set: keyof typeof SETS; values: number[] };

const toRuns = (text: string): Run[] =>
  [...text.matchAll(new RegExp(`(?:\\d\\d){${MIN_DIGITS / 2},}|[^]`, 'g'))].map(([part]) =>
    part.length > 1
      ? { set: 'C', values: (part.match(/\d\d/g) ?? []).map(Number) }
      : { set: 'B', values: [part.charCodeAt(0) - FIRST_CHARACTER] },
  );

function toSymbols(text: string): number[] {
  const symbols: number[] = [];
  let current: Run['set'] | undefined;
  for (const { set, values } of toRuns(text)) {
    if (set !== current) symbols.push(current ? SETS[set].to : SETS[set].start);
    symbols.push(...values);
    current = set;
  }
  const check = symbols.reduce((sum, symbol, i) => sum + symbol * Math.max(1, i), 0) % CHECK_MODULUS;
  return [...symbols, check, STOP];
}

/**
 * The alternating widths of bars and spaces of a Code 128 barcode in modules, starting with a bar. Null for a
 * character that it doesn't support.
 */
export const encodeCode128 = (text: string): number[] | null =>
  PRINTABLE.test(text) ? toSymbols(text).flatMap((symbol) => Array.from(PATTERNS[symbol] ?? '', Number)) : null;
