import type { FieldError } from 'shared-contracts/common';
import { type Decimal, decimal, sumOf, toMeasure } from '../platform/money.ts';

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

/** What a measure can hold. */
const MOST = '999999999.999';

/** Effective space, else actual, else width × height × length. */
function spaceOfPiece({ effectiveSpace, actualSpace, width, height, length }: LoadItem): Decimal {
  const given = [effectiveSpace, actualSpace].map(decimal).find((space) => space.gt(0));
  return given ?? decimal(width).times(height).times(length);
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

/** Nothing on the road is this heavy; a total beyond it is a slip of the keyboard. */
export const loadProblems = ({ weight, space }: Load): Record<string, FieldError> =>
  decimal(weight).gt(MOST) || decimal(space).gt(MOST)
    ? { cargoItems: { code: 'tooMuchCargo', message: 'Too much cargo for one order' } }
    : {};
