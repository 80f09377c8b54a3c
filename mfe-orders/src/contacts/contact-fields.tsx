import { useCan } from 'shared-auth';
import type { ContactRow } from 'shared-contracts/contacts';
import { Box, LANGUAGE_NAMES } from 'shared-ui';
import { CheckboxField, FieldGroup, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { MultiSelectField } from 'shared-ui/picker';
import { CHOOSES_LOCATIONS, MAKES_DRIVERS } from './contact-access.ts';
import { helps, sections } from './contact-form.messages.ts';
import { locations } from './contacts.api.ts';
import { fields, flags, messages } from './contacts.messages.ts';
import { NotificationTypes } from './notification-types.tsx';
import { useSameEmail } from './use-same-email.ts';

type ContactFieldsProps = {
  /** As it is stored; of a new one nothing. */ contact: ContactRow | undefined;
  organizationId: string;
};

/** All of a contact. */
export function ContactFields({ contact, organizationId }: ContactFieldsProps) {
  const [isNotification] = useFormValue<boolean>('isNotification');
  return (
    <Box>
      <PersonFields contact={contact} organizationId={organizationId} />
      <FieldGroup title={sections.channels}>
        <CheckboxField name="byEmail" label={fields.byEmail} />
        <CheckboxField name="bySms" label={fields.bySms} help={helps.bySms} />
        <LanguageField isUser={contact?.isUser === true} />
      </FieldGroup>
      <FieldGroup title={sections.purpose} help={sections.purposeHelp}>
        <CheckboxField name="isDelivery" label={flags.isDelivery} />
        <CheckboxField name="isBilling" label={flags.isBilling} />
        <CheckboxField name="isNotification" label={flags.isNotification} help={helps.isNotification} />
        <DriverField isDriver={hasDriver(contact)} />
      </FieldGroup>
      {isNotification && <NotificationTypes />}
      <LocationsField chosen={contact?.locations ?? []} />
    </Box>
  );
}

const hasDriver = (contact: ContactRow | undefined) => contact !== undefined && contact.driverId !== null;

function PersonFields({ contact, organizationId }: ContactFieldsProps) {
  const same = useSameEmail(organizationId, contact?.id);
  const isFixed = hasDriver(contact);
  const help = isFixed ? helps.emailOfDriver : same;
  return (
    <FieldGroup title={sections.person}>
      <TextField name="firstName" label={fields.firstName} autoFocus />
      <TextField name="middleName" label={fields.middleName} />
      <TextField name="lastName" label={fields.lastName} />
      <TextField name="phone" label={fields.phone} type="tel" />
      <TextField name="email" label={fields.email} type="email" disabled={isFixed} {...(help && { help })} />
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
    help={isUser ? helps.userLanguage : helps.language}
    placeholder={isUser ? messages.userLanguage : messages.organizationLanguage}
  />
);

function DriverField({ isDriver }: { isDriver: boolean }) {
  const mayMake = useCan(MAKES_DRIVERS);
  const refused = isDriver ? helps.driverStays : helps.noDrivers;
  const isOpen = mayMake && !isDriver;
  return (
    <CheckboxField name="isDriver" label={flags.isDriver} help={isOpen ? helps.isDriver : refused} disabled={!isOpen} />
  );
}

function LocationsField({ chosen }: { chosen: ContactRow['locations'] }) {
  const maySee = useCan(CHOOSES_LOCATIONS);
  const known = chosen.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FieldGroup title={sections.locations} help={sections.locationsHelp} columns={1}>
      <MultiSelectField
        name="locationIds"
        label={fields.locations}
        source={locations}
        chosen={known}
        disabled={!maySee}
        {...(!maySee && { help: helps.noLocations })}
      />
    </FieldGroup>
  );
}
