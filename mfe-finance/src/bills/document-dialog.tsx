import { useMutation } from '@tanstack/react-query';
import { FileDropField } from 'shared-ui/file-field';
import { FormDialog } from 'shared-ui/form-dialog';
import { mixed, object } from 'yup';
import { billMutations, type Subject } from './bills.api.ts';
import { papers as messages } from './bills.messages.ts';

const schema = object({ file: mixed<File>().required() });

/** Another paper that belongs to the bill. */
export function DocumentDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const add = useMutation(billMutations.addDocument(subject));
  return (
    <FormDialog
      title={messages.add}
      width={500}
      schema={schema}
      initial={{}}
      submit={messages.add}
      onSubmit={({ file }) => add.mutateAsync(file)}
      onClose={onClose}
    >
      <FileDropField name="file" label={messages.file} progress={add.isPending || undefined} camera />
    </FormDialog>
  );
}
