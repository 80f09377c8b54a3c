import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LocationRow } from 'shared-contracts/network/locations';
import { MapGeofences, MapMarkers, MapView } from 'shared-ui/map';
import { toForm, toGeofence } from './location-form.ts';
import { locationQueries } from './locations.api.ts';
import { messages } from './locations.messages.ts';

export type LocationsMapProps = {
  locations: readonly LocationRow[];
  selectedId: string | null;
  onSelect: (id: string) => void;
};

/** Markers of the rows in the table, and the geofence of the selected one. */
export function LocationsMap({ locations, selectedId, onSelect }: LocationsMapProps) {
  const selectedLocation = useQuery({ ...locationQueries.detail(selectedId ?? ''), enabled: selectedId !== null });
  const geofence = selectedId && selectedLocation.data ? toGeofence(toForm(selectedLocation.data)) : null;
  const markers = useMemo(
    () => locations.map(({ id, name, latitude, longitude }) => ({ id, label: name, latitude, longitude })),
    [locations],
  );
  const geofences = useMemo(() => (geofence ? [geofence] : []), [geofence]);
  return (
    <MapView label={messages.map} fitTo={locations} height="100%">
      <MapGeofences geofences={geofences} />
      <MapMarkers markers={markers} selectedId={selectedId} onSelect={onSelect} />
    </MapView>
  );
}
