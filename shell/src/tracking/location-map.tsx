import { useMemo } from 'react';
import { MapMarkers, MapView, type Coordinates } from 'shared-ui/map';
import { messages } from './tracking.messages.ts';

const ZOOM = 10;

export type LocationMapProps = Coordinates & { label: string };

/** Shows the vehicle's approximate location. */
export function LocationMap({ label, latitude, longitude }: LocationMapProps) {
  const center = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const markers = useMemo(() => [{ id: 'last-location', label, ...center }], [label, center]);
  return (
    <MapView key={`${latitude} ${longitude}`} label={messages.lastLocation} center={center} zoom={ZOOM} height={220}>
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
