import { useMutation } from '@tanstack/react-query';
import type { OrderTypeInput } from 'shared-contracts/network/order-types';
import { ORDER_TYPE_LIMITS } from 'shared-contracts/values/field-limits';
import { TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { orderTypeMutations, orderTypeQueries } from './order-types.api.ts';
import { messages } from './order-types.messages.ts';

const schema: ObjectSchema<OrderTypeInput> = object({
  name: string().trim().required().max(ORDER_TYPE_LIMITS.name),
  code: string().trim().required().max(ORDER_TYPE_LIMITS.code),
});

const toFormValues = ({ name, code }: OrderTypeInput): OrderTypeInput => ({ name, code });

/** `id`: empty for a new order type. */
export function OrderTypeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = { ...orderTypeQueries.detail(id), enabled: Boolean(id) };
  const { error, initialValues, concurrency } = useRecordForm(query, toFormValues);
  const save = useMutation(orderTypeMutations.save(id));
  return (
    <FormDialog
      title={id ? messages.edit : messages.create}
      schema={schema}
      initialValues={id ? initialValues : {}}
      error={error}
      concurrency={concurrency}
      submitLabel={id ? undefined : messages.createVerb}
      errorMessages={{ alreadyExists: messages.codeTaken }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} autoFocus />
      <TextField name="code" label={messages.code} help={messages.codeHelp} />
    </FormDialog>
  );
}
