import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { PartnerInput } from 'shared-contracts/network';
import { ORGANIZATION_TYPES, type OrganizationType } from 'shared-contracts/values/access';
import { REVIEW_HOURS } from 'shared-contracts/values/limits';
import { fill, SimpleGrid, Text } from 'shared-ui';
import { SelectField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { organizationTypeMessages } from 'shared-ui/format';
import { ComboboxField } from 'shared-ui/picker';
import { object, string, type ObjectSchema } from 'yup';
import { countries, currencies, partnerMutations } from './partners.api.ts';
import { fields, messages, refusals } from './partners.messages.ts';

type Registration = Omit<PartnerInput, 'language'>;

const schema: ObjectSchema<Registration> = object({
  name: string().trim().required().max(200),
  type: string().oneOf(ORGANIZATION_TYPES).required(),
  registrationId: string().trim().required().max(50),
  domain: string().trim().required().max(200),
  countryId: string().required(),
  currencyId: string().required(),
  contactName: string().trim().required().max(200),
  contactEmail: string().trim().required().max(254).email(),
});

const CODES = {
  'registrationId.duplicate': refusals.sameRegistrationId,
  'contactEmail.duplicate': refusals.sameEmail,
  'type.invalid': refusals.typeNotAllowed,
};

type CreateDialogProps = {
  /** Of what type it may be, the usual one first. */ types: readonly OrganizationType[];
  onClose: () => void;
};

/** Registers an organization that is not in the portal yet; it hears from us in our language. */
export function CreateDialog({ types, onClose }: CreateDialogProps) {
  const language = usePreferences((preferences) => preferences.language);
  const create = useMutation(partnerMutations.create());
  const options = Object.fromEntries(types.map((type) => [type, organizationTypeMessages[type]]));
  return (
    <FormDialog
      title={messages.createTitle}
      width={600}
      schema={schema}
      initial={{ type: types[0] }}
      submit={messages.createVerb}
      codes={CODES}
      onSubmit={(registration) => create.mutateAsync({ ...registration, language })}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...fill(messages.createText, { hours: REVIEW_HOURS })} />
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
