import { useMutation } from '@tanstack/react-query';
import { useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ZoneFields } from './zone-fields.tsx';
import { toZoneChanges, toFormValues, toZoneInput, zoneSchema } from './zone-form.ts';
import { zoneMutations, zoneQueries } from './zones.api.ts';
import { messages, errorMessages } from './zones.messages.ts';

type DialogProps = { onClose: () => void };
const dialogProps = { width: 900, schema: zoneSchema, errorMessages } as const;

export function NewZoneDialog({ onClose }: DialogProps) {
  const createZone = useMutation(zoneMutations.create());
  return (
    <FormDialog
      {...dialogProps}
      title={messages.create}
      initialValues={{}}
      submitLabel={messages.submitCreate}
      onSubmit={(form) => createZone.mutateAsync(toZoneInput(form))}
      onClose={onClose}
    >
      <ZoneFields />
    </FormDialog>
  );
}

/** Sends only changed fields, so that concurrent changes of other users are not overwritten. */
export function EditZoneDialog({ id, onClose }: DialogProps & { id: string }) {
  const { record: zone, error, initialValues, concurrency } = useRecordForm(zoneQueries.detail(id), toFormValues);
  const updateZone = useMutation(zoneMutations.update(id));
  return (
    <FormDialog
      {...dialogProps}
      title={messages.edit}
      initialValues={initialValues}
      error={error}
      concurrency={concurrency}
      onSubmit={async (values) => initialValues && updateZone.mutateAsync(toZoneChanges(initialValues, values))}
      onClose={onClose}
    >
      {zone && <ZoneFields id={id} />}
    </FormDialog>
  );
}
