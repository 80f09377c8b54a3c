import { decimal } from '../../platform/money.ts';

/** Space in CBM, weight in kg. */
type Size = { id: string; averageSpace: string; maxWeight: string };
type Load = { space: string; weight: string };

const isFitting = ({ averageSpace, maxWeight }: Size, { space, weight }: Load) =>
  decimal(averageSpace).gte(space) && decimal(maxWeight).gte(weight);

const bySize = (one: Size, other: Size) =>
  decimal(one.averageSpace).comparedTo(other.averageSpace) ||
  decimal(one.maxWeight).comparedTo(other.maxWeight) ||
  one.id.localeCompare(other.id, 'en');

/** The vehicle types that are large enough for a load in space and in weight, the smallest first. */
export const typesFor = <Type extends Size>(types: readonly Type[], load: Load): Type[] =>
  types.filter((type) => isFitting(type, load)).toSorted(bySize);
