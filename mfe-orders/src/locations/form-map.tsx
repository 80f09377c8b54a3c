import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Text, useSay } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import {
  cornersOf,
  GeofenceEditor,
  MapGeofences,
  MapMarkers,
  MapPick,
  MapView,
  type Geofence,
  type Place,
} from 'shared-ui/map';
import { form } from './location-form.messages.ts';
import { geofenceIn, placeIn, type LocationForm } from './location-form.ts';
import { useGeofence } from './use-geofence.ts';

export type FormMapProps = {
  /** Where an address or numbers have led; null: to what was there at first. */
  focus: Place | null;
  onPick: (place: Place) => void;
};

type Mode = 'setsPlace' | 'drawsGeofence';
const MODES: readonly Mode[] = ['setsPlace', 'drawsGeofence'];

const all = (place: Place | null, geofence: Geofence | null) => [
  ...(geofence ? cornersOf(geofence) : []),
  ...(place ? [place] : []),
];

/** The place and its geofence as they are entered; a click sets the one or draws the other. */
export function FormMap({ focus, onPick }: FormMapProps) {
  const say = useSay();
  const [mode, setMode] = useState<Mode>('setsPlace');
  const values = useFormValues<LocationForm>();
  const place = placeIn(values);
  const geofence = geofenceIn(values);
  const draw = useGeofence(place);
  const [first] = useState(() => all(place, geofence));
  const { latitude, longitude } = place ?? {};
  const markers = useMemo(
    () =>
      latitude === undefined || longitude === undefined
        ? []
        : [{ id: 'place', label: values.name || say(form.map), latitude, longitude }],
    [latitude, longitude, values.name, say],
  );
  return (
    <Box>
      <Flex role="group" aria-label={say(form.onClick)} mb="2" gap="2" align="center" wrap="wrap">
        <Text textStyle="sm" color="fg.muted" aria-hidden>
          <FormattedMessage {...form.onClick} />
        </Text>
        {MODES.map((one) => (
          <Button
            key={one}
            type="button"
            size="xs"
            variant="outline"
            aria-pressed={one === mode}
            _pressed={{ bg: 'accent.subtle', color: 'accent.fg' }}
            onClick={() => setMode(one)}
          >
            <FormattedMessage {...form[one]} />
          </Button>
        ))}
      </Flex>
      <MapView label={form.map} fit={focus ? [focus] : first}>
        <MapMarkers markers={markers} isClustered={false} />
        {mode === 'setsPlace' && geofence && <MapGeofences geofences={[geofence]} />}
        {mode === 'setsPlace' ? <MapPick onPick={onPick} /> : <GeofenceEditor geofence={geofence} onChange={draw} />}
      </MapView>
    </Box>
  );
}
