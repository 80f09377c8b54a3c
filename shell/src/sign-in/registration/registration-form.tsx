import { useMutation } from '@tanstack/react-query';
import { ApiError, usePreferences } from 'shared-auth';
import type { OrganizationRegistration } from 'shared-contracts/organizations';
import { ORGANIZATION_TYPES, type OrganizationType } from 'shared-contracts/values/access';
import { Box, SimpleGrid, Stack } from 'shared-ui';
import { Form, SelectField, SubmitButton, TextField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { object, string, type ObjectSchema } from 'yup';
import { organizationTypeMessages } from 'shared-ui/format';
import { typesToRegister } from '../host/brand.rules.ts';
import { useHost } from '../host/brand.ts';
import { Refusal } from './refusal.tsx';
import { countries, currencies, registrationMutations } from './registration.api.ts';
import { messages, typeMeanings } from './registration.messages.ts';
import { useWait } from './seconds-left.ts';

type Registration = Omit<OrganizationRegistration, 'language'>;

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

const FIELD_CODES = {
  'registrationId.duplicate': messages.sameRegistrationId,
  'contactEmail.duplicate': messages.sameEmail,
};
const REFUSALS = { registrationClosed: messages.closed };
const isOfFields = (error: Error) => error instanceof ApiError && Object.keys(error.fields).length > 0;

/** Two columns where there is room. */
const PAIRS = { columns: { base: 1, sm: 2 }, columnGap: '5', rowGap: '5', alignItems: 'start' };

export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const language = usePreferences((preferences) => preferences.language);
  const { mutateAsync, error } = useMutation(registrationMutations.register());
  const secondsLeft = useWait(error);
  const register = async (registration: Registration) => {
    await mutateAsync({ ...registration, language });
    onRegistered(registration.contactEmail);
  };
  return (
    <Form guarded schema={schema} onSubmit={register} codes={FIELD_CODES}>
      <Stack gap="5">
        <TextField name="name" label={messages.name} autoComplete="organization" autoFocus />
        <TypeField />
        <SimpleGrid {...PAIRS}>
          <TextField name="registrationId" label={messages.registrationId} />
          <TextField name="domain" label={messages.domain} help={messages.domainHelp} />
          <ComboboxField name="countryId" label={messages.country} source={countries} />
          <ComboboxField name="currencyId" label={messages.currency} source={currencies} />
          <TextField name="contactName" label={messages.contactName} autoComplete="name" />
          <TextField
            name="contactEmail"
            label={messages.contactEmail}
            help={messages.contactEmailHelp}
            type="email"
            autoComplete="email"
          />
        </SimpleGrid>
        <Box role="alert" display="contents">
          {error && !isOfFields(error) && <Refusal error={error} secondsLeft={secondsLeft} own={REFUSALS} />}
        </Box>
        <SubmitButton label={messages.submit} h="11" disabled={secondsLeft > 0} />
      </Stack>
    </Form>
  );
}

/** Says below what the chosen type means. */
function TypeField() {
  const types = typesToRegister(useHost((host) => host.brand));
  const [type] = useFormValue<OrganizationType | undefined>('type');
  const options = Object.fromEntries(types.map((one) => [one, organizationTypeMessages[one]]));
  return (
    <SelectField name="type" label={messages.type} options={options} {...(type && { help: typeMeanings[type] })} />
  );
}
