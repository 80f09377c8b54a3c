import { useMutation, useQuery } from '@tanstack/react-query';
import { DeleteIfUnusedDialog } from 'shared-ui/overlays';
import { zoneMutations, zoneQueries } from './zones.api.ts';
import { actions, messages, usageMessages } from './zones.messages.ts';

export function DeleteZoneDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const zone = useQuery({ ...zoneQueries.detail(id), staleTime: 0 });
  const deleteZone = useMutation(zoneMutations.delete());
  return (
    <DeleteIfUnusedDialog
      query={zone}
      messages={messages}
      usageMessages={usageMessages}
      confirmLabel={actions.delete}
      onConfirm={() => deleteZone.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
