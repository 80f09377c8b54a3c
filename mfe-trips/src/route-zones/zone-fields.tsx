import { useMemo } from 'react';
import { MAX_ZONE_POINTS, MIN_ZONE_POINTS } from 'shared-contracts/values/route-zones';
import { Box } from 'shared-ui';
import { FieldGroup, Rows, TextField } from 'shared-ui/form';
import { ColourField } from './colour-field.tsx';
import { LazyFormMap } from './lazy-maps.tsx';
import { OverlapNote } from './overlap-note.tsx';
import { useDrawn } from './use-drawn.ts';
import { placesOf } from './zone-form.ts';
import { fields, form } from './zones.messages.ts';

/** All of a zone: its outline on the map and, as its equal, in numbers. */
export function ZoneFields({ id }: { id?: string }) {
  const drawn = useDrawn(id);
  const overlaps = useMemo(() => (drawn?.overlaps ?? []).flatMap(({ outlines }) => outlines.map(placesOf)), [drawn]);
  return (
    <Box>
      <FieldGroup title={form.zone} columns={1}>
        <TextField name="name" label={fields.name} autoFocus />
        <ColourField />
      </FieldGroup>
      <FieldGroup title={form.outline} help={form.help} columns={1}>
        <LazyFormMap id={id} overlaps={overlaps} />
        {drawn && <OverlapNote drawn={drawn} />}
      </FieldGroup>
      <FieldGroup title={form.corners} columns={1}>
        <Rows
          name="polygon"
          add={form.addCorner}
          empty={{ latitude: '', longitude: '' }}
          ordered
          min={MIN_ZONE_POINTS}
          max={MAX_ZONE_POINTS}
        >
          {(path) => (
            <>
              <TextField name={`${path}.latitude`} label={fields.latitude} />
              <TextField name={`${path}.longitude`} label={fields.longitude} />
            </>
          )}
        </Rows>
      </FieldGroup>
    </Box>
  );
}
