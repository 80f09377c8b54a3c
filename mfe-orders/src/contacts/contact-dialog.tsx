import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSession } from 'shared-auth';
import { FormDialog } from 'shared-ui/form-dialog';
import { ContactFields } from './contact-fields.tsx';
import { wrongs } from './contact-form.messages.ts';
import { changesOf, contactSchema, formOf, inputOf, type ContactForm } from './contact-form.ts';
import { contactMutations, contactQueries } from './contacts.api.ts';
import { messages } from './contacts.messages.ts';

type DialogProps = { onClose: () => void };
const frame = { width: 900, schema: contactSchema, codes: wrongs } as const;

export function NewDialog({ onClose }: DialogProps) {
  const create = useMutation(contactMutations.create());
  const organizationId = useSession((session) => session.user?.organizationId) ?? '';
  return (
    <FormDialog
      {...frame}
      title={messages.create}
      initial={{}}
      submit={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(inputOf(form))}
      onClose={onClose}
    >
      <ContactFields contact={undefined} organizationId={organizationId} />
    </FormDialog>
  );
}

/** What the form began with: what others change meanwhile is not undone by sending it. */
export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const { data: contact, error } = useQuery(contactQueries.detail(id));
  const change = useMutation(contactMutations.change(id));
  const begun = useRef<ContactForm>(undefined);
  begun.current ??= contact && formOf(contact);
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
      {contact && <ContactFields contact={contact} organizationId={contact.organization.id} />}
    </FormDialog>
  );
}
