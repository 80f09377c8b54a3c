import { useMemo } from 'react';
import { MapMarkers, MapView, type Place } from 'shared-ui/map';
import { messages } from './tracking.messages.ts';

const ZOOM = 10;

export type PlaceMapProps = Place & { label: string };

/** Roughly where the vehicle was. */
export function PlaceMap({ label, latitude, longitude }: PlaceMapProps) {
  const center = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const markers = useMemo(() => [{ id: 'place', label, ...center }], [label, center]);
  return (
    <MapView key={`${latitude} ${longitude}`} label={messages.place} center={center} zoom={ZOOM} height={220}>
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
