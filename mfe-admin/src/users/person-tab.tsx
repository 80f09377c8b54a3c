import { useMemo } from 'react';
import { useCan } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { User } from 'shared-contracts/identity/users';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { Box, LANGUAGE_NAMES, SimpleGrid } from 'shared-ui';
import { CheckboxField, NewPasswordField, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { FirstSignInFields } from './first-sign-in-fields.tsx';
import type { UserLimits } from './limits.rules.ts';
import type { SelectedOptions } from './use-selected-options.ts';
import { contactsWithoutUser, organizations, timezones } from './users.api.ts';
import { fields, helpTexts } from './users.messages.ts';

const languageOptions = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

type PersonTabProps = { caller: UserInfo; user: User | undefined; limits: UserLimits; selected: SelectedOptions };

/** Explains why the caller can't change login, e-mail and password. */
function lockedHelp({ isSelf, hasMoreRules }: UserLimits) {
  if (isSelf) return helpTexts.ownCredentials;
  return hasMoreRules ? helpTexts.hasMoreRules : undefined;
}

export function PersonTab({ caller, user, limits, selected }: PersonTabProps) {
  const help = lockedHelp(limits);
  const [login] = useFormValue<string | undefined>('login');
  const [email] = useFormValue<string | undefined>('email');
  const credentials = { disabled: help !== undefined, ...(help && { help }) };
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start" pt="2">
      <TextField name="givenName" label={fields.givenName} />
      <TextField name="familyName" label={fields.familyName} />
      <TextField name="login" label={fields.login} {...credentials} />
      <TextField name="email" label={fields.email} type="email" {...credentials} />
      {user ? (
        <NewPasswordField
          name="password"
          label={fields.newPassword}
          names={[login ?? '', email ?? '']}
          help={helpTexts.newPassword}
          {...credentials}
        />
      ) : (
        <FirstSignInFields />
      )}
      {!user && caller.role === 'root' && <OrganizationField selected={selected} />}
      <ComboboxField
        name="timezoneId"
        label={fields.timezone}
        source={timezones}
        selectedOption={selected.timezone ?? null}
        onSelect={selected.setTimezone}
      />
      <SelectField name="language" label={fields.language} options={languageOptions} />
      <ContactField caller={caller} user={user} selected={selected} />
      <Box alignSelf="center">
        <CheckboxField name="isDriver" label={fields.isDriver} help={helpTexts.isDriver} />
      </Box>
    </SimpleGrid>
  );
}

/** Clears the contact when the organization changes, as contacts belong to an organization. */
function OrganizationField({ selected }: { selected: SelectedOptions }) {
  const [, setContactId] = useFormValue<string | null>('contactId');
  return (
    <ComboboxField
      name="organizationId"
      label={fields.organization}
      help={helpTexts.organization}
      source={organizations}
      selectedOption={selected.organization ?? null}
      onSelect={(organization) => {
        selected.setOrganization(organization);
        selected.setContact(undefined);
        setContactId(null);
      }}
    />
  );
}

function ContactField({ caller, user, selected }: Omit<PersonTabProps, 'limits'>) {
  const [selectedOrganizationId] = useFormValue<string | null>('organizationId');
  const canReadContacts = useCan({ model: 'contact', action: 'read' });
  const organizationId = user?.organization.id ?? selectedOrganizationId ?? caller.organizationId;
  const source = useMemo(() => contactsWithoutUser(organizationId), [organizationId]);
  return (
    <ComboboxField
      key={organizationId}
      name="contactId"
      label={fields.contact}
      help={canReadContacts ? helpTexts.contact : helpTexts.contactHidden}
      disabled={!canReadContacts}
      source={source}
      selectedOption={selected.contact ?? null}
      onSelect={selected.setContact}
    />
  );
}
