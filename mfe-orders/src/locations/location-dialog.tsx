import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormDialog } from 'shared-ui/form-dialog';
import { LocationFields } from './location-fields.tsx';
import { fieldErrors } from './location-form.messages.ts';
import { getChanges, toForm, toInput, locationSchema, type LocationForm } from './location-form.ts';
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
  const { data: location, error } = useQuery(locationQueries.detail(id));
  const change = useMutation(locationMutations.change(id));
  // Fixed at the first load, so that only the user's own changes are sent.
  const initial = useRef<LocationForm>(undefined);
  initial.current ??= location && toForm(location);
  const initialForm = initial.current;
  return (
    <FormDialog
      {...dialogProps}
      title={messages.edit}
      initialValues={initialForm}
      error={error}
      onSubmit={async (form) => initialForm && change.mutateAsync(getChanges(initialForm, form))}
      onClose={onClose}
    >
      {location && <LocationFields location={location} />}
    </FormDialog>
  );
}
