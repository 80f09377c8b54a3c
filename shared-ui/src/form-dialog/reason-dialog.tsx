import { object, string } from 'yup';
import type { Words } from '../base/words.ts';
import { TextareaField } from '../form/textarea-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { messages } from '../overlays/overlays.messages.ts';

type ReasonDialogProps = {
  title?: Words;
  label?: Words;
  submit?: Words;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

const schema = object({ reason: string().trim().required().max(1_000) });

/** Asks why; the reason is required. */
export function ReasonDialog({
  title = messages.rejectReason,
  label = messages.reason,
  submit = messages.reject,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  return (
    <FormDialog
      title={title}
      width={600}
      schema={schema}
      initial={{}}
      submit={submit}
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={label} />
    </FormDialog>
  );
}
