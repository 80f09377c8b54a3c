import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RouteZoneRow } from 'shared-contracts/route-zones';
import { initialsOf } from 'shared-ui';
import { MapMarkers, MapOverlaps, MapView, MapZones } from 'shared-ui/map';
import { middleOf, placesOf } from './zone-form.ts';
import { zoneQueries } from './zones.api.ts';
import { messages } from './zones.messages.ts';

export type ZonesMapProps = {
  zones: readonly Pick<RouteZoneRow, 'id' | 'name' | 'colour' | 'polygon'>[];
  selected: string | null;
  onSelect?: (id: string) => void;
  height?: number | string;
};

/** Zones where they lie; of the one that is chosen also what others cover of it. */
export function ZonesMap({ zones, selected, onSelect, height = '100%' }: ZonesMapProps) {
  const chosen = useQuery({ ...zoneQueries.detail(selected ?? ''), enabled: selected !== null });
  const areas = useMemo(
    () => zones.map(({ id, colour, polygon }) => ({ id, colour, points: placesOf(polygon) })),
    [zones],
  );
  const markers = useMemo(
    () => zones.map(({ id, name, polygon }) => ({ ...middleOf(polygon), id, label: name, initials: initialsOf(name) })),
    [zones],
  );
  const overlaps = useMemo(
    () => (chosen.data?.overlaps ?? []).flatMap(({ outlines }) => outlines.map(placesOf)),
    [chosen.data],
  );
  const fit = useMemo(() => areas.flatMap(({ points }) => points), [areas]);
  return (
    <MapView label={messages.map} fit={fit} height={height}>
      <MapZones zones={areas} selected={selected} />
      <MapOverlaps outlines={overlaps} />
      <MapMarkers markers={markers} isClustered={false} selected={selected} {...(onSelect && { onSelect })} />
    </MapView>
  );
}
