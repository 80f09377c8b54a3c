import { useMemo } from 'react';
import { useFormatMessage, withValues } from 'shared-ui';
import { MapLines, MapMarkers, MapView, type Coordinates, type MapMarker } from 'shared-ui/map';
import { messages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';

const toPoint = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

/** The routes of the chosen trips with their stops, and the pickups of the chosen orders. A stop chooses its trip. */
export function DeskMap() {
  const { fleet, tripById, locationById, state, actions } = useDesk();
  const formatMessage = useFormatMessage();
  const selectedIds = useStore(state, 'selectedTripIds', (ids) => ids);
  const chosenOrderIds = useStore(state, 'chosenOrderIds', (ids) => ids);
  const poolOrders = useStore(state, 'poolOrders', (orders) => orders);

  const trips = useMemo(
    () =>
      selectedIds.map((id) => {
        const trip = tripById.get(id);
        const booked = fleet.trips.find((one) => one.id === id);
        const stops = trip
          ? trip.stops.flatMap(({ locationId }) => locationById.get(locationId) ?? [])
          : (booked?.stops ?? []).map(({ location }) => location);
        return { id, number: trip?.number ?? booked?.number ?? '', stops };
      }),
    [selectedIds, tripById, locationById, fleet],
  );
  const lines = useMemo(() => trips.map(({ stops }) => stops.map(toPoint)), [trips]);
  const active = lines.slice(-1);
  const stopMarkers = useMemo(
    () =>
      trips.flatMap(({ id, number, stops }) =>
        stops.map((stop, index): MapMarker => ({
          ...toPoint(stop),
          id: `${id} ${index}`,
          text: String(index + 1),
          label: formatMessage(withValues(messages.stopOf, { number, position: index + 1, place: stop.name })),
        })),
      ),
    [trips, formatMessage],
  );
  const orderMarkers = useMemo(
    () =>
      [...chosenOrderIds].flatMap((id): MapMarker[] => {
        const order = poolOrders.get(id);
        const pickup = order?.stops[0]?.location;
        return order && pickup ? [{ ...toPoint(pickup), id, label: `${order.number}, ${pickup.name}` }] : [];
      }),
    [chosenOrderIds, poolOrders],
  );
  const points = useMemo(() => {
    const ofTrips = lines.flat();
    return ofTrips.length > 0 ? ofTrips : orderMarkers.map(toPoint);
  }, [lines, orderMarkers]);
  return (
    <MapView label={messages.map} fitTo={points} height="100%">
      <MapLines lines={lines.slice(0, -1)} tone="muted" />
      <MapLines lines={active} />
      <MapMarkers markers={orderMarkers} />
      <MapMarkers
        markers={stopMarkers}
        isClustered={false}
        onSelect={(id) => actions.select(id.split(' ')[0] ?? '', selectedIds.length > 1)}
      />
    </MapView>
  );
}
