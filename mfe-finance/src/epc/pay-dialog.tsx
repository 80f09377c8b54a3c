import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EpcPurchase } from 'shared-contracts/finance/epc-purchases';
import { EPC_PAYMENT_LIMITS } from 'shared-contracts/values/field-limits';
import { withValues } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { purchaseMutations } from './purchases.api.ts';
import { fields, payMessages as messages } from './purchases.messages.ts';

const schema = object({ reference: string().trim().required().max(EPC_PAYMENT_LIMITS.reference) });

/** Marks a purchase as paid by the reference of the payment. */
export function PayDialog({ purchase: { id, number }, onClose }: { purchase: EpcPurchase; onClose: () => void }) {
  const pay = useMutation(purchaseMutations.pay(id));
  const [initialValues] = useState({ reference: '' });
  return (
    <FormDialog
      title={withValues(messages.title, { number })}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.action}
      onSubmit={(input) => pay.mutateAsync(input)}
      onClose={onClose}
    >
      <TextField name="reference" label={fields.reference} help={messages.help} autoFocus />
    </FormDialog>
  );
}
