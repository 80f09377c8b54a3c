import { useMemo } from 'react';
import { MAX_ZONE_POINTS, MIN_ZONE_POINTS } from 'shared-contracts/values/network/route-zones';
import { Box } from 'shared-ui';
import { FieldGroup, FieldRows, TextField } from 'shared-ui/form';
import { ColourField } from './colour-field.tsx';
import { LazyZoneFormMap } from './lazy-maps.tsx';
import { ZoneOverlapNote } from './zone-overlaps.tsx';
import { useZoneOverlaps } from './use-zone-overlaps.ts';
import { toPoints } from './zone-form.ts';
import { fields, form } from './zones.messages.ts';

/** Fields of a zone. The outline can be drawn on the map or entered as coordinates. */
export function ZoneFields({ id }: { id?: string }) {
  const overlaps = useZoneOverlaps(id);
  const outlines = useMemo(
    () => (overlaps?.overlaps ?? []).flatMap((overlap) => overlap.outlines.map(toPoints)),
    [overlaps],
  );
  return (
    <Box>
      <FieldGroup title={form.zone} columns={1}>
        <TextField name="name" label={fields.name} autoFocus />
        <ColourField />
      </FieldGroup>
      <FieldGroup title={form.outline} help={form.help} columns={1}>
        <LazyZoneFormMap id={id} overlaps={outlines} />
        {overlaps && <ZoneOverlapNote {...overlaps} />}
      </FieldGroup>
      <FieldGroup title={form.corners} columns={1}>
        <FieldRows
          name="polygon"
          addLabel={form.addCorner}
          emptyRow={{ latitude: '', longitude: '' }}
          sortable
          min={MIN_ZONE_POINTS}
          max={MAX_ZONE_POINTS}
        >
          {(path) => (
            <>
              <TextField name={`${path}.latitude`} label={fields.latitude} />
              <TextField name={`${path}.longitude`} label={fields.longitude} />
            </>
          )}
        </FieldRows>
      </FieldGroup>
    </Box>
  );
}
