import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { Box, Button, Flex, LANGUAGE_NAMES, OrganizationMark, Stack } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import { FieldGroup, SelectField, TextField } from 'shared-ui/form';
import { organizationTypeMessages } from 'shared-ui/format';
import { ComboboxField } from 'shared-ui/picker';
import { fields, help, sections } from './fields.messages.ts';
import { countries, currencies, organizationMutations } from './organizations.api.ts';
import { messages } from './organizations.messages.ts';

export const languageOptions = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
/** Accepted files for the logo and other pictures. */
export const PICTURE_FILES = { kinds: ['PNG', 'JPEG'], maxMegabytes: 1 } as const;

const toOption = (record: OrganizationDetails['country'] | undefined) =>
  record && { value: record.id, label: record.name };

type CompanyTabProps = {
  types: readonly OrganizationType[];
  /** The organization being edited; undefined while creating one. */ details?: OrganizationDetails;
};

export function CompanyTab({ types, details }: CompanyTabProps) {
  const options = Object.fromEntries(types.map((type) => [type, organizationTypeMessages[type]]));
  return (
    <>
      <FieldGroup title={sections.company}>
        <TextField name="name" label={fields.name} autoFocus />
        <SelectField name="type" label={fields.type} options={options} />
        <TextField name="registrationId" label={fields.registrationId} help={help.registrationId} />
        <TextField name="domain" label={fields.domain} help={help.domain} />
        <ComboboxField
          name="countryId"
          label={fields.countryId}
          source={countries}
          selectedOption={toOption(details?.country)}
        />
        <ComboboxField
          name="currencyId"
          label={fields.currencyId}
          source={currencies}
          selectedOption={toOption(details?.currency)}
        />
      </FieldGroup>
      <FieldGroup title={sections.contact}>
        <TextField name="contactName" label={fields.contactName} />
        <TextField
          name="contactEmail"
          type="email"
          label={fields.contactEmail}
          help={details ? undefined : help.credentials}
        />
        <TextField name="accountingContact" label={fields.accountingContact} />
        {!details && <SelectField name="language" label={fields.language} options={languageOptions} />}
      </FieldGroup>
      {details && (
        <FieldGroup title={sections.logo} columns={1}>
          <Flex gap="4" align="flex-start">
            <Stack gap="2" align="center">
              <OrganizationMark name={details.name} logo={details.logo} size={64} />
              {details.logo && <RemoveLogo id={details.id} />}
            </Stack>
            <Box flex="1" minW="0">
              <FileDropField name="logo" label={fields.logo} size="compact" {...PICTURE_FILES} />
            </Box>
          </Flex>
        </FieldGroup>
      )}
    </>
  );
}

function RemoveLogo({ id }: { id: string }) {
  const remove = useMutation(organizationMutations.removeLogo(id));
  return (
    <Button variant="ghost" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
      <FormattedMessage {...messages.removeLogo} />
    </Button>
  );
}
