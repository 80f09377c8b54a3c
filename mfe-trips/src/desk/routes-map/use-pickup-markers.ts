import { useCallback, useMemo, useRef } from 'react';
import { useFormatMessage, withValues } from 'shared-ui';
import type { Coordinates, MapMarker } from 'shared-ui/map';
import { messages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';

const NO_POINTS: readonly Coordinates[] = [];

/** A marker per place where loaded orders of the pool are picked up, with their number; it chooses all of them, or none. */
export function usePickupMarkers() {
  const { state } = useDesk();
  const formatMessage = useFormatMessage();
  const chosenIds = useStore(state, 'chosenOrderIds', (ids) => ids);
  const poolOrders = useStore(state, 'poolOrders', (orders) => orders);

  const places = useMemo(() => {
    const pickups = [...poolOrders.values()].flatMap(({ id, stops }) =>
      stops[0] ? { orderId: id, location: stops[0].location } : [],
    );
    return [...Map.groupBy(pickups, ({ location }) => location.id)].flatMap(([id, ofPlace]) =>
      ofPlace[0] ? { id, location: ofPlace[0].location, orderIds: ofPlace.map(({ orderId }) => orderId) } : [],
    );
  }, [poolOrders]);
  const markers = useMemo(
    () =>
      places.map(({ id, location, orderIds }): MapMarker => ({
        id,
        latitude: location.latitude,
        longitude: location.longitude,
        text: String(orderIds.length),
        tone: orderIds.every((orderId) => chosenIds.has(orderId)) ? 'progress' : 'neutral',
        label: formatMessage(withValues(messages.pickupAt, { place: location.name, count: orderIds.length })),
      })),
    [places, chosenIds, formatMessage],
  );
  const toggle = useCallback(
    (id: string) => {
      const orderIds = places.find((place) => place.id === id)?.orderIds ?? [];
      const chosen = new Set(state.get().chosenOrderIds);
      const isChosen = orderIds.every((orderId) => chosen.has(orderId));
      for (const orderId of orderIds)
        if (isChosen) chosen.delete(orderId);
        else chosen.add(orderId);
      state.set({ chosenOrderIds: chosen });
    },
    [places, state],
  );
  // The map fits the orders when it opens, and doesn't move while more are loaded or filtered.
  const initialPoints = useRef(NO_POINTS);
  if (initialPoints.current.length === 0 && places.length > 0)
    initialPoints.current = places.map(({ location: { latitude, longitude } }) => ({ latitude, longitude }));
  return { markers, toggle, initialPoints: initialPoints.current };
}
