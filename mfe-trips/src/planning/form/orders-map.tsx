import { useMemo, useState } from 'react';
import { MapLines, MapMarkers, MapView, type MapMarker } from 'shared-ui/map';
import type { ShownOrder } from './known-orders.tsx';
import { form as messages } from './trip-form.messages.ts';

export type OrdersMapProps = {
  orders: readonly ShownOrder[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

const markerOf = ({ id, number, pickup, drop, way: [first] }: ShownOrder, at: number): MapMarker[] =>
  first
    ? [
        {
          ...first,
          id,
          label: `${number}: ${pickup} → ${drop}`,
          ...(at >= 0 && { text: String(at + 1), tone: 'good' as const }),
        },
      ]
    : [];

/** Orders where they are picked up; those that are chosen by number, with the lines to where they go. A click chooses, another one no more. */
export function OrdersMap({ orders, chosen, onToggle }: OrdersMapProps) {
  const free = useMemo(
    () => orders.filter(({ id }) => !chosen.includes(id)).flatMap((order) => markerOf(order, -1)),
    [orders, chosen],
  );
  const taken = useMemo(
    () => orders.filter(({ id }) => chosen.includes(id)).flatMap((order) => markerOf(order, chosen.indexOf(order.id))),
    [orders, chosen],
  );
  const lines = useMemo(() => orders.filter(({ id }) => chosen.includes(id)).map(({ way }) => way), [orders, chosen]);
  const [fit] = useState(() => orders.flatMap(({ way }) => way)); // once: choosing moves no map
  return (
    <MapView label={messages.ordersMap} fit={fit} height={340}>
      <MapLines lines={lines} isDashed />
      <MapMarkers markers={free} onSelect={onToggle} />
      <MapMarkers markers={taken} isClustered={false} onSelect={onToggle} />
    </MapView>
  );
}
