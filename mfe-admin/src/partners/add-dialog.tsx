import { useMutation } from '@tanstack/react-query';
import type { AddPartnerInput } from 'shared-contracts/identity/partners';
import { PARTNER_LIMITS } from 'shared-contracts/values/field-limits';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type ObjectSchema } from 'yup';
import { partnerMutations } from './partners.api.ts';
import { messages, errorMessages } from './partners.messages.ts';

const schema: ObjectSchema<AddPartnerInput> = object({
  partnerId: string().trim().required().max(PARTNER_LIMITS.partnerId),
});

/** Requests a partnership with the organization that owns the entered token. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const add = useMutation(partnerMutations.add());
  return (
    <FormDialog
      title={messages.addTitle}
      width={500}
      schema={schema}
      initialValues={{}}
      submitLabel={messages.addSubmit}
      errorMessages={errorMessages}
      onSubmit={add.mutateAsync}
      onClose={onClose}
    >
      <TextField name="partnerId" label={messages.token} help={messages.tokenHelp} autoFocus />
    </FormDialog>
  );
}
