import { useMutation } from '@tanstack/react-query';
import { FileDropField } from 'shared-ui/file-field';
import { FormDialog } from 'shared-ui/form-dialog';
import { mixed, object } from 'yup';
import { workOrderMutations } from './work-orders.api.ts';
import { messages } from './work-orders.messages.ts';

const schema = object({ file: mixed<File>().required() });

export function DocumentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const add = useMutation(workOrderMutations.addDocument(id));
  return (
    <FormDialog
      title={messages.addDocument}
      width={500}
      schema={schema}
      initialValues={{}}
      submitLabel={messages.addDocument}
      onSubmit={(values) => add.mutateAsync(values)}
      onClose={onClose}
    >
      <FileDropField name="file" label={messages.file} size="compact" allowCamera />
    </FormDialog>
  );
}
