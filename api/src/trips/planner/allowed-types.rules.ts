import { typesFor } from '../../fleet/vehicles/suggest.rules.ts';
import { type PoolOrder, type PoolType, thousandths } from './pool.rules.ts';

/** The smallest first, as types are suggested everywhere. */
export const smallestFirst = <Type extends PoolType>(types: readonly Type[]): Type[] =>
  typesFor(types, { space: '0', weight: '0' });

/** The types that were asked for, all of them when none was or the order is flexible. */
export const typesAllowed = <Type extends PoolType>(
  { vehicleTypeIds, isFlexible }: Pick<PoolOrder, 'vehicleTypeIds' | 'isFlexible'>,
  types: readonly Type[],
): Type[] => types.filter(({ id }) => isFlexible || vehicleTypeIds.length === 0 || vehicleTypeIds.includes(id));

export const fitsType = (
  { space, weight }: Pick<PoolOrder, 'space' | 'weight'>,
  { averageSpace, maxWeight }: PoolType,
) => thousandths(space) <= thousandths(averageSpace) && thousandths(weight) <= thousandths(maxWeight);
