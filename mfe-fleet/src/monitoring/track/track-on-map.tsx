import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormatMessage } from 'shared-ui';
import { MapLine, MapLines, MapMarkers } from 'shared-ui/map';
import { monitoringQueries } from '../monitoring.api.ts';
import { bandTones } from './speed-legend.tsx';
import { getStopLabel } from './track-stops.tsx';
import { SPEED_BANDS, toLinesByKind } from './track.rules.ts';
import { useTrack, type TrackQuery } from './use-track.ts';

type TrackOnMapProps = TrackQuery & { selectedStopId: string | null; onSelectStop: (id: string) => void };

/** Draws the track coloured by speed, dashed where it is approximate, with its numbered stops. */
export function TrackOnMap({ selectedStopId, onSelectStop, ...query }: TrackOnMapProps) {
  const formatMessage = useFormatMessage();
  const { positions } = useTrack(query);
  const { data } = useQuery(monitoringQueries.stops(query.vehicleId, query.span));
  const lines = useMemo(() => toLinesByKind(positions ?? []), [positions]);
  const markers = useMemo(
    () =>
      (data?.stops ?? []).map((halt, index) => ({
        id: String(halt.fromAt),
        latitude: halt.latitude,
        longitude: halt.longitude,
        text: String(index + 1),
        label: formatMessage(getStopLabel(halt, index)),
        tone: 'neutral' as const,
      })),
    [data, formatMessage],
  );
  return (
    <>
      {SPEED_BANDS.map((band) => (
        <MapLines key={band} lines={lines[band]} tone={bandTones[band]} />
      ))}
      <MapLines lines={lines.coarse} tone="muted" isDashed />
      <MapMarkers markers={markers} isClustered={false} selectedId={selectedStopId} onSelect={onSelectStop} />
    </>
  );
}

/** The track of another selected vehicle. */
export function OtherTrack({ vehicleId, span }: Pick<TrackQuery, 'vehicleId' | 'span'>) {
  const { positions } = useTrack({ vehicleId, span, isDetailed: false });
  return positions ? <MapLine points={positions} tone="muted" /> : null;
}
