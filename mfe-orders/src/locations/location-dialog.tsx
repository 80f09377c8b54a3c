import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormDialog } from 'shared-ui/form-dialog';
import { LocationFields } from './location-fields.tsx';
import { wrongs } from './location-form.messages.ts';
import { changesOf, formOf, inputOf, locationSchema, type LocationForm } from './location-form.ts';
import { locationMutations, locationQueries } from './locations.api.ts';
import { messages } from './locations.messages.ts';

type DialogProps = { onClose: () => void };
const frame = { width: 900, schema: locationSchema, codes: wrongs } as const;

export function NewDialog({ onClose }: DialogProps) {
  const create = useMutation(locationMutations.create());
  return (
    <FormDialog
      {...frame}
      title={messages.create}
      initial={{}}
      submit={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(inputOf(form))}
      onClose={onClose}
    >
      <LocationFields location={undefined} />
    </FormDialog>
  );
}

/** What the form began with: what others change meanwhile is not undone by sending it. */
export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const { data: location, error } = useQuery(locationQueries.detail(id));
  const change = useMutation(locationMutations.change(id));
  const begun = useRef<LocationForm>(undefined);
  begun.current ??= location && formOf(location);
  const before = begun.current;
  return (
    <FormDialog
      {...frame}
      title={messages.edit}
      initial={before}
      error={error}
      onSubmit={async (after) => before && change.mutateAsync(changesOf(before, after))}
      onClose={onClose}
    >
      {location && <LocationFields location={location} />}
    </FormDialog>
  );
}
