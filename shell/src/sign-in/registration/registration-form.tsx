import { useMutation } from '@tanstack/react-query';
import { ApiError, usePreferences } from 'shared-auth';
import type { OrganizationRegistration } from 'shared-contracts/identity/organizations';
import { ORGANIZATION_TYPES, type OrganizationType } from 'shared-contracts/values/identity/access';
import { ORGANIZATION_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, SimpleGrid, Stack } from 'shared-ui';
import { Form, SelectField, SubmitButton, TextField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { object, string, type ObjectSchema } from 'yup';
import { organizationTypeMessages } from 'shared-ui/format';
import { typesToRegister } from '../../host/brand.rules.ts';
import { useHost } from '../../host/brand.ts';
import { ErrorNote } from '../common/error-note.tsx';
import { countries, currencies, registrationMutations } from './registration.api.ts';
import { messages, typeDescriptions } from './registration.messages.ts';
import { useRetryCountdown } from '../common/retry-countdown.ts';

type Registration = Omit<OrganizationRegistration, 'language'>;

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
  'registrationId.duplicate': messages.sameRegistrationId,
  'contactEmail.duplicate': messages.sameEmail,
};
const ERROR_MESSAGES = { registrationClosed: messages.closed };
const hasFieldErrors = (error: Error) => error instanceof ApiError && Object.keys(error.fields).length > 0;

const TWO_COLUMNS = { columns: { base: 1, sm: 2 }, columnGap: '5', rowGap: '5', alignItems: 'start' };

export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const language = usePreferences((preferences) => preferences.language);
  const { mutateAsync, error } = useMutation(registrationMutations.register());
  const secondsLeft = useRetryCountdown(error);
  const register = async (registration: Registration) => {
    await mutateAsync({ ...registration, language });
    onRegistered(registration.contactEmail);
  };
  return (
    <Form warnOnLeave schema={schema} onSubmit={register} errorMessages={FIELD_ERRORS}>
      <Stack gap="5">
        <TextField name="name" label={messages.name} autoComplete="organization" autoFocus />
        <TypeField />
        <SimpleGrid {...TWO_COLUMNS}>
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
          {error && !hasFieldErrors(error) && (
            <ErrorNote error={error} secondsLeft={secondsLeft} errorMessages={ERROR_MESSAGES} />
          )}
        </Box>
        <SubmitButton label={messages.submit} h="11" disabled={secondsLeft > 0} />
      </Stack>
    </Form>
  );
}

/** Explains the selected type below the field. */
function TypeField() {
  const types = typesToRegister(useHost((host) => host.brand));
  const [type] = useFormValue<OrganizationType | undefined>('type');
  const options = Object.fromEntries(types.map((value) => [value, organizationTypeMessages[value]]));
  return (
    <SelectField name="type" label={messages.type} options={options} {...(type && { help: typeDescriptions[type] })} />
  );
}
