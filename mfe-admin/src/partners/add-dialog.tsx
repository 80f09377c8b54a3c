import { useMutation } from '@tanstack/react-query';
import type { AddPartner } from 'shared-contracts/network';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { partnerMutations } from './partners.api.ts';
import { messages, refusals } from './partners.messages.ts';

const schema: ObjectSchema<AddPartner> = object({ partnerId: string().trim().required().max(100) });

/** Asks the organization whose token this is. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const add = useMutation(partnerMutations.add());
  return (
    <FormDialog
      title={messages.addTitle}
      width={500}
      schema={schema}
      initial={{}}
      submit={messages.addVerb}
      codes={refusals}
      onSubmit={add.mutateAsync}
      onClose={onClose}
    >
      <TextField name="partnerId" label={messages.token} help={messages.tokenHelp} autoFocus />
    </FormDialog>
  );
}
