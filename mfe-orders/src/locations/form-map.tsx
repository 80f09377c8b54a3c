import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Text, useFormatMessage } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import {
  getCorners,
  GeofenceEditor,
  MapGeofences,
  MapMarkers,
  MapPointPicker,
  MapView,
  type Geofence,
  type Coordinates,
} from 'shared-ui/map';
import { formMessages } from './location-form.messages.ts';
import { locationQueries } from './locations.api.ts';
import { toGeofence, toCoordinates, type LocationForm } from './location-form.ts';
import { useSetGeofence } from './use-set-geofence.ts';

export type FormMapProps = {
  /** The position to show; null: the initial position and geofence. */
  focus: Coordinates | null;
  onPick: (position: Coordinates) => void;
};

const MODES = ['setPosition', 'circle', 'polygon'] as const;
type Mode = (typeof MODES)[number];

const NOWHERE: readonly Coordinates[] = [];

const listCoordinates = (position: Coordinates | null, geofence: Geofence | null) => [
  ...(geofence ? getCorners(geofence) : []),
  ...(position ? [position] : []),
];

/** The entered position and geofence; a click sets the position or draws the geofence, depending on the mode. */
export function FormMap({ focus, onPick }: FormMapProps) {
  const formatMessage = useFormatMessage();
  const [mode, setMode] = useState<Mode>('setPosition');
  const values = useFormValues<LocationForm>();
  const position = toCoordinates(values);
  const geofence = toGeofence(values);
  const setGeofence = useSetGeofence(position);
  const [initialCoordinates] = useState(() => listCoordinates(position, geofence));
  const isNew = initialCoordinates.length === 0;
  const homeArea = useQuery({ ...locationQueries.homeArea(), enabled: isNew });
  const startCoordinates = isNew ? (homeArea.data?.corners ?? NOWHERE) : initialCoordinates;
  const { latitude, longitude } = position ?? {};
  const markers = useMemo(
    () =>
      latitude === undefined || longitude === undefined
        ? []
        : [{ id: 'position', label: values.name || formatMessage(formMessages.map), latitude, longitude }],
    [latitude, longitude, values.name, formatMessage],
  );
  return (
    <Box>
      <Flex role="group" aria-label={formatMessage(formMessages.mapTool)} mb="2" gap="2" align="center" wrap="wrap">
        <Text textStyle="sm" color="fg.muted" aria-hidden>
          <FormattedMessage {...formMessages.mapTool} />
        </Text>
        {MODES.map((option) => (
          <Button
            key={option}
            type="button"
            size="xs"
            variant="outline"
            aria-pressed={option === mode}
            _pressed={{ bg: 'accent.subtle', color: 'accent.fg' }}
            onClick={() => setMode(option)}
          >
            <FormattedMessage {...formMessages[option]} />
          </Button>
        ))}
      </Flex>
      <MapView label={formMessages.map} fitTo={focus ? [focus] : startCoordinates}>
        <MapMarkers markers={markers} isClustered={false} />
        {mode === 'setPosition' && geofence && <MapGeofences geofences={[geofence]} />}
        {mode === 'setPosition' ? (
          <MapPointPicker onPick={onPick} />
        ) : (
          <GeofenceEditor
            key={mode}
            geofence={geofence}
            kinds={[mode]}
            onChange={setGeofence}
            {...(geofence?.kind !== mode && { startWith: mode })}
          />
        )}
      </MapView>
    </Box>
  );
}
