import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import { object, string } from 'yup';
import type { Message } from '../base/message.ts';
import { TextareaField } from '../form/fields/textarea-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { messages } from '../overlays/overlays.messages.ts';

type ReasonDialogProps = {
  title?: Message;
  label?: Message;
  /** The consequences, shown below the field. */
  help?: Message;
  submitLabel?: Message;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

const schema = object({ reason: string().trim().required().max(MAX_REASON_LENGTH) });

/** Asks for a required reason. */
export function ReasonDialog({
  title = messages.rejectReason,
  label = messages.reason,
  help,
  submitLabel = messages.reject,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  return (
    <FormDialog
      title={title}
      width={600}
      schema={schema}
      initialValues={{}}
      submitLabel={submitLabel}
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={label} {...(help && { help })} />
    </FormDialog>
  );
}
