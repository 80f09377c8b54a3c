import type { FieldError } from 'shared-contracts/common';
import { FLOOR_MEASURES, FLOOR_WIDTH } from 'shared-contracts/values/space';
import { type Decimal, decimal, sumNonNull, sumOf, toMeasure } from '../../platform/values/money.ts';

/** A cargo item with the measures of one piece: kg and CBM. */
export type LoadItem = {
  quantity: number;
  weight: string;
  effectiveSpace: string;
  actualSpace: string;
  width: string;
  height: string;
  length: string;
  palletPlaces: string | null;
  stackLayers: number | null;
};
/** Null: unknown of all of it. */
export type Load = { weight: string; space: string; palletPlaces: string | null; loadingMeters: string | null };

/** The largest value of a measure column. */
const MAX_MEASURE = '999999999.999';

/** Effective space, else actual, else width × height × length. */
function spaceOfPiece({ effectiveSpace, actualSpace, width, height, length }: LoadItem): Decimal {
  const measuredSpace = [effectiveSpace, actualSpace].map(decimal).find((space) => space.gt(0));
  return measuredSpace ?? decimal(width).times(height).times(length);
}

/** The floor length that the pieces occupy at the width of a vehicle; stacked pieces share the floor. */
const loadingMetersOf = ({ width, length, stackLayers, quantity }: LoadItem) =>
  stackLayers === null
    ? null
    : toMeasure(decimal(length).times(width).times(quantity).div(decimal(FLOOR_WIDTH).times(stackLayers)));

export const loadOfItem = (item: LoadItem): Load => ({
  weight: toMeasure(decimal(item.weight).times(item.quantity)),
  space: toMeasure(spaceOfPiece(item).times(item.quantity)),
  palletPlaces: item.palletPlaces === null ? null : toMeasure(decimal(item.palletPlaces).times(item.quantity)),
  loadingMeters: loadingMetersOf(item),
});

export function totalLoad(items: readonly LoadItem[]): Load {
  const loads = items.map(loadOfItem);
  return {
    weight: toMeasure(sumOf(loads.map(({ weight }) => weight))),
    space: toMeasure(sumOf(loads.map(({ space }) => space))),
    palletPlaces: sumNonNull(loads.map(({ palletPlaces }) => palletPlaces)),
    loadingMeters: sumNonNull(loads.map(({ loadingMeters }) => loadingMeters)),
  };
}

/** A total beyond the measure columns is a typing error. */
export const loadProblems = (load: Load): Record<string, FieldError> =>
  [load.weight, load.space, ...FLOOR_MEASURES.map((measure) => load[measure])].some((total) =>
    decimal(total ?? 0).gt(MAX_MEASURE),
  )
    ? { cargoItems: { code: 'tooMuchCargo', message: 'Too much cargo for one order' } }
    : {};
