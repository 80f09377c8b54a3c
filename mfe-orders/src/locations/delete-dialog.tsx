import { useMutation, useQuery } from '@tanstack/react-query';
import { DeleteIfUnusedDialog } from 'shared-ui/overlays';
import { locationMutations, locationQueries } from './locations.api.ts';
import { actionMessages, messages, usageMessages } from './locations.messages.ts';

export function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const location = useQuery({ ...locationQueries.detail(id), staleTime: 0 });
  const remove = useMutation(locationMutations.remove());
  return (
    <DeleteIfUnusedDialog
      query={location}
      messages={messages}
      usageMessages={usageMessages}
      confirmLabel={actionMessages.delete}
      onConfirm={() => remove.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
