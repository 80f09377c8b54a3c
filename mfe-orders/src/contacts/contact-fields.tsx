import { useCan } from 'shared-auth';
import type { NamedRef } from 'shared-contracts/common';
import type { ContactRow } from 'shared-contracts/network/contacts';
import { Box, LANGUAGE_NAMES } from 'shared-ui';
import { CheckboxField, FieldGroup, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { MultiSelectField } from 'shared-ui/picker';
import { READ_LOCATIONS, CREATE_DRIVERS } from './contact-access.ts';
import { helpTexts, sections } from './contact-form.messages.ts';
import { locationSource } from './contacts.api.ts';
import { fields, flags, messages } from './contacts.messages.ts';
import { NotificationTypes } from './notification-types.tsx';
import { useDuplicateEmailHint } from './use-duplicate-email-hint.ts';

type ContactFieldsProps = {
  /** Undefined for a new contact. */
  contact: ContactRow | undefined;
  /** The location of a new contact. */
  location?: NamedRef | undefined;
  organizationId: string;
};

export function ContactFields({ contact, location, organizationId }: ContactFieldsProps) {
  const [isNotification] = useFormValue<boolean>('isNotification');
  return (
    <Box>
      <PersonFields contact={contact} organizationId={organizationId} />
      <FieldGroup title={sections.channels}>
        <CheckboxField name="byEmail" label={fields.byEmail} />
        <CheckboxField name="bySms" label={fields.bySms} help={helpTexts.bySms} />
        <LanguageField isUser={contact?.isUser === true} />
      </FieldGroup>
      <FieldGroup title={sections.purpose} help={sections.purposeHelp}>
        <CheckboxField name="isDelivery" label={flags.isDelivery} />
        <CheckboxField name="isBilling" label={flags.isBilling} />
        <CheckboxField name="isNotification" label={flags.isNotification} help={helpTexts.isNotification} />
        <DriverField isDriver={hasDriver(contact)} />
      </FieldGroup>
      {isNotification && <NotificationTypes />}
      <LocationsField selected={contact?.locations ?? (location ? [location] : [])} />
    </Box>
  );
}

const hasDriver = (contact: ContactRow | undefined) => contact !== undefined && contact.driverId !== null;

function PersonFields({ contact, organizationId }: ContactFieldsProps) {
  const duplicateHint = useDuplicateEmailHint(organizationId, contact?.id);
  const isEmailLocked = hasDriver(contact);
  const help = isEmailLocked ? helpTexts.emailOfDriver : duplicateHint;
  return (
    <FieldGroup title={sections.person}>
      <TextField name="firstName" label={fields.firstName} autoFocus />
      <TextField name="middleName" label={fields.middleName} />
      <TextField name="lastName" label={fields.lastName} />
      <TextField name="phone" label={fields.phone} type="tel" />
      <TextField name="email" label={fields.email} type="email" disabled={isEmailLocked} {...(help && { help })} />
    </FieldGroup>
  );
}

const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

const LanguageField = ({ isUser }: { isUser: boolean }) => (
  <SelectField
    name="language"
    label={fields.language}
    options={LANGUAGES}
    disabled={isUser}
    help={isUser ? helpTexts.userLanguage : helpTexts.language}
    placeholder={isUser ? messages.userLanguage : messages.organizationLanguage}
  />
);

function DriverField({ isDriver }: { isDriver: boolean }) {
  const canCreateDrivers = useCan(CREATE_DRIVERS);
  const disabledHelp = isDriver ? helpTexts.driverStays : helpTexts.noDrivers;
  const isEnabled = canCreateDrivers && !isDriver;
  return (
    <CheckboxField
      name="isDriver"
      label={flags.isDriver}
      help={isEnabled ? helpTexts.isDriver : disabledHelp}
      disabled={!isEnabled}
    />
  );
}

function LocationsField({ selected }: { selected: ContactRow['locations'] }) {
  const canReadLocations = useCan(READ_LOCATIONS);
  const options = selected.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FieldGroup title={sections.locations} help={sections.locationsHelp} columns={1}>
      <MultiSelectField
        name="locationIds"
        label={fields.locations}
        source={locationSource}
        selectedOptions={options}
        disabled={!canReadLocations}
        {...(!canReadLocations && { help: helpTexts.noLocations })}
      />
    </FieldGroup>
  );
}
