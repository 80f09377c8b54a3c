import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Suggestion } from 'shared-contracts/trips/planner';
import { useFormatMessage } from 'shared-ui';
import { MapLine, MapLines, MapMarkers, MapView, MapZones, type MapMarker, type Coordinates } from 'shared-ui/map';
import { useBoard, type Board } from './board-store.ts';
import type { BoardState } from './board.rules.ts';
import { formatColumnName } from './column-name.ts';
import { planningQueries } from '../planning.api.ts';
import { boardMessages as messages } from './board.messages.ts';

export type PlanMapProps = { board: Board };

const toPoints = ({ stops }: Suggestion): Coordinates[] =>
  stops.map(({ location: { latitude, longitude } }) => ({ latitude, longitude }));
const NO_POINTS: readonly Coordinates[] = [];

type CheckedTrip = { id: string; suggestion: Suggestion };

const listSuggestions = ({ columns, columnIds }: BoardState) =>
  columnIds.flatMap((id): CheckedTrip[] => {
    const column = columns.get(id);
    return column?.suggestion && column.orders.length > 0 ? [{ id, suggestion: column.suggestion }] : [];
  });

/** Returns each trip as of its latest check: a moved order appears only after its trips have been checked again. */
function useCheckedTrips(board: Board): readonly CheckedTrip[] {
  const current = listSuggestions(useDeferredValue(useBoard(board, 'state', (value) => value)));
  const [checkedTrips, setCheckedTrips] = useState(current);
  const isSame =
    current.length === checkedTrips.length &&
    current.every(
      ({ id, suggestion }, index) => checkedTrips[index]?.id === id && checkedTrips[index].suggestion === suggestion,
    );
  if (!isSame) setCheckedTrips(current);
  return checkedTrips;
}

/** Fits the map to the selected trip. Only a new selection moves the map, not another check of the same trip. */
function useFitPoints(
  selectedId: string | null,
  route: readonly Coordinates[],
  allPoints: readonly Coordinates[],
): readonly Coordinates[] {
  const points = route.length > 0 ? route : allPoints;
  const [fitState, setFitState] = useState({ selectedId, points });
  if (fitState.selectedId !== selectedId) setFitState({ selectedId, points });
  return fitState.points;
}

/** Map of the suggested trips: all routes in grey, the selected one with numbered stops. A marker at the last stop selects a trip. */
export function PlanMap({ board }: PlanMapProps) {
  const trips = useCheckedTrips(board);
  return <TripRoutes board={board} trips={trips} selectedId={useBoard(board, 'selectedId', (value) => value)} />;
}

type TripRoutesProps = PlanMapProps & { trips: readonly CheckedTrip[]; selectedId: string | null };

const TripRoutes = memo(({ board, trips, selectedId }: TripRoutesProps) => {
  const formatMessage = useFormatMessage();
  const zones = useQuery(planningQueries.zones());
  const selectedTrip = trips.find(({ id }) => id === selectedId)?.suggestion;
  const routes = useMemo(() => trips.map(({ suggestion }) => toPoints(suggestion)), [trips]);
  const route = useMemo(() => (selectedTrip ? toPoints(selectedTrip) : NO_POINTS), [selectedTrip]);
  const stopMarkers = useMemo(
    () =>
      (selectedTrip?.stops ?? []).map(({ location }, index): MapMarker => ({
        ...location,
        id: String(index),
        text: String(index + 1),
        label: `${index + 1}. ${location.name}`,
      })),
    [selectedTrip],
  );
  const lastStopMarkers = useMemo(
    () =>
      trips
        .filter(({ id }) => id !== selectedId)
        .flatMap(({ id, suggestion }): MapMarker[] => {
          const last = toPoints(suggestion).at(-1);
          return last
            ? [{ ...last, id, text: id.replace('trip-', ''), label: formatColumnName(id, suggestion, formatMessage) }]
            : [];
        }),
    [trips, selectedId, formatMessage],
  );
  const zoneAreas = useMemo(
    () =>
      (zones.data?.items ?? []).map(({ id, colour, polygon }) => ({
        id,
        colour,
        points: polygon.map(([latitude, longitude]) => ({ latitude, longitude })),
      })),
    [zones.data],
  );
  const fitPoints = useFitPoints(selectedId, route, routes.flat());
  const selectTrip = (id: string) => {
    board.selectColumn(id);
    document.querySelector(`[data-column="${id}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <MapView label={messages.map} fitTo={fitPoints} height="100%">
      <MapZones zones={zoneAreas} selectedId={selectedTrip?.zone?.id ?? null} />
      <MapLines lines={routes} tone="muted" isDashed />
      <MapLine points={route} isDashed={selectedTrip?.isDistanceEstimated ?? true} />
      <MapMarkers markers={lastStopMarkers} onSelect={selectTrip} />
      <MapMarkers markers={stopMarkers} isClustered={false} />
    </MapView>
  );
});
