import { useMemo } from 'react';
import { getCorners, MapGeofences, MapMarkers, MapView, type Geofence, type Coordinates } from 'shared-ui/map';
import { formMessages } from './location-form.messages.ts';

export type LocationMapProps = { location: Coordinates & { name: string }; geofence: Geofence | null; height: number };

/** A single location with its geofence. */
export function LocationMap({ location: place, geofence, height }: LocationMapProps) {
  const { name, latitude, longitude } = place;
  const markers = useMemo(() => [{ id: 'location', label: name, latitude, longitude }], [name, latitude, longitude]);
  return (
    <MapView label={formMessages.map} fitTo={geofence ? [...getCorners(geofence), place] : [place]} height={height}>
      {geofence && <MapGeofences geofences={[geofence]} />}
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
