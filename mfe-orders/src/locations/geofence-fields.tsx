import { MAX_GEOFENCE_POINTS, MIN_GEOFENCE_POINTS } from 'shared-contracts/values/network/locations';
import { Box } from 'shared-ui';
import { MeasureField, FieldRows, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { formMessages } from './location-form.messages.ts';
import type { LocationForm } from './location-form.ts';
import { fields, geofences } from './locations.messages.ts';

/** The geofence drawn on the map, as numbers. */
export function GeofenceFields() {
  const [type] = useFormValue<LocationForm['geofenceType']>('geofenceType');
  return (
    <>
      <Box maxW="20rem">
        <SelectField name="geofenceType" label={fields.geofence} options={geofences} />
      </Box>
      {type === 'circle' && (
        <Box maxW="20rem">
          <MeasureField name="geofenceRadius" label={fields.radius} kind="length" />
        </Box>
      )}
      {type === 'polygon' && (
        <FieldRows
          name="geofencePolygon"
          addLabel={formMessages.addCorner}
          emptyRow={{ latitude: '', longitude: '' }}
          sortable
          min={MIN_GEOFENCE_POINTS}
          max={MAX_GEOFENCE_POINTS}
        >
          {(path) => (
            <>
              <TextField name={`${path}.latitude`} label={fields.latitude} />
              <TextField name={`${path}.longitude`} label={fields.longitude} />
            </>
          )}
        </FieldRows>
      )}
    </>
  );
}
