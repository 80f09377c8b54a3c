import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Suggestion } from 'shared-contracts/planner';
import { useSay } from 'shared-ui';
import { MapLine, MapLines, MapMarkers, MapView, MapZones, type MapMarker, type Place } from 'shared-ui/map';
import { useBoard, type Board } from './board.ts';
import { LEFT, type BoardState } from './board.rules.ts';
import { nameOf } from './column-name.ts';
import { planningQueries } from './planning.api.ts';
import { board as messages } from './planning.messages.ts';

export type PlanMapProps = { board: Board };

const placesOf = ({ stops }: Suggestion): Place[] => stops.map(({ location: { latitude, longitude } }) => ({ latitude, longitude }));
const NONE: readonly Place[] = [];

/** Each suggestion as it was checked last: until the next check a moved order changes nothing here. */
const suggestionsIn = ({ columns, order }: BoardState) => order.flatMap((id) => {
  const column = columns.get(id);
  return id !== LEFT && column?.suggestion && column.orders.length > 0 ? [{ column, suggestion: column.suggestion }] : [];
});

/** Where the suggested trips go: all of them faintly, the one that is looked at with its stops by number; each stands at its last stop. */
export function PlanMap({ board }: PlanMapProps) {
  const say = useSay();
  const state = useDeferredValue(useBoard(board, (seen) => seen.state));
  const selected = useBoard(board, (seen) => seen.selected);
  const zones = useQuery(planningQueries.zones());
  const trips = useMemo(() => suggestionsIn(state), [state]);
  const chosen = trips.find(({ column }) => column.id === selected)?.suggestion;
  const lines = useMemo(() => trips.map(({ suggestion }) => placesOf(suggestion)), [trips]);
  const way = useMemo(() => (chosen ? placesOf(chosen) : NONE), [chosen]);
  const stops = useMemo(() => (chosen?.stops ?? []).map(({ location }, index): MapMarker => ({ ...location, id: String(index), text: String(index + 1), label: `${index + 1}. ${location.name}` })), [chosen]);
  const ends = useMemo(() => trips.filter(({ column }) => column.id !== selected).flatMap(({ column, suggestion }): MapMarker[] => {
    const last = placesOf(suggestion).at(-1);
    return last ? [{ ...last, id: column.id, text: column.id.replace('trip-', ''), label: nameOf(column.id, column, say) }] : [];
  }), [trips, selected, say]);
  const areas = useMemo(() => (zones.data?.items ?? []).map(({ id, colour, polygon }) => ({ id, colour, points: polygon.map(([latitude, longitude]) => ({ latitude, longitude })) })), [zones.data]);
  const fit = useMemo(() => lines.flat(), [lines]);
  const choose = (id: string) => {
    board.select(id);
    document.querySelector(`[data-column="${id}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <MapView label={messages.map} fit={way.length > 0 ? way : fit} height="100%">
      <MapZones zones={areas} selected={chosen?.zone?.id ?? null} />
      <MapLines lines={lines} tone="muted" isDashed />
      <MapLine points={way} isDashed={chosen?.isDistanceEstimated ?? true} />
      <MapMarkers markers={ends} onSelect={choose} />
      <MapMarkers markers={stops} isClustered={false} />
    </MapView>
  );
}
