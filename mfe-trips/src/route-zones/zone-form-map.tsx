import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormValue, useFormValues } from 'shared-ui/form';
import { GeofenceEditor, MapOverlaps, MapView, MapZones, type Geofence, type Coordinates } from 'shared-ui/map';
import { isValidOutline, readOutline, toPoints, type ZoneFormValues } from './zone-form.ts';
import { zoneQueries } from './zones.api.ts';
import { form } from './zones.messages.ts';

export type ZoneFormMapProps = {
  /** Id of the edited zone. */
  id: string | undefined;
  /** Outlines of the overlaps with other zones. */
  overlaps: readonly (readonly Coordinates[])[];
};

const GEOFENCE_KINDS = ['polygon'] as const;

/** Draws and edits the outline of a zone among the other zones. */
export function ZoneFormMap({ id, overlaps }: ZoneFormMapProps) {
  const values = useFormValues<ZoneFormValues>();
  const [, setPolygon] = useFormValue<readonly Coordinates[]>('polygon');
  const zones = useQuery(zoneQueries.listAll());
  const outline = readOutline(values);
  const geofence: Geofence | null = isValidOutline(outline) ? { kind: 'polygon', points: outline } : null;
  const otherZones = useMemo(
    () =>
      (zones.data?.items ?? [])
        .filter((zone) => zone.id !== id)
        .map(({ polygon, ...zone }) => ({ ...zone, points: toPoints(polygon) })),
    [zones.data, id],
  );
  const [initialOutline] = useState(outline);
  const fitPoints = useMemo(
    () => (initialOutline.length > 0 ? initialOutline : otherZones.flatMap(({ points }) => points)),
    [initialOutline, otherZones],
  );
  return (
    <MapView label={form.map} fitTo={fitPoints}>
      <MapZones zones={otherZones} />
      <MapOverlaps outlines={overlaps} />
      <GeofenceEditor
        geofence={geofence}
        kinds={GEOFENCE_KINDS}
        removeLabel={form.remove}
        onChange={(changed) => setPolygon(changed?.kind === 'polygon' ? changed.points : [])}
      />
    </MapView>
  );
}
