import { useMutation, useQuery } from '@tanstack/react-query';
import { DeleteUnusedDialog } from 'shared-ui/overlays';
import { zoneMutations, zoneQueries } from './zones.api.ts';
import { actions, messages, uses } from './zones.messages.ts';

export function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const zone = useQuery({ ...zoneQueries.detail(id), staleTime: 0 });
  const remove = useMutation(zoneMutations.remove());
  return (
    <DeleteUnusedDialog
      record={zone}
      words={messages}
      uses={uses}
      confirm={actions.delete}
      onConfirm={() => remove.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
