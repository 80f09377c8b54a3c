import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Suggestion } from 'shared-contracts/planner';
import { useSay } from 'shared-ui';
import { MapLine, MapLines, MapMarkers, MapView, MapZones, type MapMarker, type Place } from 'shared-ui/map';
import { useBoard, type Board } from './board.ts';
import type { BoardState } from './board.rules.ts';
import { nameOf } from './column-name.ts';
import { planningQueries } from './planning.api.ts';
import { board as messages } from './planning.messages.ts';

export type PlanMapProps = { board: Board };

const placesOf = ({ stops }: Suggestion): Place[] =>
  stops.map(({ location: { latitude, longitude } }) => ({ latitude, longitude }));
const NONE: readonly Place[] = [];

type Shown = { id: string; suggestion: Suggestion };

const suggestionsIn = ({ columns, order }: BoardState) =>
  order.flatMap((id): Shown[] => {
    const column = columns.get(id);
    return column?.suggestion && column.orders.length > 0 ? [{ id, suggestion: column.suggestion }] : [];
  });

/** Each suggestion as it was checked last: a moved order changes nothing here until its trips have been checked. */
function useShown(board: Board): readonly Shown[] {
  const now = suggestionsIn(useDeferredValue(useBoard(board, 'state', (part) => part)));
  const [shown, setShown] = useState(now);
  const isSame =
    now.length === shown.length &&
    now.every(({ id, suggestion }, at) => shown[at]?.id === id && shown[at].suggestion === suggestion);
  if (!isSame) setShown(now);
  return shown;
}

/** What the map fits to: another trip that is looked at; a check of the same one moves no map. */
function useFit(selected: string | null, way: readonly Place[], all: readonly Place[]): readonly Place[] {
  const [fitted, setFitted] = useState({ selected, fit: way.length > 0 ? way : all });
  if (fitted.selected !== selected) setFitted({ selected, fit: way.length > 0 ? way : all });
  return fitted.fit;
}

/** Where the suggested trips go: all of them faintly, the one that is looked at with its stops by number; each stands at its last stop. */
export function PlanMap({ board }: PlanMapProps) {
  const trips = useShown(board);
  return <Ways board={board} trips={trips} selected={useBoard(board, 'selected', (part) => part)} />;
}

type WaysProps = PlanMapProps & { trips: readonly Shown[]; selected: string | null };

const Ways = memo(({ board, trips, selected }: WaysProps) => {
  const say = useSay();
  const zones = useQuery(planningQueries.zones());
  const chosen = trips.find(({ id }) => id === selected)?.suggestion;
  const lines = useMemo(() => trips.map(({ suggestion }) => placesOf(suggestion)), [trips]);
  const way = useMemo(() => (chosen ? placesOf(chosen) : NONE), [chosen]);
  const stops = useMemo(
    () =>
      (chosen?.stops ?? []).map(({ location }, index): MapMarker => ({
        ...location,
        id: String(index),
        text: String(index + 1),
        label: `${index + 1}. ${location.name}`,
      })),
    [chosen],
  );
  const ends = useMemo(
    () =>
      trips
        .filter(({ id }) => id !== selected)
        .flatMap(({ id, suggestion }): MapMarker[] => {
          const last = placesOf(suggestion).at(-1);
          return last ? [{ ...last, id, text: id.replace('trip-', ''), label: nameOf(id, suggestion, say) }] : [];
        }),
    [trips, selected, say],
  );
  const areas = useMemo(
    () =>
      (zones.data?.items ?? []).map(({ id, colour, polygon }) => ({
        id,
        colour,
        points: polygon.map(([latitude, longitude]) => ({ latitude, longitude })),
      })),
    [zones.data],
  );
  const fit = useFit(selected, way, lines.flat());
  const choose = (id: string) => {
    board.select(id);
    document.querySelector(`[data-column="${id}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <MapView label={messages.map} fit={fit} height="100%">
      <MapZones zones={areas} selected={chosen?.zone?.id ?? null} />
      <MapLines lines={lines} tone="muted" isDashed />
      <MapLine points={way} isDashed={chosen?.isDistanceEstimated ?? true} />
      <MapMarkers markers={ends} onSelect={choose} />
      <MapMarkers markers={stops} isClustered={false} />
    </MapView>
  );
});
