import { useMutation } from '@tanstack/react-query';
import type { Country, CountryInput } from 'shared-contracts/network/lookups';
import { COUNTRY_LIMITS } from 'shared-contracts/values/field-limits';
import { TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { countries } from './lookups.api.ts';
import { countryMessages, messages } from './lookups.messages.ts';

const schema: ObjectSchema<CountryInput> = object({
  name: string().trim().required().max(COUNTRY_LIMITS.name),
  fullName: string().trim().required().max(COUNTRY_LIMITS.fullName),
  shortName: string().trim().required().max(COUNTRY_LIMITS.shortName),
});

const toForm = ({ name, fullName, shortName }: Country): CountryInput => ({ name, fullName, shortName });

/** Creates a country when `id` is empty. */
export function CountryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = { ...countries.queries.detail(id), enabled: Boolean(id) };
  const { error, initialValues, concurrency } = useRecordForm(query, toForm);
  const save = useMutation(countries.mutations.save(id));
  return (
    <FormDialog
      title={id ? countryMessages.edit : countryMessages.create}
      schema={schema}
      initialValues={id ? initialValues : {}}
      error={error}
      concurrency={concurrency}
      submitLabel={id ? undefined : countryMessages.createSubmit}
      errorMessages={{ alreadyExists: countryMessages.taken }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} help={countryMessages.nameHelp} autoFocus />
      <TextField name="fullName" label={messages.fullName} />
      <TextField name="shortName" label={messages.shortName} help={countryMessages.shortNameHelp} />
    </FormDialog>
  );
}
