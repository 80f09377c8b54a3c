import { useMutation } from '@tanstack/react-query';
import type { Currency, CurrencyInput } from 'shared-contracts/network/lookups';
import { CURRENCY_LIMITS } from 'shared-contracts/values/field-limits';
import { TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { currencies } from './lookups.api.ts';
import { currencyMessages, messages } from './lookups.messages.ts';

const schema: ObjectSchema<CurrencyInput> = object({
  fullName: string().trim().required().max(CURRENCY_LIMITS.fullName),
  shortName: string().trim().required().max(CURRENCY_LIMITS.shortName),
  sign: string().trim().required().max(CURRENCY_LIMITS.sign),
});

const toForm = ({ fullName, shortName, sign }: Currency): CurrencyInput => ({ fullName, shortName, sign });

/** Creates a currency when `id` is empty. */
export function CurrencyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = { ...currencies.queries.detail(id), enabled: Boolean(id) };
  const { error, initialValues, concurrency } = useRecordForm(query, toForm);
  const save = useMutation(currencies.mutations.save(id));
  return (
    <FormDialog
      title={id ? currencyMessages.edit : currencyMessages.create}
      schema={schema}
      initialValues={id ? initialValues : {}}
      error={error}
      concurrency={concurrency}
      submitLabel={id ? undefined : currencyMessages.createSubmit}
      errorMessages={{ alreadyExists: currencyMessages.taken }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="fullName" label={messages.fullName} autoFocus />
      <TextField name="shortName" label={messages.shortName} help={currencyMessages.shortNameHelp} />
      <TextField name="sign" label={messages.sign} help={currencyMessages.signHelp} />
    </FormDialog>
  );
}
