import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { fill, Loaded, Stack, Text } from 'shared-ui';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { InfoSkeleton } from './info-dialog.tsx';
import { UsedBy } from './used-by.tsx';
import { zoneMutations, zoneQueries } from './zones.api.ts';
import { actions, messages } from './zones.messages.ts';

type DialogProps = { id: string; onClose: () => void };

/** A zone that trips are of stays, and it is said which; another one is deleted once a person says so. */
export function DeleteDialog({ id, onClose }: DialogProps) {
  const zone = useQuery({ ...zoneQueries.detail(id), staleTime: 0 });
  const remove = useMutation(zoneMutations.remove());
  const { data } = zone;
  if (!data) return <Dialog title={messages.deleteTitle} onClose={onClose}><DialogBody><Loaded query={zone} size="inline" skeleton={<InfoSkeleton />}>{() => null}</Loaded></DialogBody></Dialog>;
  if (data.usedBy.length === 0) return <ConfirmDialog text={fill(messages.deleteText, { name: data.name })} confirm={actions.delete} danger onConfirm={() => remove.mutateAsync(id)} onClose={onClose} />;
  return (
    <Dialog title={messages.keptTitle} width={500} onClose={onClose}>
      <DialogBody><Stack gap="4"><Text><FormattedMessage {...fill(messages.keptText, { name: data.name })} /></Text><UsedBy usedBy={data.usedBy} /></Stack></DialogBody>
    </Dialog>
  );
}
