import { suggestVehicleTypes } from '../../fleet/public.ts';
import { type PoolOrder, type PoolType, toThousandths } from './pool.rules.ts';

/** Sorts types by size, smallest first, as everywhere that types are suggested. */
export const sortBySize = <Type extends PoolType>(types: readonly Type[]): Type[] =>
  suggestVehicleTypes(types, { space: '0', weight: '0' });

/** The requested types of an order. All types for a flexible order or without a request. */
export const filterAllowedTypes = <Type extends PoolType>(
  { vehicleTypeIds, isFlexible }: Pick<PoolOrder, 'vehicleTypeIds' | 'isFlexible'>,
  types: readonly Type[],
): Type[] => types.filter(({ id }) => isFlexible || vehicleTypeIds.length === 0 || vehicleTypeIds.includes(id));

export const exceeds = (load: string, capacity: string) => toThousandths(load) > toThousandths(capacity);

export const fitsType = (
  { space, weight }: Pick<PoolOrder, 'space' | 'weight'>,
  { averageSpace, maxWeight }: PoolType,
) => !exceeds(space, averageSpace) && !exceeds(weight, maxWeight);
