import type { FieldError } from 'shared-contracts/common';
import type { OrderInput } from 'shared-contracts/orders/orders';
import type { StopInput } from 'shared-contracts/orders/order-stops';
import { allocateCargo, kindAt, type OrderWindows, planStop, type StopItem, sumOfItem } from '../core/stops.rules.ts';

export type OrderStopInput = {
  [Field in keyof Required<StopInput>]: Exclude<StopInput[Field], undefined>;
} & { kind: 'pickup' | 'drop'; items: StopItem[] };

const blankToNull = (text: string | null | undefined) => (text ? text : null);

/** Merges entries: one per cargo item, in the order of the items. */
function mergeItems(items: readonly StopItem[]): StopItem[] {
  const indexes = [...new Set(items.map(({ item }) => item))].toSorted((a, b) => a - b);
  return indexes.map((item) => ({ item, quantity: sumOfItem(items, item) }));
}

export const completeStops = (stops: readonly StopInput[]): OrderStopInput[] =>
  stops.map((stop, position) => ({
    locationId: stop.locationId,
    contactId: stop.contactId,
    kind: kindAt(position, stop.kind),
    windowFrom: stop.windowFrom ?? null,
    windowTo: stop.windowTo ?? null,
    handlingMinutes: stop.handlingMinutes ?? null,
    instructions: blankToNull(stop.instructions),
    reference: blankToNull(stop.reference),
    items: mergeItems(stop.items ?? []),
  }));

const NOTHING_OF_ITS_OWN = { windowFrom: null, windowTo: null, handlingMinutes: null };

/**
 * Completes the stops of an input. The order's windows and minutes are those of its first pickup and its last drop, so
 * what these stops name moves to the order.
 */
export function completeOrderStops<Input extends OrderWindows & Pick<OrderInput, 'stops'>>(
  input: Input,
): Input & { stops: OrderStopInput[] } {
  const stops = completeStops(input.stops);
  const first = stops.at(0);
  const last = stops.length > 1 ? stops.at(-1) : undefined;
  const pickup = first?.kind === 'pickup' ? first : undefined;
  const drop = last?.kind === 'drop' ? last : undefined;
  return {
    ...input,
    pickupFrom: pickup?.windowFrom ?? input.pickupFrom,
    pickupTo: pickup?.windowTo ?? input.pickupTo,
    loadingMinutes: pickup?.handlingMinutes ?? input.loadingMinutes,
    deliveryFrom: drop?.windowFrom ?? input.deliveryFrom,
    deliveryTo: drop?.windowTo ?? input.deliveryTo,
    unloadingMinutes: drop?.handlingMinutes ?? input.unloadingMinutes,
    stops: stops.map((stop) => (stop === pickup || stop === drop ? { ...stop, ...NOTHING_OF_ITS_OWN } : stop)),
  };
}

type Problem = readonly [field: string, error: FieldError];

function kindProblems(stops: readonly OrderStopInput[]): Problem[] {
  const last = stops.length - 1;
  return [
    ...(stops[0]?.kind === 'drop'
      ? [['stops.0.kind', { code: 'pickupFirst', message: 'The first stop must be a pickup' }] as const]
      : []),
    ...(last > 0 && stops[last]?.kind === 'pickup'
      ? [[`stops.${last}.kind`, { code: 'dropLast', message: 'The last stop must be a drop' }] as const]
      : []),
  ];
}

/** The windows of the first pickup and the last drop are the order's, which has its own rules. */
function windowProblems(order: OrderInput, stops: readonly OrderStopInput[]): Problem[] {
  const planned = stops.map((stop) => planStop(stop, order));
  return stops.flatMap((stop, position): Problem[] => {
    const { windowFrom, windowTo } = planned[position] ?? { windowFrom: null, windowTo: null };
    if (windowTo === null || (stop.windowFrom === null && stop.windowTo === null)) return [];
    const field = `stops.${position}.${stop.windowTo === null ? 'windowFrom' : 'windowTo'}`;
    if (windowFrom !== null && windowTo < windowFrom)
      return [[field, { code: 'beforeWindowFrom', message: 'Window to must be at or after window from' }]];
    const opensLater = planned.slice(0, position).some((earlier) => (earlier.windowFrom ?? 0) > windowTo);
    return opensLater
      ? [[field, { code: 'beforeEarlierStop', message: 'Window must not end before that of an earlier stop starts' }]]
      : [];
  });
}

const maxError = (max: number): FieldError => ({ code: 'max', message: `Max ${max}`, params: { max } });

/** Pickups together load no more than the order has, and drops unload no more. */
function quantityProblems(stops: readonly OrderStopInput[], quantities: readonly number[]): Problem[] {
  const named = { pickup: new Map<number, number>(), drop: new Map<number, number>() };
  return stops.flatMap(({ kind, items }, position) =>
    items.flatMap(({ item, quantity }, i): Problem[] => {
      const field = `stops.${position}.items.${i}`;
      const total = quantities[item];
      if (total === undefined) return [[`${field}.item`, { code: 'notFound', message: 'Cargo item not found' }]];
      const before = named[kind].get(item) ?? 0;
      named[kind].set(item, before + quantity);
      return before + quantity > total ? [[`${field}.quantity`, maxError(Math.max(0, total - before))]] : [];
    }),
  );
}

/** Cargo can only be unloaded after a pickup has loaded it. */
function sequenceProblems(stops: readonly OrderStopInput[], quantities: readonly number[]): Problem[] {
  const onBoard = quantities.map(() => 0);
  const allocated = allocateCargo(stops, quantities);
  return stops.flatMap(({ kind, items }, position) =>
    (allocated[position] ?? []).flatMap(({ item, quantity }): Problem[] => {
      const loaded = onBoard[item] ?? 0;
      onBoard[item] = kind === 'pickup' ? loaded + quantity : loaded - quantity;
      const index = items.findIndex((part) => part.item === item);
      if (kind === 'pickup' || quantity <= loaded || index < 0) return [];
      const error = { code: 'notLoaded', message: `Max ${loaded} loaded before this stop`, params: { max: loaded } };
      return [[`stops.${position}.items.${index}.quantity`, error]];
    }),
  );
}

/** Problems with the stops of an order, by field. */
export function stopProblems(order: OrderInput): Record<string, FieldError> {
  const stops = completeStops(order.stops);
  const quantities = order.cargoItems.map(({ quantity }) => quantity);
  return Object.fromEntries([
    ...sequenceProblems(stops, quantities),
    ...quantityProblems(stops, quantities),
    ...windowProblems(order, stops),
    ...kindProblems(stops),
  ]);
}
