import { useMemo, useState, useSyncExternalStore } from 'react';
import { createFleetStore, MapVehicles, MapView } from 'shared-ui/map';
import { getCorners } from './corners.rules.ts';
import { messages } from './monitoring.messages.ts';
import { ReplayBar, type ReplayStates } from './track/replay-bar.tsx';
import { OtherTrack, TrackOnMap } from './track/track-on-map.tsx';
import type { TrackingStore } from './tracking-store.ts';
import { useTrack, type TrackQuery } from './track/use-track.ts';
import { usePlate } from './use-tracking.ts';

type MonitoringMapProps = {
  tracking: TrackingStore;
  selectedIds: readonly string[];
  /** The vehicle whose track is shown: the last of the selected ones. */
  activeId: string | undefined;
  trackQuery: TrackQuery | null;
  isFollowing: boolean;
  selectedStopId: string | null;
  onSelect: (id: string) => void;
  onSelectStop: (id: string) => void;
};

/** The vehicle of the replay cannot be selected. */
const ignoreSelection = () => undefined;

/** Returns the points to fit the map to: the selected vehicles at the time of selection, or all vehicles. */
function useFitPoints(tracking: TrackingStore, selectedIds: readonly string[]) {
  const isEmpty = useSyncExternalStore(tracking.subscribe, tracking.isEmpty);
  const selectionKey = selectedIds.toSorted().join();
  return useMemo(() => {
    const { fleet } = tracking;
    const points = (selectionKey ? selectionKey.split(',') : []).flatMap((id) => fleet.get(id) ?? []);
    return isEmpty ? [] : getCorners(points.length > 0 ? points : fleet.getVisible());
  }, [tracking, isEmpty, selectionKey]);
}

/** Shows live vehicle positions and the track of the active vehicle. */
export function MonitoringMap({
  tracking,
  selectedIds,
  activeId,
  trackQuery,
  isFollowing,
  selectedStopId,
  onSelect,
  onSelectStop,
}: MonitoringMapProps) {
  const [replayFleet] = useState(createFleetStore);
  const [replayStates] = useState<ReplayStates>(() => new Map());
  const fleetCorners = useFitPoints(tracking, selectedIds);
  const plate = usePlate(tracking, activeId);
  const {
    positions,
    track: { data },
  } = useTrack(trackQuery);
  const trackCorners = useMemo(() => getCorners(data?.positions ?? []), [data]);
  const trackKey = trackQuery && `${trackQuery.vehicleId} ${trackQuery.span.from} ${trackQuery.span.to}`;
  const replayBar = trackKey && positions && positions.length > 1 && (
    <ReplayBar
      key={trackKey}
      trackKey={trackKey}
      replayStates={replayStates}
      plate={plate}
      positions={positions}
      fleet={replayFleet}
    />
  );
  const otherIds = trackQuery ? selectedIds.filter((id) => id !== activeId) : [];
  return (
    <MapView
      label={messages.mapLabel}
      fitTo={trackCorners.length > 0 ? trackCorners : fleetCorners}
      height="100%"
      footer={replayBar}
    >
      {trackQuery &&
        otherIds.map((vehicleId) => <OtherTrack key={vehicleId} vehicleId={vehicleId} span={trackQuery.span} />)}
      {trackQuery && <TrackOnMap {...trackQuery} selectedStopId={selectedStopId} onSelectStop={onSelectStop} />}
      <MapVehicles
        fleet={tracking.fleet}
        selectedId={activeId ?? null}
        followSelected={isFollowing}
        onSelect={onSelect}
      />
      <MapVehicles fleet={replayFleet} onSelect={ignoreSelection} />
    </MapView>
  );
}
