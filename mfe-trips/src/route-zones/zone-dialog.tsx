import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormDialog } from 'shared-ui/form-dialog';
import { ZoneFields } from './zone-fields.tsx';
import { changesOf, formOf, inputOf, zoneSchema, type ZoneForm } from './zone-form.ts';
import { zoneMutations, zoneQueries } from './zones.api.ts';
import { messages, wrongs } from './zones.messages.ts';

type DialogProps = { onClose: () => void };
const frame = { width: 900, schema: zoneSchema, codes: wrongs } as const;

export function NewDialog({ onClose }: DialogProps) {
  const create = useMutation(zoneMutations.create());
  return (
    <FormDialog
      {...frame}
      title={messages.create}
      initial={{}}
      submit={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(inputOf(form))}
      onClose={onClose}
    >
      <ZoneFields />
    </FormDialog>
  );
}

/** What the form began with: what others change meanwhile is not undone by sending it. */
export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const { data: zone, error } = useQuery(zoneQueries.detail(id));
  const change = useMutation(zoneMutations.change(id));
  const begun = useRef<ZoneForm>(undefined);
  begun.current ??= zone && formOf(zone);
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
      {zone && <ZoneFields id={id} />}
    </FormDialog>
  );
}
