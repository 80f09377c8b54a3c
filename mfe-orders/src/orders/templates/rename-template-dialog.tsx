import { useMutation } from '@tanstack/react-query';
import type { OrderTemplate } from 'shared-contracts/orders/order-templates';
import { TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { templateSchema } from './save-template-dialog.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { templateMutations, templateQueries } from './templates.api.ts';
import { messages, templateErrors } from './templates.messages.ts';

const toFormValues = ({ name, timeZone }: OrderTemplate) => ({ name, timeZone });

export function RenameTemplateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { error, initialValues, concurrency } = useRecordForm(templateQueries.detail(id), toFormValues);
  const save = useMutation(templateMutations.save(id));
  return (
    <FormDialog
      title={messages.renameTitle}
      schema={templateSchema}
      initialValues={initialValues}
      error={error}
      concurrency={concurrency}
      errorMessages={templateErrors}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} autoFocus />
      <TimeZoneField />
    </FormDialog>
  );
}
