import { Decimal } from 'decimal.js';

const HALF_UP = Decimal.ROUND_HALF_UP;
const MONEY_PLACES = 2;
const MEASURE_PLACES = 3;

/** Money and measures are decimal strings on the wire and in the database, and `Decimal` in calculations; never floats. */
export const decimal = (value: string | number | Decimal) => new Decimal(value);

/** Rounds before formatting, because `toFixed` retains the sign of a value that it rounds to zero: '-0.00'. */
const toPlaces = (value: Decimal, places: number) => value.toDecimalPlaces(places, HALF_UP).toFixed(places);

/** Rounds half up to two places: 2.675 → '2.68'. Round each line before adding. */
export const toMoney = (value: Decimal) => toPlaces(value, MONEY_PLACES);

/** Rounds half up to three places: km, kg, m, CBM. */
export const toMeasure = (value: Decimal) => toPlaces(value, MEASURE_PLACES);

export const sumOf = (values: Iterable<string | Decimal>) =>
  [...values].reduce<Decimal>((sum, value) => sum.plus(value), decimal(0));

/** Null if all values are missing. */
export function sumNonNull(values: Iterable<string | null | undefined>): string | null {
  const measures = [...values].filter((value) => typeof value === 'string');
  return measures.length === 0 ? null : toMeasure(sumOf(measures));
}

export type { Decimal };
