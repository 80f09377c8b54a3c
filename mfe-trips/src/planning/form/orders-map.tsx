import { useMemo, useState } from 'react';
import { MapLines, MapMarkers, MapView, type MapMarker } from 'shared-ui/map';
import type { FormOrder } from './trip-form-context.tsx';
import { formMessages as messages } from './trip-form.messages.ts';

export type OrdersMapProps = {
  orders: readonly FormOrder[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
};

/** @param index of a selected order, whose marker shows its position */
function toMarkers({ id, number, pickup, drop, points: [point] }: FormOrder, index = -1): MapMarker[] {
  if (!point) return [];
  const label = `${number}: ${pickup} → ${drop}`;
  if (index < 0) return [{ ...point, id, label }];
  const text = String(index + 1);
  return [{ ...point, id, label: `${text}. ${label}`, text, tone: 'good' }];
}

/** Map of the pickups. Selected orders are numbered and show their route; a click selects or deselects an order. */
export function OrdersMap({ orders, selectedIds, onToggle }: OrdersMapProps) {
  const availableMarkers = useMemo(
    () => orders.filter(({ id }) => !selectedIds.includes(id)).flatMap((order) => toMarkers(order)),
    [orders, selectedIds],
  );
  const selectedMarkers = useMemo(
    () =>
      orders
        .filter(({ id }) => selectedIds.includes(id))
        .flatMap((order) => toMarkers(order, selectedIds.indexOf(order.id))),
    [orders, selectedIds],
  );
  const routes = useMemo(
    () => orders.filter(({ id }) => selectedIds.includes(id)).map(({ points }) => points),
    [orders, selectedIds],
  );
  // Only the initial orders set the viewport: selecting doesn't move the map.
  const [fitPoints] = useState(() => orders.flatMap(({ points }) => points));
  return (
    <MapView label={messages.ordersMap} fitTo={fitPoints} height={340}>
      <MapLines lines={routes} isDashed />
      <MapMarkers markers={availableMarkers} onSelect={onToggle} />
      <MapMarkers markers={selectedMarkers} isClustered={false} onSelect={onToggle} />
    </MapView>
  );
}
