import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LocationRow } from 'shared-contracts/locations';
import { MapGeofences, MapMarkers, MapView } from 'shared-ui/map';
import { formOf, geofenceIn } from './location-form.ts';
import { locationQueries } from './locations.api.ts';
import { messages } from './locations.messages.ts';

export type LocationsMapProps = {
  locations: readonly LocationRow[];
  selected: string | null;
  onSelect: (id: string) => void;
};

/** The rows of the table, where they are; of the one that is chosen the geofence too. */
export function LocationsMap({ locations, selected, onSelect }: LocationsMapProps) {
  const chosen = useQuery({ ...locationQueries.detail(selected ?? ''), enabled: selected !== null });
  const geofence = selected && chosen.data ? geofenceIn(formOf(chosen.data)) : null;
  const markers = useMemo(
    () => locations.map(({ id, name, latitude, longitude }) => ({ id, label: name, latitude, longitude })),
    [locations],
  );
  const geofences = useMemo(() => (geofence ? [geofence] : []), [geofence]);
  return (
    <MapView label={messages.map} fit={locations} height="100%">
      <MapGeofences geofences={geofences} />
      <MapMarkers markers={markers} selected={selected} onSelect={onSelect} />
    </MapView>
  );
}
