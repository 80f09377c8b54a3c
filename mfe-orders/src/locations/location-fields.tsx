import { useState } from 'react';
import { useCan } from 'shared-auth';
import type { Named } from 'shared-contracts/common';
import type { LocationDetails } from 'shared-contracts/locations';
import { Box } from 'shared-ui';
import { FieldGroup, TextField } from 'shared-ui/form';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import { GeofenceFields } from './geofence-fields.tsx';
import { CHOOSES_CONTACTS } from './location-access.ts';
import { form, sections } from './location-form.messages.ts';
import { contacts, countries } from './locations.api.ts';
import { fields } from './locations.messages.ts';
import { PlaceFields } from './place-fields.tsx';

const choiceOf = ({ id, name }: Named) => ({ value: id, label: name });

/** All of a location. */
export function LocationFields({ location }: { location: LocationDetails | undefined }) {
  const [country, setCountry] = useState<Named | null>(location?.country ?? null);
  return (
    <Box>
      <FieldGroup title={sections.place} help={sections.placeHelp} columns={1}>
        <TextField name="name" label={fields.name} autoFocus />
        <PlaceFields onCountry={setCountry} />
      </FieldGroup>
      <FieldGroup title={sections.geofence} help={sections.geofenceHelp} columns={1}>
        <GeofenceFields />
      </FieldGroup>
      <AddressFields country={country} />
      <ContactsField chosen={location?.contacts ?? []} />
    </Box>
  );
}

const AddressFields = ({ country }: { country: Named | null }) => (
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
      source={countries}
      chosen={country && choiceOf(country)}
    />
  </FieldGroup>
);

function ContactsField({ chosen }: { chosen: readonly Named[] }) {
  const mayChoose = useCan(CHOOSES_CONTACTS);
  return (
    <FieldGroup title={sections.contacts} help={sections.contactsHelp} columns={1}>
      <MultiSelectField
        name="contactIds"
        label={fields.contacts}
        source={contacts}
        chosen={chosen.map(choiceOf)}
        disabled={!mayChoose}
        {...(!mayChoose && { help: form.noContacts })}
      />
    </FieldGroup>
  );
}
