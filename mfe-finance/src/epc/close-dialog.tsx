import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EpcPurchase } from 'shared-contracts/finance/epc-purchases';
import { EPC_CLOSING_LIMITS } from 'shared-contracts/values/field-limits';
import { withValues } from 'shared-ui';
import { SelectField, TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { purchaseMutations } from './purchases.api.ts';
import { closeMessages as messages, fields } from './purchases.messages.ts';

const OUTCOMES = { failed: messages.failed, cancelled: messages.cancelled };
const schema = object({
  state: string().oneOf(['failed', 'cancelled']).required(),
  reason: string().trim().required().max(EPC_CLOSING_LIMITS.reason),
});

/** Ends a purchase that was not paid. */
export function CloseDialog({ purchase: { id, number }, onClose }: { purchase: EpcPurchase; onClose: () => void }) {
  const close = useMutation(purchaseMutations.close(id));
  const [initialValues] = useState({ reason: '' });
  return (
    <FormDialog
      title={withValues(messages.title, { number })}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.submit}
      onSubmit={(input) => close.mutateAsync(input)}
      onClose={onClose}
    >
      <SelectField name="state" label={messages.outcome} options={OUTCOMES} />
      <TextareaField name="reason" label={fields.reason} help={messages.help} rows={3} />
    </FormDialog>
  );
}
