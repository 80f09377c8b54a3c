import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ContactDetails } from 'shared-contracts/contacts';
import { fill, Loaded, Stack, Text } from 'shared-ui';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { contactMutations, contactQueries } from './contacts.api.ts';
import { actions, messages } from './contacts.messages.ts';
import { InfoSkeleton } from './info-dialog.tsx';
import { UsedBy } from './used-by.tsx';

type DialogProps = { id: string; onClose: () => void };

/** Whom something uses stays, and what uses them is told; whom nothing uses is deleted once a person says so. */
export function DeleteDialog({ id, onClose }: DialogProps) {
  const contact = useQuery({ ...contactQueries.detail(id), staleTime: 0 });
  const remove = useMutation(contactMutations.remove());
  const { data } = contact;
  if (!data) return <Dialog title={messages.deleteTitle} onClose={onClose}><DialogBody><Loaded query={contact} size="inline" skeleton={<InfoSkeleton />}>{() => null}</Loaded></DialogBody></Dialog>;
  if (data.usedBy.length > 0) return <KeptDialog contact={data} onClose={onClose} />;
  return <ConfirmDialog text={fill(messages.deleteText, { name: data.name })} confirm={actions.delete} danger onConfirm={() => remove.mutateAsync(id)} onClose={onClose} />;
}

const KeptDialog = ({ contact: { name, usedBy }, onClose }: { contact: ContactDetails; onClose: () => void }) => (
  <Dialog title={messages.keptTitle} width={500} onClose={onClose}>
    <DialogBody><Stack gap="4"><Text><FormattedMessage {...fill(messages.keptText, { name })} /></Text><UsedBy usedBy={usedBy} /></Stack></DialogBody>
  </Dialog>
);
