import { useMutation } from '@tanstack/react-query';
import { FileDropField } from 'shared-ui/file-field';
import { FormDialog } from 'shared-ui/form-dialog';
import { mixed, object } from 'yup';
import { billMutations, type BillSubjectRef } from './bills.api.ts';
import { documentMessages as messages } from './bills.messages.ts';

const schema = object({ file: mixed<File>().required() });

/** Adds a document to the bill. */
export function DocumentDialog({ subject, onClose }: { subject: BillSubjectRef; onClose: () => void }) {
  const add = useMutation(billMutations.addDocument(subject));
  return (
    <FormDialog
      title={messages.add}
      width={500}
      schema={schema}
      initialValues={{}}
      submitLabel={messages.add}
      onSubmit={({ file }) => add.mutateAsync(file)}
      onClose={onClose}
    >
      <FileDropField name="file" label={messages.file} progress={add.isPending || undefined} allowCamera />
    </FormDialog>
  );
}
