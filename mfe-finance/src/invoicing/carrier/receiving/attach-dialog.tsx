import { useMutation } from '@tanstack/react-query';
import { FileDropField } from 'shared-ui/file-field';
import { FormDialog } from 'shared-ui/form-dialog';
import { mixed, object } from 'yup';
import { actions } from '../carrier-actions.messages.ts';
import { carrierMutations } from '../carrier-invoices.api.ts';
import { fields } from '../carrier.messages.ts';

const schema = object({ file: mixed<File>().required() });

/** Attaches the paper of an invoice, or replaces it. */
export function AttachDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const attach = useMutation(carrierMutations.attachTo());
  return (
    <FormDialog
      title={actions.attach}
      width={500}
      schema={schema}
      initialValues={{}}
      submitLabel={actions.attach}
      onSubmit={({ file }) => attach.mutateAsync({ id, file })}
      onClose={onClose}
    >
      <FileDropField
        name="file"
        label={fields.document}
        help={actions.attachHelp}
        progress={attach.isPending || undefined}
        allowCamera
      />
    </FormDialog>
  );
}
