import type { FieldError } from 'shared-contracts/common';
import type { OrderInput } from 'shared-contracts/orders/orders';
import type { StopItem } from '../core/stops.rules.ts';
import { completeOrderStops, completeStops } from '../intake/stop-input.rules.ts';
import { addUp, nameItems, type Piece, toPieces } from './allocation.rules.ts';

type CargoItems = OrderInput['cargoItems'];
type Stops = ReturnType<typeof completeStops>;

const sum = (quantities: readonly number[]) => quantities.reduce((total, quantity) => total + quantity, 0);

/** Problems with the quantities for the new order, by field. */
export function selectionProblems(cargoItems: CargoItems, items: readonly StopItem[]): Record<string, FieldError> {
  const named = new Map<number, number>();
  const problems = items.flatMap(({ item, quantity }, i): [string, FieldError][] => {
    const total = cargoItems[item]?.quantity;
    if (total === undefined) return [[`items.${i}.item`, { code: 'notFound', message: 'Cargo item not found' }]];
    const before = named.get(item) ?? 0;
    named.set(item, before + quantity);
    const max = total - before;
    return quantity > max ? [[`items.${i}.quantity`, { code: 'max', message: `Max ${max}`, params: { max } }]] : [];
  });
  if (
    problems.length === 0 &&
    sum(items.map(({ quantity }) => quantity)) === sum(cargoItems.map((one) => one.quantity))
  )
    return { items: { code: 'nothingStays', message: 'Something has to stay in the order' } };
  return Object.fromEntries(problems);
}

/** Takes the selected quantities from the last drops. */
function dividePieces(pieces: readonly Piece[], items: readonly StopItem[]): { remaining: Piece[]; moved: Piece[] } {
  const open = new Map(addUp(items).map(({ item, quantity }) => [item, quantity]));
  const remaining: Piece[] = [];
  const moved: Piece[] = [];
  for (const piece of pieces.toReversed()) {
    const taken = Math.min(piece.quantity, open.get(piece.item) ?? 0);
    open.set(piece.item, (open.get(piece.item) ?? 0) - taken);
    if (taken > 0) moved.unshift({ ...piece, quantity: taken });
    if (taken < piece.quantity) remaining.unshift({ ...piece, quantity: piece.quantity - taken });
  }
  return { remaining, moved };
}

/**
 * Positions of the stops that remain: from a pickup to a drop, without those at which only the other order has cargo.
 */
function listServedStops(stops: Stops, all: readonly Piece[], own: readonly Piece[]): number[] {
  const isAt = (pieces: readonly Piece[], position: number) =>
    pieces.some(({ pickup, drop }) => pickup === position || drop === position);
  const served = [...stops.keys()].filter((position) => isAt(own, position) || !isAt(all, position));
  const first = served.findIndex((position) => stops[position]?.kind === 'pickup');
  const last = served.findLastIndex((position) => stops[position]?.kind === 'drop');
  return own.some(({ pickup }) => pickup !== null) ? served.slice(first, last + 1) : served;
}

/** The order with some of its cargo. */
function toOrderOf(input: OrderInput, stops: Stops, all: readonly Piece[], own: readonly Piece[]): OrderInput {
  const quantities = addUp(own);
  const newIndex = new Map(quantities.map(({ item }, index) => [item, index]));
  const toItems = (pieces: readonly Piece[]) =>
    addUp(pieces.map(({ item, quantity }) => ({ item: newIndex.get(item) ?? 0, quantity })));
  const served = listServedStops(stops, all, own);
  const servedStops = served.flatMap((position) => stops[position] ?? []);
  const names = nameItems(
    servedStops.map(({ kind }) => kind),
    served.map((position) => toItems(own.filter(({ pickup, drop }) => pickup === position || drop === position))),
  );
  return completeOrderStops({
    ...input,
    cargoItems: quantities.flatMap(({ item, quantity }) => {
      const cargoItem = input.cargoItems[item];
      return cargoItem ? [{ ...cargoItem, quantity }] : [];
    }),
    stops: servedStops.map((stop, index) => ({ ...stop, items: names[index] ?? [] })),
  });
}

/**
 * Divides an order into one with the selected quantities and one with the rest. Each part of the cargo keeps its
 * pickup and drop; the selected quantities are taken from the last drops. Requested services stay with the original
 * order, so that none is charged twice.
 */
export function splitInput(
  input: OrderInput,
  items: readonly StopItem[],
): { remaining: OrderInput; moved: OrderInput } {
  const stops = completeStops(input.stops);
  const pieces = toPieces(
    stops,
    input.cargoItems.map(({ quantity }) => quantity),
  );
  const { remaining, moved } = dividePieces(pieces, items);
  return {
    remaining: toOrderOf(input, stops, pieces, remaining),
    moved: toOrderOf({ ...input, services: [] }, stops, pieces, moved),
  };
}
