import { Decimal } from 'decimal.js';
import type { FieldError } from 'shared-contracts/common';

/** A cargo item with the measures of one piece: kg and CBM. */
export type LoadItem = { quantity: number; weight: string; effectiveSpace: string; actualSpace: string; width: string; height: string; length: string };
export type Load = { weight: string; space: string };

const PLACES = 3;
/** What a measure can hold. */
const MOST = new Decimal('999999999.999');

const rounded = (value: Decimal) => value.toDecimalPlaces(PLACES, Decimal.ROUND_HALF_UP).toFixed(PLACES);

/** Effective space, else actual, else width × height × length. */
function spaceOfPiece({ effectiveSpace, actualSpace, width, height, length }: LoadItem): Decimal {
  const given = [effectiveSpace, actualSpace].map((space) => new Decimal(space)).find((space) => space.gt(0));
  return given ?? new Decimal(width).times(height).times(length);
}

export const loadOfItem = (item: LoadItem): Load => ({
  weight: rounded(new Decimal(item.weight).times(item.quantity)),
  space: rounded(spaceOfPiece(item).times(item.quantity)),
});

export function totalLoad(items: readonly LoadItem[]): Load {
  const loads = items.map(loadOfItem);
  const sum = (of: keyof Load) => rounded(loads.reduce((total, load) => total.plus(load[of]), new Decimal(0)));
  return { weight: sum('weight'), space: sum('space') };
}

/** Nothing on the road is this heavy; a total beyond it is a slip of the keyboard. */
export const loadProblems = ({ weight, space }: Load): Record<string, FieldError> =>
  new Decimal(weight).gt(MOST) || new Decimal(space).gt(MOST) ? { cargoItems: { code: 'tooMuchCargo', message: 'Too much cargo for one order' } } : {};
