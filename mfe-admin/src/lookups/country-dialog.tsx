import { useMutation, useQuery } from '@tanstack/react-query';
import type { CountryInput } from 'shared-contracts/lookups';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { countries } from './lookups.api.ts';
import { country as words, messages } from './lookups.messages.ts';

const schema: ObjectSchema<CountryInput> = object({
  name: string().trim().required().max(100),
  fullName: string().trim().required().max(200),
  shortName: string().trim().required().max(10),
});

/** Without an id a new one. */
export function CountryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const country = useQuery({ ...countries.queries.detail(id), enabled: Boolean(id) });
  const save = useMutation(countries.mutations.save(id));
  return (
    <FormDialog
      title={id ? words.edit : words.create}
      schema={schema}
      initial={id ? country.data : {}}
      error={country.error}
      submit={id ? undefined : words.createVerb}
      codes={{ alreadyExists: words.taken }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} help={words.nameHelp} autoFocus />
      <TextField name="fullName" label={messages.fullName} />
      <TextField name="shortName" label={messages.shortName} help={words.shortNameHelp} />
    </FormDialog>
  );
}
