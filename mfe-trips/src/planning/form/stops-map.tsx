import { useMemo } from 'react';
import type { TripStop } from 'shared-contracts/trips/trips';
import { MapLine, MapMarkers, MapView } from 'shared-ui/map';
import { formMessages as messages } from './trip-form.messages.ts';

export type StopsMapProps = { stops: readonly TripStop[] };

/** Straight legs from stop to stop, dashed because they don't follow roads. */
export function StopsMap({ stops }: StopsMapProps) {
  const points = useMemo(
    () => stops.map(({ location: { latitude, longitude } }) => ({ latitude, longitude })),
    [stops],
  );
  const markers = useMemo(
    () =>
      stops.map(({ location: { latitude, longitude, name } }, index) => ({
        latitude,
        longitude,
        id: String(index),
        text: String(index + 1),
        label: `${index + 1}. ${name}`,
      })),
    [stops],
  );
  return (
    <MapView label={messages.stopsMap} fitTo={points} height={260}>
      <MapLine points={points} isDashed />
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
