import { useCallback, useMemo } from 'react';
import { ORDER_LIMITS } from 'shared-contracts/values/field-limits';
import { Box } from 'shared-ui';
import { FieldGroup, FieldRows, useFormValue } from 'shared-ui/form';
import { optionSources } from '../order-options.api.ts';
import { Allocation } from './allocation.tsx';
import { useCreatingSource } from './create-dialogs.tsx';
import { toPosition, useReferenceData } from './reference-data.tsx';
import { location as messages } from './order-form.messages.ts';
import { emptyStop } from './order-form-values.ts';
import { fields } from '../orders.messages.ts';
import { getStopName } from '../route/stop-name.ts';
import { Picker } from './picker.tsx';
import { PreviewWarnings } from './preview-warnings.tsx';
import { RouteConfirmation } from './route-confirmation.tsx';
import { StopDetails } from './stop-details.tsx';
import { stopMessages } from './stops.messages.ts';
import { insertPickup, listKinds, type StopValues } from './stops.rules.ts';

/** Contacts belong to a location, so changing the location clears the contact, or selects it if there is only one. */
function StopFields({ path, index }: { path: string; index: number }) {
  const { records, addRecord } = useReferenceData();
  const [stops] = useFormValue<StopValues[]>('stops');
  const [locationId] = useFormValue<string | null>(`${path}.locationId`);
  const [, setContact] = useFormValue<string | null>(`${path}.contactId`);
  const kinds = listKinds(stops).join(' ');
  const label = useMemo(() => getStopName(kinds.split(' ') as ReturnType<typeof listKinds>, index), [kinds, index]);
  const locations = useCreatingSource('location', optionSources.locations);
  const locationName = records[locationId ?? '']?.name ?? '';
  const contactDefaults = useMemo(
    () => (locationId ? { location: { id: locationId, name: locationName } } : undefined),
    [locationId, locationName],
  );
  const contactsAtLocation = useMemo(() => optionSources.contactsAt(locationId ?? ''), [locationId]);
  const contacts = useCreatingSource('contact', contactsAtLocation, contactDefaults);
  return (
    <>
      <Box flex="3" minW={{ base: 'full', md: '0' }}>
        <Picker
          name={`${path}.locationId`}
          label={label}
          source={locations}
          toRecord={(location) => ({ position: toPosition(location) })}
          onSelect={(location) => {
            const [only, ...others] = location?.contacts ?? [];
            if (only) addRecord(only.id, { name: only.name });
            setContact(only && others.length === 0 ? only.id : null);
          }}
        />
      </Box>
      <Box flex="2" minW={{ base: 'full', md: '0' }}>
        <Picker
          name={`${path}.contactId`}
          label={fields.contact}
          source={contacts}
          disabled={!locationId}
          help={locationId ? undefined : messages.locationFirst}
        />
      </Box>
    </>
  );
}

const addPickup = {
  label: stopMessages.addPickup,
  insert: (stops: readonly StopValues[]) => insertPickup(stops, emptyStop),
};

/** The places in travel order, as a conflict shows them. */
function useFormatStops() {
  const { findRecord } = useReferenceData();
  return useCallback(
    (stops: readonly StopValues[]) => stops.map(({ locationId }) => findRecord(locationId)?.name ?? '…').join(' → '),
    [findRecord],
  );
}

export function LocationStep() {
  const formatStops = useFormatStops();
  return (
    <>
      <FieldGroup title={messages.stops} help={messages.stopsHelp} columns={1}>
        <FieldRows
          name="stops"
          label={messages.stops}
          formatRows={formatStops}
          addLabel={messages.add}
          addBefore={addPickup}
          emptyRow={emptyStop}
          min={2}
          max={ORDER_LIMITS.stops}
          sortable
          renderAfterRow={(index) => <StopDetails position={index} />}
        >
          {(path, index) => <StopFields path={path} index={index} />}
        </FieldRows>
      </FieldGroup>
      <Allocation />
      <FieldGroup title={messages.route} help={messages.routeHelp} columns={1}>
        <RouteConfirmation />
        <PreviewWarnings />
      </FieldGroup>
    </>
  );
}
