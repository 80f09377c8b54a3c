import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSession } from 'shared-auth';
import { FormDialog } from 'shared-ui/form-dialog';
import { ContactFields } from './contact-fields.tsx';
import { fieldErrors } from './contact-form.messages.ts';
import { getChanges, contactSchema, toForm, toInput, type ContactForm } from './contact-form.ts';
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
  const { data: contact, error } = useQuery(contactQueries.detail(id));
  const change = useMutation(contactMutations.change(id));
  // Fixed at the first load, so that only the user's own changes are sent.
  const initial = useRef<ContactForm>(undefined);
  initial.current ??= contact && toForm(contact);
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
      {contact && <ContactFields contact={contact} organizationId={contact.organization.id} />}
    </FormDialog>
  );
}
