import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { LocationDetails } from 'shared-contracts/locations';
import { fill, Loaded, Stack, Text } from 'shared-ui';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { locationMutations, locationQueries } from './locations.api.ts';
import { actions, messages } from './locations.messages.ts';
import { InfoSkeleton } from './info-dialog.tsx';
import { UsedBy } from './used-by.tsx';

type DialogProps = { id: string; onClose: () => void };

/** What something uses stays, and what uses it is told; what nothing uses is deleted once a person says so. */
export function DeleteDialog({ id, onClose }: DialogProps) {
  const location = useQuery({ ...locationQueries.detail(id), staleTime: 0 });
  const remove = useMutation(locationMutations.remove());
  const { data } = location;
  if (!data) return <Dialog title={messages.deleteTitle} onClose={onClose}><DialogBody><Loaded query={location} size="inline" skeleton={<InfoSkeleton />}>{() => null}</Loaded></DialogBody></Dialog>;
  if (data.usedBy.length > 0) return <KeptDialog location={data} onClose={onClose} />;
  return <ConfirmDialog text={fill(messages.deleteText, { name: data.name })} confirm={actions.delete} danger onConfirm={() => remove.mutateAsync(id)} onClose={onClose} />;
}

const KeptDialog = ({ location: { name, usedBy }, onClose }: { location: LocationDetails; onClose: () => void }) => (
  <Dialog title={messages.keptTitle} width={500} onClose={onClose}>
    <DialogBody><Stack gap="4"><Text><FormattedMessage {...fill(messages.keptText, { name })} /></Text><UsedBy usedBy={usedBy} /></Stack></DialogBody>
  </Dialog>
);
