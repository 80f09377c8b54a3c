import { useMutation } from '@tanstack/react-query';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import { useDayConversion } from 'shared-ui/format';
import { TextareaField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateField } from 'shared-ui/picker';
import { number, object, string } from 'yup';
import { rateMutations } from './exchange-rates.api.ts';
import { actions, fieldErrors, fields } from './exchange-rates.messages.ts';

const CODE = /^[A-Za-z]{3}$/;
const RATE = /^(?=.*[1-9])\d{1,12}(\.\d{1,8})?$/;

const code = () => string().trim().required().matches(CODE, fieldErrors.code);
const schema = object({
  day: number().integer().required(),
  base: code(),
  quote: code().test(
    'same',
    fieldErrors.same,
    (quote, { parent }) => quote?.toUpperCase() !== String(parent.base ?? '').toUpperCase(),
  ),
  rate: string().trim().required().matches(RATE, fieldErrors.rate),
  reason: string().trim().required().max(MAX_REASON_LENGTH),
});

/** Enters a rate of a day by hand. */
export function EnterRateDialog({ onClose }: { onClose: () => void }) {
  const enter = useMutation(rateMutations.enter());
  const { toDay, toStartOfDay, today } = useDayConversion();
  return (
    <FormDialog
      title={actions.enter}
      width={400}
      schema={schema}
      initialValues={{ day: toStartOfDay(today()), base: '', quote: '', rate: '', reason: '' }}
      submitLabel={actions.enter}
      errorMessages={fieldErrors}
      onSubmit={({ day, base, quote, ...values }) =>
        enter.mutateAsync({ ...values, day: toDay(day), base: base.toUpperCase(), quote: quote.toUpperCase() })
      }
      onClose={onClose}
    >
      <DateField name="day" label={fields.day} help={actions.enterHelp} />
      <TextField name="base" label={fields.base} help={actions.baseHelp} />
      <TextField name="quote" label={fields.quote} />
      <TextField name="rate" label={fields.rate} />
      <TextareaField name="reason" label={fields.reason} rows={2} />
    </FormDialog>
  );
}
