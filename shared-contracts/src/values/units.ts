import type { UnitSystem } from './limits.ts';

export type MeasureKind = 'distance' | 'length' | 'weight' | 'space' | 'area' | 'palletPlaces' | 'loadingMeters';

type Unit = {
  name: string;
  /** The size of one unit in the metric unit, as a fraction: 1 ft = 3048/10000 m. */
  metric: readonly [bigint, bigint];
  displayDecimals: number;
  /** The most decimals that survive being stored and read back. */
  inputDecimals: number;
};

const IDENTITY = [1n, 1n] as const;
/** Decimals the API stores. */
const STORED_DECIMALS = 3;

/** The units of the specification. On the wire and in the database measures are metric: km, m, kg, CBM, km². */
const PALLET_PLACES: Unit = { name: 'plt', metric: IDENTITY, displayDecimals: 1, inputDecimals: STORED_DECIMALS };
/** Loading metres are metres everywhere: they are a share of a vehicle, not a length. */
const LOADING_METERS: Unit = { name: 'LDM', metric: IDENTITY, displayDecimals: 2, inputDecimals: STORED_DECIMALS };

const UNITS: Record<MeasureKind, Record<UnitSystem, Unit>> = {
  distance: {
    metric: { name: 'km', metric: IDENTITY, displayDecimals: 1, inputDecimals: STORED_DECIMALS },
    imperial: { name: 'mi', metric: [1_609_344n, 1_000_000n], displayDecimals: 1, inputDecimals: 3 },
  },
  length: {
    metric: { name: 'm', metric: IDENTITY, displayDecimals: 2, inputDecimals: STORED_DECIMALS },
    imperial: { name: 'ft', metric: [3_048n, 10_000n], displayDecimals: 2, inputDecimals: 2 },
  },
  weight: {
    metric: { name: 'kg', metric: IDENTITY, displayDecimals: 0, inputDecimals: STORED_DECIMALS },
    imperial: { name: 'tonnes', metric: [1_000n, 1n], displayDecimals: 3, inputDecimals: 6 },
  },
  space: {
    metric: { name: 'CBM', metric: IDENTITY, displayDecimals: 2, inputDecimals: STORED_DECIMALS },
    imperial: { name: 'SQF', metric: [28_316_846_592n, 1_000_000_000_000n], displayDecimals: 1, inputDecimals: 1 },
  },
  area: {
    metric: { name: 'km²', metric: IDENTITY, displayDecimals: 2, inputDecimals: STORED_DECIMALS },
    imperial: { name: 'mi²', metric: [2_589_988_110_336n, 1_000_000_000_000n], displayDecimals: 2, inputDecimals: 2 },
  },
  palletPlaces: { metric: PALLET_PLACES, imperial: PALLET_PLACES },
  loadingMeters: { metric: LOADING_METERS, imperial: LOADING_METERS },
};

export const getUnitName = (kind: MeasureKind, system: UnitSystem): string => UNITS[kind][system].name;
export const getInputDecimals = (kind: MeasureKind, system: UnitSystem): number => UNITS[kind][system].inputDecimals;

/** Parses a decimal into its digits and the number of decimals. Numbers are rounded to the stored decimals; anything else counts as 0. */
function parseDecimal(value: string | number): { digits: bigint; decimals: number } {
  const text =
    typeof value === 'string' && /^-?(\d+\.?\d*|\.\d+)$/.test(value)
      ? value
      : (Number(value) || 0).toFixed(STORED_DECIMALS);
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}

/** Divides and rounds half away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const remainder = dividend % divisor;
  const quotient = dividend / divisor;
  if ((remainder < 0n ? -remainder : remainder) * 2n < divisor) return quotient;
  return quotient + (dividend < 0n ? -1n : 1n);
}

/** Computes `value × numerator / denominator` with a fixed number of decimals. */
function scale(value: string | number, numerator: bigint, denominator: bigint, decimals: number): string {
  const { digits, decimals: valueDecimals } = parseDecimal(value);
  const result = divideRounded(
    digits * numerator * 10n ** BigInt(decimals),
    denominator * 10n ** BigInt(valueDecimals),
  );
  const text = String(result < 0n ? -result : result).padStart(decimals + 1, '0');
  const pointAt = text.length - decimals;
  const sign = result < 0n ? '-' : '';
  return `${sign}${text.slice(0, pointAt)}${decimals > 0 ? `.${text.slice(pointAt)}` : ''}`;
}

const trimTrailingZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** Converts an entered measure to metric with at most three decimals, as it is stored. */
export function toMetric(entered: string, kind: MeasureKind, system: UnitSystem): string {
  const [numerator, denominator] = UNITS[kind][system].metric;
  return trimTrailingZeros(scale(entered, numerator, denominator, STORED_DECIMALS));
}

/** Converts a stored measure to the user's unit for an input field. An entered value comes back unchanged. */
export function fromMetric(stored: string | number, kind: MeasureKind, system: UnitSystem): string {
  const {
    metric: [numerator, denominator],
    inputDecimals,
  } = UNITS[kind][system];
  return trimTrailingZeros(scale(stored, denominator, numerator, inputDecimals));
}

const groupThousands = (text: string) => text.replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));

/** Formats a stored measure in the user's unit: `1,200 kg`. */
export function formatMeasure(stored: string | number, kind: MeasureKind, system: UnitSystem): string {
  const {
    name,
    metric: [numerator, denominator],
    displayDecimals,
  } = UNITS[kind][system];
  return `${groupThousands(scale(stored, denominator, numerator, displayDecimals))} ${name}`;
}
