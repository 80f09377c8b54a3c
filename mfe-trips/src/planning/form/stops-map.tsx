import { useMemo } from 'react';
import type { TripStop } from 'shared-contracts/trips';
import { MapLine, MapMarkers, MapView } from 'shared-ui/map';
import { form as messages } from './trip-form.messages.ts';

export type StopsMapProps = { stops: readonly TripStop[] };

/** The way from stop to stop. It is not the road, so it is dashed. */
export function StopsMap({ stops }: StopsMapProps) {
  const places = useMemo(
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
    <MapView label={messages.stopsMap} fit={places} height={260}>
      <MapLine points={places} isDashed />
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
