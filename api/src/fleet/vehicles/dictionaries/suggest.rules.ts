import { FLOOR_MEASURES, type FloorMeasures } from 'shared-contracts/values/space';
import { decimal } from '../../../platform/values/money.ts';

/** Space in CBM, weight in kg. */
type Size = FloorMeasures & { id: string; averageSpace: string; maxWeight: string };
type Load = FloorMeasures & { space: string; weight: string };

const fits = ({ averageSpace, maxWeight, ...floor }: Size, { space, weight, ...load }: Load) =>
  decimal(averageSpace).gte(space) &&
  decimal(maxWeight).gte(weight) &&
  FLOOR_MEASURES.every((measure) => decimal(floor[measure] ?? Infinity).gte(load[measure] ?? 0));

const compareBySize = (a: Size, b: Size) =>
  decimal(a.averageSpace).comparedTo(b.averageSpace) ||
  decimal(a.maxWeight).comparedTo(b.maxWeight) ||
  a.id.localeCompare(b.id, 'en');

/** The vehicle types that a load fits into, the smallest first. */
export const suggestVehicleTypes = <Type extends Size>(types: readonly Type[], load: Load): Type[] =>
  types.filter((type) => fits(type, load)).toSorted(compareBySize);
