import { useMutation } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { ContactDetails } from 'shared-contracts/network/contacts';
import { useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ContactFields } from './contact-fields.tsx';
import { fieldErrors } from './contact-form.messages.ts';
import { getChanges, contactSchema, toForm, toInput, toNewForm, type NewContact } from './contact-form.ts';
import { contactMutations, contactQueries } from './contacts.api.ts';
import { messages } from './contacts.messages.ts';

type DialogProps = { onClose: () => void };
type NewDialogProps = DialogProps & Partial<NewContact> & { onCreated?: (contact: ContactDetails) => void };
const dialogProps = { width: 900, schema: contactSchema, errorMessages: fieldErrors } as const;

export function NewDialog({ name, location, isNotification, onCreated, onClose }: NewDialogProps) {
  const create = useMutation(contactMutations.create());
  const organizationId = useSession((session) => session.user?.organizationId) ?? '';
  return (
    <FormDialog
      {...dialogProps}
      title={messages.create}
      initialValues={toNewForm({ name, location, isNotification })}
      submitLabel={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(toInput(form)).then(onCreated)}
      onClose={onClose}
    >
      <ContactFields contact={undefined} location={location} organizationId={organizationId} />
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
