import { type Temperature, TEMPERATURES } from 'shared-contracts/values/fleet/temperatures';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { suggestVehicleTypes } from '../../fleet/public.ts';
import { type PoolOrder, type PoolType, toLimit, toThousandths } from './pool.rules.ts';

type LoadedOrder = Pick<PoolOrder, 'space' | 'weight' | 'palletPlaces' | 'loadingMeters'>;
type TypedOrder = Pick<PoolOrder, 'vehicleTypeIds' | 'isFlexible' | 'cargos'> & LoadedOrder;

/** 0: none; the more, the colder. */
export const coolingOf = ({ temperature = 'ambient' }: Pick<PoolType, 'temperature'>) =>
  TEMPERATURES.indexOf(temperature);
export const requiredCooling = ({ cargos }: Pick<PoolOrder, 'cargos'>) => Math.max(0, ...cargos.map(coolingOf));
export const requiredTemperature = (order: Pick<PoolOrder, 'cargos'>) =>
  TEMPERATURES[requiredCooling(order)] as Temperature;

/** Sorts types by how well they fit any load: uncooled ones first, then smallest first, as in all suggestions. */
export const sortByFit = <Type extends PoolType>(types: readonly Type[]): Type[] =>
  suggestVehicleTypes(types, { space: '0', weight: '0' }).toSorted((a, b) => coolingOf(a) - coolingOf(b));

const requests = ({ vehicleTypeIds }: TypedOrder, { id }: PoolType) => vehicleTypeIds.includes(id);

/**
 * Whether an order may travel with a type. The shipper's request takes precedence over the temperature of the cargo: a
 * container may be cooled although its type is not. A flexible order, or one without a request, allows any type that
 * cools enough.
 */
export const allowsType = (order: TypedOrder, type: PoolType): boolean =>
  requests(order, type) ||
  ((order.isFlexible || order.vehicleTypeIds.length === 0) && coolingOf(type) >= requiredCooling(order));

type Optional = string | null | undefined;
export const exceeds = (load: Optional, capacity: Optional) => toThousandths(load ?? '0') > toLimit(capacity);

export const fitsType = (order: LoadedOrder, type: PoolType) =>
  !exceeds(order.space, type.averageSpace) &&
  !exceeds(order.weight, type.maxWeight) &&
  FLOOR_MEASURES.every((measure) => !exceeds(order[measure], type[measure]));

/** The types that an order allows, without those that are colder than needed if a warmer one fits. */
export function filterAllowedTypes<Type extends PoolType>(order: TypedOrder, types: readonly Type[]): Type[] {
  const allowed = types.filter((type) => allowsType(order, type));
  const coolings = new Set(allowed.map(coolingOf));
  if (coolings.size < 2) return allowed;
  const plainest = Math.min(...allowed.filter((type) => fitsType(order, type)).map(coolingOf));
  return allowed.filter((type) => requests(order, type) || coolingOf(type) <= plainest);
}
