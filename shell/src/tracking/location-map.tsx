import { useMemo } from 'react';
import { MapMarkers, MapView, type Coordinates } from 'shared-ui/map';
import { messages } from './tracking.messages.ts';

const ZOOM = 10;
/** For a vehicle whose exact position is shared. */
const LIVE_ZOOM = 13;

export type LocationMapProps = Coordinates & {
  label: string;
  /** The exact position, instead of an approximate one. */
  isLive?: boolean;
};

/** Shows the vehicle's location. */
export function LocationMap({ label, latitude, longitude, isLive = false }: LocationMapProps) {
  const center = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const markers = useMemo(() => [{ id: 'last-location', label, ...center }], [label, center]);
  return (
    <MapView
      key={`${latitude} ${longitude}`}
      label={messages.lastLocation}
      center={center}
      zoom={isLive ? LIVE_ZOOM : ZOOM}
      height={isLive ? '55dvh' : 220}
    >
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
