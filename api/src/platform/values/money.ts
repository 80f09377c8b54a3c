import { Decimal } from 'decimal.js';

const HALF_UP = Decimal.ROUND_HALF_UP;
const MONEY_PLACES = 2;
const MEASURE_PLACES = 3;

/** Exact arithmetic: money and measures are decimal strings outside and these inside, never floats. */
export const decimal = (value: string | number | Decimal) => new Decimal(value);

/** Half up to two places: 2.675 → '2.68'. Round each line, then add. */
export const toMoney = (value: Decimal) => value.toFixed(MONEY_PLACES, HALF_UP);

/** Half up to three places: km, kg, m, CBM. */
export const toMeasure = (value: Decimal) => value.toFixed(MEASURE_PLACES, HALF_UP);

export const sumOf = (values: Iterable<string | Decimal>) =>
  [...values].reduce<Decimal>((sum, value) => sum.plus(value), decimal(0));

export type { Decimal };
