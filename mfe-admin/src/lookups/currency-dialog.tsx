import { useMutation, useQuery } from '@tanstack/react-query';
import type { CurrencyInput } from 'shared-contracts/lookups';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { currencies } from './lookups.api.ts';
import { currency as words, messages } from './lookups.messages.ts';

const schema: ObjectSchema<CurrencyInput> = object({
  fullName: string().trim().required().max(100),
  shortName: string().trim().required().max(10),
  sign: string().trim().required().max(10),
});

/** Without an id a new one. */
export function CurrencyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const currency = useQuery({ ...currencies.queries.detail(id), enabled: Boolean(id) });
  const save = useMutation(currencies.mutations.save(id));
  return (
    <FormDialog
      title={id ? words.edit : words.create}
      schema={schema}
      initial={id ? currency.data : {}}
      error={currency.error}
      submit={id ? undefined : words.createVerb}
      codes={{ alreadyExists: words.taken }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="fullName" label={messages.fullName} autoFocus />
      <TextField name="shortName" label={messages.shortName} help={words.shortNameHelp} />
      <TextField name="sign" label={messages.sign} help={words.signHelp} />
    </FormDialog>
  );
}
