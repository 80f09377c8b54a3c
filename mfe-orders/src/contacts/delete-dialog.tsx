import { useMutation, useQuery } from '@tanstack/react-query';
import { DeleteUnusedDialog } from 'shared-ui/overlays';
import { contactMutations, contactQueries } from './contacts.api.ts';
import { actions, messages, uses } from './contacts.messages.ts';

export function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const contact = useQuery({ ...contactQueries.detail(id), staleTime: 0 });
  const remove = useMutation(contactMutations.remove());
  return (
    <DeleteUnusedDialog
      record={contact}
      words={messages}
      uses={uses}
      confirm={actions.delete}
      onConfirm={() => remove.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
