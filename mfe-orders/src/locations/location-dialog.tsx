import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LocationDetails } from 'shared-contracts/network/locations';
import { useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { toGateForms } from './gate-form.ts';
import { LocationFields } from './location-fields.tsx';
import { fieldErrors } from './location-form.messages.ts';
import { getChanges, toForm, toInput, locationSchema } from './location-form.ts';
import { locationMutations, locationQueries } from './locations.api.ts';
import { messages } from './locations.messages.ts';
import { useOpeningForm } from './opening-hours.ts';

type DialogProps = { onClose: () => void };
type NewDialogProps = DialogProps & { name?: string; onCreated?: (location: LocationDetails) => void };
const dialogProps = { width: 900, schema: locationSchema, errorMessages: fieldErrors } as const;

/** `name`: suggested for the new location. */
export function NewDialog({ name, onCreated, onClose }: NewDialogProps) {
  const create = useMutation(locationMutations.create());
  const { toOpening, toHours } = useOpeningForm();
  const [initialValues] = useState({ ...(name && { name }), ...toOpening(null) });
  return (
    <FormDialog
      {...dialogProps}
      title={messages.create}
      initialValues={initialValues}
      submitLabel={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(toInput(form, toHours)).then(onCreated)}
      onClose={onClose}
    >
      <LocationFields location={undefined} />
    </FormDialog>
  );
}

export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const { toOpening, toHours } = useOpeningForm();
  const {
    record: location,
    error,
    initialValues: initialForm,
    concurrency,
  } = useRecordForm(locationQueries.detail(id), (record) => ({
    ...toForm(record),
    ...toOpening(record.openingHours),
    gates: toGateForms(record.gates, toOpening),
  }));
  const change = useMutation(locationMutations.change(id));
  return (
    <FormDialog
      {...dialogProps}
      title={messages.edit}
      initialValues={initialForm}
      error={error}
      concurrency={concurrency}
      onSubmit={async (form) => initialForm && change.mutateAsync(getChanges(initialForm, form, toHours))}
      onClose={onClose}
    >
      {location && <LocationFields location={location} />}
    </FormDialog>
  );
}
