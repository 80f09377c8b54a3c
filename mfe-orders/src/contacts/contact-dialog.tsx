import { useMutation } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ContactFields } from './contact-fields.tsx';
import { fieldErrors } from './contact-form.messages.ts';
import { getChanges, contactSchema, toForm, toInput } from './contact-form.ts';
import { contactMutations, contactQueries } from './contacts.api.ts';
import { messages } from './contacts.messages.ts';

type DialogProps = { onClose: () => void };
const dialogProps = { width: 900, schema: contactSchema, errorMessages: fieldErrors } as const;

export function NewDialog({ onClose }: DialogProps) {
  const create = useMutation(contactMutations.create());
  const organizationId = useSession((session) => session.user?.organizationId) ?? '';
  return (
    <FormDialog
      {...dialogProps}
      title={messages.create}
      initialValues={{}}
      submitLabel={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(toInput(form))}
      onClose={onClose}
    >
      <ContactFields contact={undefined} organizationId={organizationId} />
    </FormDialog>
  );
}

export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const {
    record: contact,
    error,
    initialValues: initialForm,
    concurrency,
  } = useRecordForm(contactQueries.detail(id), toForm);
  const change = useMutation(contactMutations.change(id));
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
      {contact && <ContactFields contact={contact} organizationId={contact.organization.id} />}
    </FormDialog>
  );
}
