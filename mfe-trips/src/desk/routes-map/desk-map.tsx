import { useMemo } from 'react';
import { useFormatMessage, withValues } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import { MapAreaSelect, MapLines, MapMarkers, MapView, type Coordinates, type MapMarker } from 'shared-ui/map';
import { messages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';
import { parseAreaFilter, toAreaFilter } from '../pool/pool-area.rules.ts';
import { AREA_FILTER } from '../pool/pool-filters.tsx';
import { usePickupMarkers } from './use-pickup-markers.ts';

const toPoint = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

/**
 * The routes of the chosen trips with their stops, and where unplanned orders are picked up. A stop chooses its trip, a pickup
 * its orders, an area filters them.
 */
export function DeskMap({ list }: { list: ListParams }) {
  const { fleet, tripById, locationById, state, actions } = useDesk();
  const formatMessage = useFormatMessage();
  const selectedIds = useStore(state, 'selectedTripIds', (ids) => ids);
  const pickups = usePickupMarkers();
  const corners = list.getValues(AREA_FILTER).join(' ');
  const area = useMemo(() => parseAreaFilter(corners.split(' ')), [corners]);

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
  const points = useMemo(() => lines.flat(), [lines]);
  return (
    <MapView label={messages.map} fitTo={points.length > 0 ? points : pickups.initialPoints} height="100%">
      <MapLines lines={lines.slice(0, -1)} tone="muted" />
      <MapLines lines={active} />
      <MapMarkers markers={pickups.markers} isClustered={false} onSelect={pickups.toggle} />
      <MapMarkers
        markers={stopMarkers}
        isClustered={false}
        onSelect={(id) => actions.select(id.split(' ')[0] ?? '', selectedIds.length > 1)}
      />
      <MapAreaSelect
        area={area}
        onChange={(next) => list.setFilters({ [AREA_FILTER]: next ? toAreaFilter(next) : undefined })}
      />
    </MapView>
  );
}
