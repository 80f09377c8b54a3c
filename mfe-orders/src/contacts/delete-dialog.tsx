import { useMutation, useQuery } from '@tanstack/react-query';
import { DeleteIfUnusedDialog } from 'shared-ui/overlays';
import { contactMutations, contactQueries } from './contacts.api.ts';
import { actionMessages, messages, usageMessages } from './contacts.messages.ts';

export function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const contact = useQuery({ ...contactQueries.detail(id), staleTime: 0 });
  const remove = useMutation(contactMutations.remove());
  return (
    <DeleteIfUnusedDialog
      query={contact}
      messages={messages}
      usageMessages={usageMessages}
      confirmLabel={actionMessages.delete}
      onConfirm={() => remove.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
