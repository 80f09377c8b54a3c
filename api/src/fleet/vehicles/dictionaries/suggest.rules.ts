import { decimal } from '../../../platform/values/money.ts';

/** Space in CBM, weight in kg. */
type Size = { id: string; averageSpace: string; maxWeight: string };
type Load = { space: string; weight: string };

const fits = ({ averageSpace, maxWeight }: Size, { space, weight }: Load) =>
  decimal(averageSpace).gte(space) && decimal(maxWeight).gte(weight);

const compareBySize = (a: Size, b: Size) =>
  decimal(a.averageSpace).comparedTo(b.averageSpace) ||
  decimal(a.maxWeight).comparedTo(b.maxWeight) ||
  a.id.localeCompare(b.id, 'en');

/** The vehicle types that a load fits into, the smallest first. */
export const suggestVehicleTypes = <Type extends Size>(types: readonly Type[], load: Load): Type[] =>
  types.filter((type) => fits(type, load)).toSorted(compareBySize);
