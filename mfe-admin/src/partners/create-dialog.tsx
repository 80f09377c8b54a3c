import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { PartnerInput } from 'shared-contracts/identity/partners';
import { ORGANIZATION_TYPES, type OrganizationType } from 'shared-contracts/values/identity/access';
import { ORGANIZATION_LIMITS } from 'shared-contracts/values/field-limits';
import { REGISTRATION_REVIEW_HOURS } from 'shared-contracts/values/limits';
import { withValues, SimpleGrid, Text } from 'shared-ui';
import { SelectField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { organizationTypeMessages } from 'shared-ui/format';
import { ComboboxField } from 'shared-ui/picker';
import { object, string, type ObjectSchema } from 'yup';
import { countries, currencies, partnerMutations } from './partners.api.ts';
import { fields, messages, errorMessages } from './partners.messages.ts';

type Registration = Omit<PartnerInput, 'language'>;

const schema: ObjectSchema<Registration> = object({
  name: string().trim().required().max(ORGANIZATION_LIMITS.name),
  type: string().oneOf(ORGANIZATION_TYPES).required(),
  registrationId: string().trim().required().max(ORGANIZATION_LIMITS.registrationId),
  domain: string().trim().required().max(ORGANIZATION_LIMITS.domain),
  countryId: string().required(),
  currencyId: string().required(),
  contactName: string().trim().required().max(ORGANIZATION_LIMITS.contactName),
  contactEmail: string().trim().required().max(ORGANIZATION_LIMITS.contactEmail).email(),
});

const FIELD_ERRORS = {
  'registrationId.duplicate': errorMessages.sameRegistrationId,
  'contactEmail.duplicate': errorMessages.sameEmail,
  'type.invalid': errorMessages.typeNotAllowed,
};

type CreateDialogProps = {
  /** Types the caller may register, the default first. */ types: readonly OrganizationType[];
  onClose: () => void;
};

/** Registers an organization that is not in the portal yet, using the caller's language for its e-mails. */
export function CreateDialog({ types, onClose }: CreateDialogProps) {
  const language = usePreferences((preferences) => preferences.language);
  const create = useMutation(partnerMutations.create());
  const options = Object.fromEntries(types.map((type) => [type, organizationTypeMessages[type]]));
  return (
    <FormDialog
      title={messages.createTitle}
      width={600}
      schema={schema}
      initialValues={{ type: types[0] }}
      submitLabel={messages.createSubmit}
      errorMessages={FIELD_ERRORS}
      onSubmit={(registration) => create.mutateAsync({ ...registration, language })}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...withValues(messages.createText, { hours: REGISTRATION_REVIEW_HOURS })} />
      </Text>
      <TextField name="name" label={fields.name} autoFocus />
      <SelectField name="type" label={fields.type} options={options} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <TextField name="registrationId" label={fields.registrationId} />
        <TextField name="domain" label={fields.domain} />
        <ComboboxField name="countryId" label={fields.country} source={countries} />
        <ComboboxField name="currencyId" label={fields.currency} source={currencies} />
        <TextField name="contactName" label={fields.contactName} />
        <TextField name="contactEmail" label={fields.contactEmail} help={fields.contactEmailHelp} type="email" />
      </SimpleGrid>
    </FormDialog>
  );
}
