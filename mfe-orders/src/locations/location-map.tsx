import { useMemo } from 'react';
import { cornersOf, MapGeofences, MapMarkers, MapView, type Geofence, type Place } from 'shared-ui/map';
import { form } from './location-form.messages.ts';

export type PlaceMapProps = { place: Place & { name: string }; geofence: Geofence | null; height: number };

/** Where one location is, with its geofence. */
export function PlaceMap({ place, geofence, height }: PlaceMapProps) {
  const { name, latitude, longitude } = place;
  const markers = useMemo(() => [{ id: 'place', label: name, latitude, longitude }], [name, latitude, longitude]);
  return (
    <MapView label={form.map} fit={geofence ? [...cornersOf(geofence), place] : [place]} height={height}>
      {geofence && <MapGeofences geofences={[geofence]} />}
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
