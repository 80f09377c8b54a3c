import type { FieldError } from 'shared-contracts/common';
import { type Decimal, decimal, sumOf, toMeasure } from '../../platform/values/money.ts';

/** A cargo item with the measures of one piece: kg and CBM. */
export type LoadItem = {
  quantity: number;
  weight: string;
  effectiveSpace: string;
  actualSpace: string;
  width: string;
  height: string;
  length: string;
};
export type Load = { weight: string; space: string };

/** The largest value of a measure column. */
const MAX_MEASURE = '999999999.999';

/** Effective space, else actual, else width × height × length. */
function spaceOfPiece({ effectiveSpace, actualSpace, width, height, length }: LoadItem): Decimal {
  const measuredSpace = [effectiveSpace, actualSpace].map(decimal).find((space) => space.gt(0));
  return measuredSpace ?? decimal(width).times(height).times(length);
}

export const loadOfItem = (item: LoadItem): Load => ({
  weight: toMeasure(decimal(item.weight).times(item.quantity)),
  space: toMeasure(spaceOfPiece(item).times(item.quantity)),
});

export function totalLoad(items: readonly LoadItem[]): Load {
  const loads = items.map(loadOfItem);
  return {
    weight: toMeasure(sumOf(loads.map(({ weight }) => weight))),
    space: toMeasure(sumOf(loads.map(({ space }) => space))),
  };
}

/** A total beyond the measure columns is a typing error. */
export const loadProblems = ({ weight, space }: Load): Record<string, FieldError> =>
  decimal(weight).gt(MAX_MEASURE) || decimal(space).gt(MAX_MEASURE)
    ? { cargoItems: { code: 'tooMuchCargo', message: 'Too much cargo for one order' } }
    : {};
