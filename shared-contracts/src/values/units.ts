import type { UnitSystem } from './limits.ts';

export type MeasureKind = 'distance' | 'length' | 'weight' | 'space' | 'area';

type Unit = {
  name: string;
  /** One of it in the metric unit, as a fraction: 1 ft = 3048/10000 m. */
  metric: readonly [bigint, bigint];
  /** Decimals where it is read. */
  shown: number;
  /** Decimals where it is typed: the most that are still the same after they have been stored. */
  typed: number;
};

const ITSELF = [1n, 1n] as const;
/** What the API stores has no more decimals. */
const STORED = 3;

/** The units of the document. On the wire and in the database measures are metric: km, m, kg, CBM, km². */
const UNITS: Record<MeasureKind, Record<UnitSystem, Unit>> = {
  distance: {
    metric: { name: 'km', metric: ITSELF, shown: 1, typed: STORED },
    imperial: { name: 'mi', metric: [1_609_344n, 1_000_000n], shown: 1, typed: 3 },
  },
  length: {
    metric: { name: 'm', metric: ITSELF, shown: 2, typed: STORED },
    imperial: { name: 'ft', metric: [3_048n, 10_000n], shown: 2, typed: 2 },
  },
  weight: {
    metric: { name: 'kg', metric: ITSELF, shown: 0, typed: STORED },
    imperial: { name: 'tonnes', metric: [1_000n, 1n], shown: 3, typed: 6 },
  },
  space: {
    metric: { name: 'CBM', metric: ITSELF, shown: 2, typed: STORED },
    imperial: { name: 'SQF', metric: [28_316_846_592n, 1_000_000_000_000n], shown: 1, typed: 1 },
  },
  area: {
    metric: { name: 'km²', metric: ITSELF, shown: 2, typed: STORED },
    imperial: { name: 'mi²', metric: [2_589_988_110_336n, 1_000_000_000_000n], shown: 2, typed: 2 },
  },
};

/** What a measure is counted in: `kg`. */
export const unitOf = (kind: MeasureKind, system: UnitSystem): string => UNITS[kind][system].name;
export const placesOf = (kind: MeasureKind, system: UnitSystem): number => UNITS[kind][system].typed;

/** A decimal number as digits and how many of them stand behind the dot. Binary fractions are written out as far as they are stored; what is no number is none. */
function digitsOf(value: string | number): { digits: bigint; places: number } {
  const text =
    typeof value === 'string' && /^-?(\d+\.?\d*|\.\d+)$/.test(value) ? value : (Number(value) || 0).toFixed(STORED);
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

/** Half away from zero, as people round. */
function divided(number: bigint, by: bigint): bigint {
  const rest = number % by;
  const away = (rest < 0n ? -rest : rest) * 2n >= by;
  return number / by + (away ? (number < 0n ? -1n : 1n) : 0n);
}

/** `value × over / under`, with so many decimals, all of them written. */
function scaled(value: string | number, over: bigint, under: bigint, places: number): string {
  const { digits, places: had } = digitsOf(value);
  const result = divided(digits * over * 10n ** BigInt(places), under * 10n ** BigInt(had));
  const text = String(result < 0n ? -result : result).padStart(places + 1, '0');
  const cut = text.length - places;
  return `${result < 0n ? '-' : ''}${text.slice(0, cut)}${places > 0 ? `.${text.slice(cut)}` : ''}`;
}

const withoutEndZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** What was typed in the person's unit, as it is stored: metric, at most three decimals. */
export function toMetric(typed: string, kind: MeasureKind, system: UnitSystem): string {
  const [over, under] = UNITS[kind][system].metric;
  return withoutEndZeros(scaled(typed, over, under, STORED));
}

/** A stored measure as it stands in a field in the person's unit. What was typed there comes back as it was. */
export function fromMetric(stored: string | number, kind: MeasureKind, system: UnitSystem): string {
  const {
    metric: [over, under],
    typed,
  } = UNITS[kind][system];
  return withoutEndZeros(scaled(stored, under, over, typed));
}

const grouped = (text: string) => text.replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));

/** A stored measure as it is read: `1,200 kg`. */
export function measureText(stored: string | number, kind: MeasureKind, system: UnitSystem): string {
  const {
    name,
    metric: [over, under],
    shown,
  } = UNITS[kind][system];
  return `${grouped(scaled(stored, under, over, shown))} ${name}`;
}
