import { useMutation, useQuery } from '@tanstack/react-query';
import { DeleteUnusedDialog } from 'shared-ui/overlays';
import { locationMutations, locationQueries } from './locations.api.ts';
import { actions, messages, uses } from './locations.messages.ts';

export function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const location = useQuery({ ...locationQueries.detail(id), staleTime: 0 });
  const remove = useMutation(locationMutations.remove());
  return (
    <DeleteUnusedDialog
      record={location}
      words={messages}
      uses={uses}
      confirm={actions.delete}
      onConfirm={() => remove.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
