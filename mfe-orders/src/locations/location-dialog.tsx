import { useMutation } from '@tanstack/react-query';
import { useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { LocationFields } from './location-fields.tsx';
import { fieldErrors } from './location-form.messages.ts';
import { getChanges, toForm, toInput, locationSchema } from './location-form.ts';
import { locationMutations, locationQueries } from './locations.api.ts';
import { messages } from './locations.messages.ts';

type DialogProps = { onClose: () => void };
const dialogProps = { width: 900, schema: locationSchema, errorMessages: fieldErrors } as const;

export function NewDialog({ onClose }: DialogProps) {
  const create = useMutation(locationMutations.create());
  return (
    <FormDialog
      {...dialogProps}
      title={messages.create}
      initialValues={{}}
      submitLabel={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(toInput(form))}
      onClose={onClose}
    >
      <LocationFields location={undefined} />
    </FormDialog>
  );
}

export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const {
    record: location,
    error,
    initialValues: initialForm,
    concurrency,
  } = useRecordForm(locationQueries.detail(id), toForm);
  const change = useMutation(locationMutations.change(id));
  return (
    <FormDialog
      {...dialogProps}
      title={messages.edit}
      initialValues={initialForm}
      error={error}
      concurrency={concurrency}
      onSubmit={async (form) => initialForm && change.mutateAsync(getChanges(initialForm, form))}
      onClose={onClose}
    >
      {location && <LocationFields location={location} />}
    </FormDialog>
  );
}
