import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormValue, useFormValues } from 'shared-ui/form';
import { GeofenceEditor, MapOverlaps, MapView, MapZones, type Geofence, type Place } from 'shared-ui/map';
import { isOutline, outlineIn, placesOf, type ZoneForm } from './zone-form.ts';
import { zoneQueries } from './zones.api.ts';
import { form } from './zones.messages.ts';

export type FormMapProps = {
  /** Of the zone that is changed. */
  id: string | undefined;
  /** What it has in common with others. */
  overlaps: readonly (readonly Place[])[];
};

const KINDS = ['polygon'] as const;

/** The outline as it is entered, among the other zones; it is drawn and changed here. */
export function FormMap({ id, overlaps }: FormMapProps) {
  const values = useFormValues<ZoneForm>();
  const [, setPolygon] = useFormValue<readonly Place[]>('polygon');
  const zones = useQuery(zoneQueries.whole());
  const outline = outlineIn(values);
  const geofence: Geofence | null = isOutline(outline) ? { kind: 'polygon', points: outline } : null;
  const others = useMemo(
    () =>
      (zones.data?.items ?? [])
        .filter((zone) => zone.id !== id)
        .map(({ polygon, ...zone }) => ({ ...zone, points: placesOf(polygon) })),
    [zones.data, id],
  );
  const [first] = useState(outline);
  const fit = useMemo(() => (first.length > 0 ? first : others.flatMap(({ points }) => points)), [first, others]);
  return (
    <MapView label={form.map} fit={fit}>
      <MapZones zones={others} />
      <MapOverlaps outlines={overlaps} />
      <GeofenceEditor
        geofence={geofence}
        kinds={KINDS}
        remove={form.remove}
        onChange={(drawn) => setPolygon(drawn?.kind === 'polygon' ? drawn.points : [])}
      />
    </MapView>
  );
}
