import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RouteZoneRow } from 'shared-contracts/network/route-zones';
import { getInitials } from 'shared-ui';
import { MapMarkers, MapOverlaps, MapView, MapZones } from 'shared-ui/map';
import { getCenter, toPoints } from './zone-form.ts';
import { zoneQueries } from './zones.api.ts';
import { messages } from './zones.messages.ts';

export type ZonesMapProps = {
  zones: readonly Pick<RouteZoneRow, 'id' | 'name' | 'colour' | 'polygon'>[];
  selectedId: string | null;
  onSelect?: (id: string) => void;
  height?: number | string;
};

/** Map of the zones, with the overlaps of the selected one. */
export function ZonesMap({ zones, selectedId, onSelect, height = '100%' }: ZonesMapProps) {
  const selectedZone = useQuery({ ...zoneQueries.detail(selectedId ?? ''), enabled: selectedId !== null });
  const zoneAreas = useMemo(
    () => zones.map(({ id, colour, polygon }) => ({ id, colour, points: toPoints(polygon) })),
    [zones],
  );
  const markers = useMemo(
    () =>
      zones.map(({ id, name, polygon }) => ({ ...getCenter(polygon), id, label: name, initials: getInitials(name) })),
    [zones],
  );
  const overlaps = useMemo(
    () => (selectedZone.data?.overlaps ?? []).flatMap(({ outlines }) => outlines.map(toPoints)),
    [selectedZone.data],
  );
  const fitPoints = useMemo(() => zoneAreas.flatMap(({ points }) => points), [zoneAreas]);
  return (
    <MapView label={messages.map} fitTo={fitPoints} height={height}>
      <MapZones zones={zoneAreas} selectedId={selectedId} />
      <MapOverlaps outlines={overlaps} />
      <MapMarkers markers={markers} isClustered={false} selectedId={selectedId} {...(onSelect && { onSelect })} />
    </MapView>
  );
}
