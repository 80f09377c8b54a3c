import { useMutation } from '@tanstack/react-query';
import { useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { RouteFields } from './route-fields.tsx';
import { toRouteChanges, toFormValues, toRouteInput, routeSchema } from './route-form.ts';
import { routeMutations, routeQueries } from './routes.api.ts';
import { messages, errorMessages } from './routes.messages.ts';

type DialogProps = { onClose: () => void };
const dialogProps = { width: 900, schema: routeSchema, errorMessages } as const;

export function NewRouteDialog({ onClose }: DialogProps) {
  const createRoute = useMutation(routeMutations.create());
  return (
    <FormDialog
      {...dialogProps}
      title={messages.create}
      initialValues={{}}
      submitLabel={messages.submitCreate}
      onSubmit={(form) => createRoute.mutateAsync(toRouteInput(form))}
      onClose={onClose}
    >
      <RouteFields />
    </FormDialog>
  );
}

/** Sends only changed fields, so that concurrent changes of other users are not overwritten. */
export function EditRouteDialog({ id, onClose }: DialogProps & { id: string }) {
  const { record: route, error, initialValues, concurrency } = useRecordForm(routeQueries.detail(id), toFormValues);
  const updateRoute = useMutation(routeMutations.update(id));
  return (
    <FormDialog
      {...dialogProps}
      title={messages.edit}
      initialValues={initialValues}
      error={error}
      concurrency={concurrency}
      onSubmit={async (values) => initialValues && updateRoute.mutateAsync(toRouteChanges(initialValues, values))}
      onClose={onClose}
    >
      {route && <RouteFields route={route} />}
    </FormDialog>
  );
}
