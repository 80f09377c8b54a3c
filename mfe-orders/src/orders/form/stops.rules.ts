import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderInput } from 'shared-contracts/orders/orders';

export type StopValues = OrderInput['stops'][number];
type CargoValues = Pick<OrderInput['cargoItems'][number], 'quantity'>;

/** The first stop is a pickup and the last one a drop; those between are drops unless they are marked as pickups. */
export const listKinds = (stops: readonly Pick<StopValues, 'kind'>[]): StopKind[] =>
  stops.map(({ kind }, position) => {
    if (position === 0) return 'pickup';
    return kind === 'pickup' && position < stops.length - 1 ? 'pickup' : 'drop';
  });

/** Whether window and minutes of the stop are those of the schedule: at the first pickup and the last drop. */
export const followsSchedule = (position: number, stopCount: number) => position === 0 || position === stopCount - 1;

/**
 * Inserts a pickup after the last one. All pickups are marked, so that they stay pickups when others are moved before
 * them.
 */
export function insertPickup(stops: readonly StopValues[], emptyStop: StopValues) {
  const kinds = listKinds(stops);
  const position = kinds.lastIndexOf('pickup') + 1;
  const marked = stops.map((stop, index) => (kinds[index] === 'pickup' ? { ...stop, kind: 'pickup' as const } : stop));
  const added = { ...emptyStop, kind: 'pickup' as const };
  return { rows: [...marked.slice(0, position), added, ...marked.slice(position)], position };
}

/** The quantity of a cargo item that a stop names; `items` has an entry per cargo item, in their order. */
export const quantityAt = ({ items }: Pick<StopValues, 'items'>, item: number): number =>
  Number(items?.[item]?.quantity) || 0;

/** The stop that takes the cargo which no other stop of its kind names: the first pickup or the last drop. */
export const findRestStop = (kinds: readonly StopKind[], kind: StopKind) =>
  kind === 'pickup' ? kinds.indexOf('pickup') : kinds.lastIndexOf('drop');

/** The stops of a kind for which quantities are entered; empty unless there are several. */
export function listAllocated(kinds: readonly StopKind[], kind: StopKind): number[] {
  const rest = findRestStop(kinds, kind);
  return kinds.flatMap((other, position) => (other === kind && position !== rest ? [position] : []));
}

/** The remainder of a cargo item for the stop that takes it; negative if the other stops name too much. */
export const getRest = (stops: readonly StopValues[], kind: StopKind, item: number, quantity: number) =>
  listAllocated(listKinds(stops), kind).reduce((rest, position) => {
    const stop = stops[position];
    return stop ? rest - quantityAt(stop, item) : rest;
  }, quantity);

export type Excess = { stop: number; item: number; /** The remainder for the stop. */ max: number };

/** The first stop that names more of a cargo item than the order has left. */
export function findExcess(stops: readonly StopValues[], cargoItems: readonly CargoValues[]): Excess | undefined {
  const kinds = listKinds(stops);
  for (const kind of ['pickup', 'drop'] as const)
    for (const [item, { quantity }] of cargoItems.entries()) {
      let left = Number(quantity) || 0;
      for (const position of listAllocated(kinds, kind)) {
        const named = quantityAt(stops[position] ?? {}, item);
        if (named > left) return { stop: position, item, max: left };
        left -= named;
      }
    }
  return undefined;
}

/** Removes a cargo item from the quantities of the stops. */
export const removeCargoItem = (stops: readonly StopValues[], removed: number): StopValues[] =>
  stops.map((stop) =>
    (stop.items ?? []).length === 0
      ? stop
      : { ...stop, items: Array.from(stop.items ?? []).filter((_, item) => item !== removed) },
  );

type SentItem = { item: number; quantity: number };
/** A stop with its position in the form, and the cargo items that its quantities belong to there. */
type SentStop = { position: number; stop: StopValues; items: (SentItem & { formItem: number })[] };

const listCargoItems = ({ cargoItems }: Pick<OrderInput, 'cargoItems'>) =>
  cargoItems.flatMap(({ cargoId }, index) => (cargoId ? [index] : []));

/**
 * The stops and quantities to send: without empty rows, and without quantities of the stop that takes the remainder.
 */
function listSent(values: Pick<OrderInput, 'cargoItems' | 'stops'>): SentStop[] {
  const cargoItems = listCargoItems(values);
  const entered = values.stops.flatMap((stop, position) => (stop.locationId ? [{ stop, position }] : []));
  const kinds = listKinds(entered.map(({ stop }) => stop));
  return entered.map(({ stop, position }, index) => ({
    position,
    stop: { ...stop, kind: kinds[index] ?? 'drop' },
    items: listAllocated(kinds, kinds[index] ?? 'drop').includes(index)
      ? cargoItems.flatMap((formItem, item) => {
          const quantity = quantityAt(stop, formItem);
          return quantity > 0 ? [{ formItem, item, quantity }] : [];
        })
      : [],
  }));
}

/** Sends only differences from a plain stop, so that a simple order stays simple. */
function toStopInput({ stop, items }: SentStop, index: number, stopCount: number): StopValues {
  const { locationId, contactId, kind, windowFrom, windowTo, handlingMinutes, instructions, reference } = stop;
  const own = followsSchedule(index, stopCount) ? {} : { windowFrom, windowTo, handlingMinutes };
  const optional = Object.entries({ ...own, instructions, reference }).filter(([, value]) => (value ?? '') !== '');
  return {
    locationId,
    contactId,
    ...(kind === 'pickup' && index > 0 && { kind }),
    ...Object.fromEntries(optional),
    ...(items.length > 0 && { items: items.map(({ item, quantity }) => ({ item, quantity })) }),
  };
}

export function toSentStops(values: Pick<OrderInput, 'cargoItems' | 'stops'>): StopValues[] {
  const sent = listSent(values);
  return sent.map((stop, index) => toStopInput(stop, index, sent.length));
}

/** The path of a sent value in the form, which has empty rows too: for errors of the API. */
export function toFormPath(path: string, values: Pick<OrderInput, 'cargoItems' | 'stops'>): string {
  const [list, index, field, ...rest] = path.split('.');
  if (list === 'cargoItems' && field !== undefined)
    return [list, listCargoItems(values)[Number(index)] ?? index, field, ...rest].join('.');
  if (list !== 'stops' || field === undefined) return path;
  const sent = listSent(values)[Number(index)];
  if (!sent) return path;
  if (field !== 'items' || rest.length === 0) return [list, sent.position, field, ...rest].join('.');
  const [itemIndex] = rest;
  return [list, sent.position, field, sent.items[Number(itemIndex)]?.formItem ?? itemIndex, 'quantity'].join('.');
}
