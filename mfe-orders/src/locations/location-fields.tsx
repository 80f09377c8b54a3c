import { useState } from 'react';
import { useCan } from 'shared-auth';
import type { NamedRef } from 'shared-contracts/common';
import type { LocationDetails } from 'shared-contracts/network/locations';
import { Box } from 'shared-ui';
import { FieldGroup, TextField } from 'shared-ui/form';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import { GateFields } from './gate-fields.tsx';
import { GeofenceFields } from './geofence-fields.tsx';
import { READ_CONTACTS } from './location-access.ts';
import { formMessages, sections } from './location-form.messages.ts';
import { contactSource, countrySource } from './locations.api.ts';
import { fields } from './locations.messages.ts';
import { OpeningHoursFields } from './opening-hours-fields.tsx';
import { PositionFields } from './position-fields.tsx';

const toOption = ({ id, name }: NamedRef) => ({ value: id, label: name });

export function LocationFields({ location }: { location: LocationDetails | undefined }) {
  const [country, setCountry] = useState<NamedRef | null>(location?.country ?? null);
  return (
    <Box>
      <FieldGroup title={sections.position} help={sections.positionHelp} columns={1}>
        <TextField name="name" label={fields.name} autoFocus />
        <PositionFields onCountry={setCountry} />
      </FieldGroup>
      <FieldGroup title={sections.geofence} help={sections.geofenceHelp} columns={1}>
        <GeofenceFields />
      </FieldGroup>
      <AddressFields country={country} />
      <OpeningHoursFields />
      <GateFields />
      <ContactsField selected={location?.contacts ?? []} />
    </Box>
  );
}

const AddressFields = ({ country }: { country: NamedRef | null }) => (
  <FieldGroup title={sections.address}>
    <TextField name="address.buildingNumber" label={fields.buildingNumber} />
    <TextField name="address.apartmentNumber" label={fields.apartmentNumber} />
    <TextField name="address.street1" label={fields.street1} />
    <TextField name="address.street2" label={fields.street2} />
    <TextField name="address.city" label={fields.city} />
    <TextField name="address.zip" label={fields.zip} />
    <TextField name="address.state" label={fields.state} />
    <ComboboxField
      name="address.countryId"
      label={fields.country}
      source={countrySource}
      selectedOption={country && toOption(country)}
    />
  </FieldGroup>
);

function ContactsField({ selected }: { selected: readonly NamedRef[] }) {
  const canReadContacts = useCan(READ_CONTACTS);
  return (
    <FieldGroup title={sections.contacts} help={sections.contactsHelp} columns={1}>
      <MultiSelectField
        name="contactIds"
        label={fields.contacts}
        source={contactSource}
        selectedOptions={selected.map(toOption)}
        disabled={!canReadContacts}
        {...(!canReadContacts && { help: formMessages.noContacts })}
      />
    </FieldGroup>
  );
}
