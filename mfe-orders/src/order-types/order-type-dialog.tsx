import { useMutation, useQuery } from '@tanstack/react-query';
import type { OrderTypeInput } from 'shared-contracts/order-types';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { orderTypeMutations, orderTypeQueries } from './order-types.api.ts';
import { messages } from './order-types.messages.ts';

const schema: ObjectSchema<OrderTypeInput> = object({
  name: string().trim().required().max(100),
  code: string().trim().required().max(20),
});

/** Without an id a new one. */
export function OrderTypeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const orderType = useQuery({ ...orderTypeQueries.detail(id), enabled: Boolean(id) });
  const save = useMutation(orderTypeMutations.save(id));
  return (
    <FormDialog
      title={id ? messages.edit : messages.create}
      schema={schema}
      initial={id ? orderType.data : {}}
      error={orderType.error}
      submit={id ? undefined : messages.createVerb}
      codes={{ alreadyExists: messages.codeTaken }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} autoFocus />
      <TextField name="code" label={messages.code} help={messages.codeHelp} />
    </FormDialog>
  );
}
