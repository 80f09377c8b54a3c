import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormDialog } from 'shared-ui/form-dialog';
import { RouteFields } from './route-fields.tsx';
import { changesOf, formOf, inputOf, routeSchema, type RouteForm } from './route-form.ts';
import { routeMutations, routeQueries } from './routes.api.ts';
import { messages, wrongs } from './routes.messages.ts';

type DialogProps = { onClose: () => void };
const frame = { width: 900, schema: routeSchema, codes: wrongs } as const;

export function NewDialog({ onClose }: DialogProps) {
  const create = useMutation(routeMutations.create());
  return (
    <FormDialog
      {...frame}
      title={messages.create}
      initial={{}}
      submit={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(inputOf(form))}
      onClose={onClose}
    >
      <RouteFields />
    </FormDialog>
  );
}

/** What the form began with: what others change meanwhile is not undone by sending it. */
export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const { data: route, error } = useQuery(routeQueries.detail(id));
  const change = useMutation(routeMutations.change(id));
  const begun = useRef<RouteForm>(undefined);
  begun.current ??= route && formOf(route);
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
      {route && <RouteFields route={route} />}
    </FormDialog>
  );
}
