import { useMutation } from '@tanstack/react-query';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { reminderMutations } from './reminders.api.ts';
import { actions } from './reminders.messages.ts';

const schema = object({ reason: string().trim().required().max(MAX_REASON_LENGTH) });

type Props = { of: { invoiceId: string } | { partnerId: string }; onClose: () => void };

/** Pauses the reminders of an invoice, or of all invoices of a partner. */
export function PauseDialog({ of, onClose }: Props) {
  const pause = useMutation(reminderMutations.pause());
  return (
    <FormDialog
      title={actions.pause}
      width={400}
      schema={schema}
      initialValues={{ reason: '' }}
      submitLabel={actions.pause}
      onSubmit={({ reason }) => pause.mutateAsync({ ...of, reason })}
      onClose={onClose}
    >
      <TextareaField name="reason" label={actions.reason} help={actions.pauseHelp} rows={2} />
    </FormDialog>
  );
}
