import { useMemo } from 'react';
import { useCan } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import type { User } from 'shared-contracts/users';
import { Box, SimpleGrid } from 'shared-ui';
import { CheckboxField, PasswordField, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { languageChoices } from './language-names.ts';
import type { Limits } from './limits.rules.ts';
import type { KnownChoices } from './use-known-choices.ts';
import { contactsOf, organizations, timezones } from './users.api.ts';
import { fields, helps } from './users.messages.ts';

type PersonTabProps = { caller: UserInfo; user: User | undefined; limits: Limits; known: KnownChoices };

/** Why login, e-mail and password are not the caller's to change, if so. */
const whyFixed = ({ isSelf, holdsMore }: Limits) =>
  isSelf ? helps.ownCredentials : holdsMore ? helps.holdsMore : undefined;

export function PersonTab({ caller, user, limits, known }: PersonTabProps) {
  const fixed = whyFixed(limits);
  const credentials = { disabled: fixed !== undefined, ...(fixed && { help: fixed }) };
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start" pt="2">
      <TextField name="login" label={fields.login} {...credentials} />
      <TextField name="email" label={fields.email} type="email" {...credentials} />
      <PasswordField
        name="password"
        label={user ? fields.newPassword : fields.password}
        autoComplete="new-password"
        help={user ? helps.newPassword : helps.password}
        {...credentials}
      />
      {!user && caller.role === 'root' && <OrganizationField known={known} />}
      <ComboboxField
        name="timezoneId"
        label={fields.timezone}
        source={timezones}
        chosen={known.timezone ?? null}
        onChoose={known.setTimezone}
      />
      <SelectField name="language" label={fields.language} options={languageChoices} />
      <ContactField caller={caller} user={user} known={known} />
      <Box alignSelf="center">
        <CheckboxField name="isDriver" label={fields.isDriver} help={helps.isDriver} />
      </Box>
    </SimpleGrid>
  );
}

/** Another organization has other contacts. */
function OrganizationField({ known }: { known: KnownChoices }) {
  const [, setContactId] = useFormValue<string | null>('contactId');
  return (
    <ComboboxField
      name="organizationId"
      label={fields.organization}
      help={helps.organization}
      source={organizations}
      chosen={known.organization ?? null}
      onChoose={(organization) => {
        known.setOrganization(organization);
        known.setContact(undefined);
        setContactId(null);
      }}
    />
  );
}

function ContactField({ caller, user, known }: Omit<PersonTabProps, 'limits'>) {
  const [organizationId] = useFormValue<string | null>('organizationId');
  const maySee = useCan({ model: 'contact', action: 'read' });
  const from = user?.organization.id ?? organizationId ?? caller.organizationId;
  const source = useMemo(() => contactsOf(from), [from]);
  return (
    <ComboboxField
      key={from}
      name="contactId"
      label={fields.contact}
      help={maySee ? helps.contact : helps.contactHidden}
      disabled={!maySee}
      source={source}
      chosen={known.contact ?? null}
      onChoose={known.setContact}
    />
  );
}
