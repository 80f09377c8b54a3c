import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSay } from 'shared-ui';
import { MapLine, MapLines, MapMarkers } from 'shared-ui/map';
import { monitoringQueries } from './monitoring.api.ts';
import { bandTones } from './speed-legend.tsx';
import { stopWords } from './track-stops.tsx';
import { BANDS, linesByBand } from './track.rules.ts';
import { useTrack, type TrackOf } from './use-track.ts';

type OnMapProps = TrackOf & { stop: string | null; onStop: (id: string) => void };

/** The way with its speeds, and the stops by number. */
export function TrackOnMap({ stop, onStop, ...of }: OnMapProps) {
  const say = useSay();
  const { positions } = useTrack(of);
  const { data } = useQuery(monitoringQueries.stops(of.vehicleId, of.span));
  const lines = useMemo(() => linesByBand(positions ?? []), [positions]);
  const markers = useMemo(
    () =>
      (data?.stops ?? []).map((one, index) => ({
        id: String(one.fromAt),
        latitude: one.latitude,
        longitude: one.longitude,
        text: String(index + 1),
        label: say(stopWords(one, index)),
        tone: 'neutral' as const,
      })),
    [data, say],
  );
  return (
    <>
      {BANDS.map((band) => (
        <MapLines key={band} lines={lines[band]} tone={bandTones[band]} />
      ))}
      <MapMarkers markers={markers} isClustered={false} selected={stop} onSelect={onStop} />
    </>
  );
}

/** The way of another chosen vehicle. */
export function OtherTrack({ vehicleId, span }: Pick<TrackOf, 'vehicleId' | 'span'>) {
  const { positions } = useTrack({ vehicleId, span, isDetailed: false });
  return positions ? <MapLine points={positions} tone="muted" /> : null;
}
