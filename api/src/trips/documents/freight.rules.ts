import type { LoadItem, LoadTotals } from 'shared-contracts/trips/load-documents';
import type { Trip, TripOrder, VisitedStop } from 'shared-contracts/trips/trips';
import { decimal, sumNonNull, sumOf, toMeasure } from '../../platform/values/money.ts';

/** A cargo item, or a part of it, with the positions of the stops where it is loaded and unloaded. */
export type FreightItem = LoadItem & { pickAt: number; dropAt: number };
/** A quantity of the cargo item with an index. */
type Part = { item: number; quantity: number };

/** Excludes cancelled orders. */
export const listCarriedOrders = <Order extends Pick<TripOrder, 'stage'>>({
  orderList,
}: {
  orderList: readonly Order[];
}): Order[] => orderList.filter(({ stage }) => stage !== 'cancelled');

type Cargo = Pick<TripOrder, 'id' | 'number' | 'shipperCode' | 'cargoItems'>;

const allParts = ({ cargoItems }: Cargo): Part[] => cargoItems.map(({ quantity }, item) => ({ item, quantity }));

/** Parts of the cargo of an order, all of it by default. Their weight and space are in proportion. */
export const toLoadItems = (order: Cargo, parts: readonly Part[] = allParts(order)): LoadItem[] =>
  parts.flatMap(({ item: index, quantity }) => {
    const item = order.cargoItems[index];
    if (!item) return [];
    const share = (measure: string) => toMeasure(decimal(measure).times(quantity).div(item.quantity));
    const knownShare = (measure: string | null | undefined) => (typeof measure === 'string' ? share(measure) : null);
    return [
      {
        id: item.id,
        orderId: order.id,
        number: order.number,
        shipperCode: order.shipperCode,
        packNumber: item.packNumber,
        cargo: item.cargo.name,
        quantity,
        weight: share(item.weight),
        space: share(item.space),
        palletPlaces: knownShare(item.palletPlaces),
        loadingMeters: knownShare(item.loadingMeters),
      },
    ];
  });

type Stop = {
  position: number;
  orders: readonly Pick<VisitedStop['orders'][number], 'id' | 'what' | 'items'>[];
};

const listVisits = (stops: readonly Stop[], orderId: string, what: 'pick' | 'drop') =>
  stops.flatMap(({ position, orders }) =>
    orders
      .filter((order) => order.id === orderId && order.what === what)
      .map(({ items }) => ({ position, parts: items })),
  );

export const lastDropPosition = (stops: readonly Stop[], orderId: string) =>
  listVisits(stops, orderId, 'drop').at(-1)?.position;

type PlacedPart = { position: number; quantity: number };

const partsOfItem = (visits: ReturnType<typeof listVisits>, item: number): PlacedPart[] =>
  visits.flatMap(({ position, parts }) =>
    parts.filter((part) => part.item === item).map(({ quantity }) => ({ position, quantity })),
  );

/** First loaded, first unloaded. Cargo without stops is aboard from the first to the last one. */
function matchParts(loads: readonly PlacedPart[], unloads: readonly PlacedPart[]) {
  const pieces: { quantity: number; pickAt: number; dropAt: number }[] = [];
  const remaining = loads.map((load) => ({ ...load }));
  for (const { position: dropAt, quantity } of unloads) {
    let open = quantity;
    for (const load of remaining) {
      const taken = Math.min(open, load.quantity);
      if (taken > 0) pieces.push({ quantity: taken, pickAt: load.position, dropAt });
      load.quantity -= taken;
      open -= taken;
    }
  }
  return pieces;
}

export function listFreight(trip: Pick<Trip, 'orderList' | 'stops'>): FreightItem[] {
  const { stops } = trip;
  const [firstPosition, lastPosition] = [stops[0]?.position ?? 0, stops.at(-1)?.position ?? 0];
  return listCarriedOrders(trip).flatMap((order) => {
    const [picks, drops] = [listVisits(stops, order.id, 'pick'), listVisits(stops, order.id, 'drop')];
    return allParts(order).flatMap(({ item, quantity }) => {
      const [loads, unloads] = [partsOfItem(picks, item), partsOfItem(drops, item)];
      const pieces = matchParts(
        loads.length > 0 ? loads : [{ position: firstPosition, quantity }],
        unloads.length > 0 ? unloads : [{ position: lastPosition, quantity }],
      );
      return pieces.flatMap(({ pickAt, dropAt, ...piece }) =>
        toLoadItems(order, [{ item, ...piece }]).map((loadItem) => ({ ...loadItem, pickAt, dropAt })),
      );
    });
  });
}

type Measured = Pick<LoadItem, 'quantity' | 'weight' | 'space' | 'palletPlaces' | 'loadingMeters'>;
export const sumLoad = (items: readonly Measured[]): LoadTotals => ({
  quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  weight: toMeasure(sumOf(items.map(({ weight }) => weight))),
  space: toMeasure(sumOf(items.map(({ space }) => space))),
  palletPlaces: sumNonNull(items.map(({ palletPlaces }) => palletPlaces)),
  loadingMeters: sumNonNull(items.map(({ loadingMeters }) => loadingMeters)),
});
