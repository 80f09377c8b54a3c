import { useMemo, useState, useSyncExternalStore } from 'react';
import { createFleet, MapVehicles, MapView } from 'shared-ui/map';
import { cornersAround } from './fit.rules.ts';
import { messages } from './monitoring.messages.ts';
import { ReplayBar, type Stood } from './replay-bar.tsx';
import { OtherTrack, TrackOnMap } from './track-on-map.tsx';
import type { Tracking } from './tracking.ts';
import { useTrack, type TrackOf } from './use-track.ts';
import { usePlate } from './use-tracking.ts';

type MapProps = {
  tracking: Tracking;
  chosen: readonly string[];
  /** The one whose track is looked at, the last of the chosen. */
  active: string | undefined;
  track: TrackOf | null;
  follows: boolean;
  stop: string | null;
  onChoose: (id: string) => void;
  onStop: (id: string) => void;
};

/** The replay's vehicle is only seen. */
const stay = () => undefined;

/** What is shown whole: all vehicles, or those that were chosen where they were then. */
function useFit(tracking: Tracking, chosen: readonly string[]) {
  const isEmpty = useSyncExternalStore(tracking.follow, tracking.isEmpty);
  const wanted = chosen.toSorted().join();
  return useMemo(() => {
    const { fleet } = tracking;
    const places = (wanted ? wanted.split(',') : []).flatMap((id) => fleet.get(id) ?? []);
    return isEmpty ? [] : cornersAround(places.length > 0 ? places : fleet.shown());
  }, [tracking, isEmpty, wanted]);
}

/** The vehicles as they move, and the track of the one that is looked at. */
export function MonitoringMap({ tracking, chosen, active, track, follows, stop, onChoose, onStop }: MapProps) {
  const [replay] = useState(createFleet);
  const [stood] = useState<Stood>(() => new Map());
  const around = useFit(tracking, chosen);
  const plate = usePlate(tracking, active);
  const {
    positions,
    track: { data },
  } = useTrack(track);
  const way = useMemo(() => cornersAround(data?.positions ?? []), [data]);
  const seen = track && `${track.vehicleId} ${track.span.from} ${track.span.to}`;
  const bar = seen && positions && positions.length > 1 && (
    <ReplayBar key={seen} of={seen} stood={stood} plate={plate} positions={positions} fleet={replay} />
  );
  const others = track ? chosen.filter((id) => id !== active) : [];
  return (
    <MapView label={messages.mapOf} fit={way.length > 0 ? way : around} height="100%" under={bar}>
      {track && others.map((vehicleId) => <OtherTrack key={vehicleId} vehicleId={vehicleId} span={track.span} />)}
      {track && <TrackOnMap {...track} stop={stop} onStop={onStop} />}
      <MapVehicles fleet={tracking.fleet} selected={active ?? null} follows={follows} onSelect={onChoose} />
      <MapVehicles fleet={replay} onSelect={stay} />
    </MapView>
  );
}
