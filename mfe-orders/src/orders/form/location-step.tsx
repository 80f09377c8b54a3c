import { useMemo } from 'react';
import { Box } from 'shared-ui';
import { FieldGroup, Rows, useFormValue } from 'shared-ui/form';
import { choices } from './choices.api.ts';
import { positionOf, useKnown } from './known.tsx';
import { location as messages } from './order-form.messages.ts';
import { emptyStop } from './order-values.ts';
import { fields } from './orders.messages.ts';
import { stopName } from './stop-name.ts';
import { Picker } from './picker.tsx';
import { RouteConfirmation } from './route-confirmation.tsx';

/** The contact stands at the location: another location needs another contact, and its only one is taken at once. */
function Stop({ path, index }: { path: string; index: number }) {
  const { remember } = useKnown();
  const [locationId] = useFormValue<string | null>(`${path}.locationId`);
  const [, setContact] = useFormValue<string | null>(`${path}.contactId`);
  const label = useMemo(() => stopName(index), [index]);
  const contacts = useMemo(() => choices.contactsAt(locationId ?? ''), [locationId]);
  return (
    <>
      <Box flex="3" minW={{ base: 'full', md: '0' }}>
        <Picker
          name={`${path}.locationId`}
          label={label}
          source={choices.locations}
          learn={(location) => ({ position: positionOf(location) })}
          onChoose={(location) => {
            const [only, ...others] = location?.contacts ?? [];
            if (only) remember(only.id, { name: only.name });
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

export const LocationStep = () => (
  <>
    <FieldGroup title={messages.stops} help={messages.stopsHelp} columns={1}>
      <Rows name="stops" add={messages.add} empty={emptyStop} min={2} max={50} ordered>
        {(path, index) => <Stop path={path} index={index} />}
      </Rows>
    </FieldGroup>
    <FieldGroup title={messages.route} help={messages.routeHelp} columns={1}>
      <RouteConfirmation />
    </FieldGroup>
  </>
);
