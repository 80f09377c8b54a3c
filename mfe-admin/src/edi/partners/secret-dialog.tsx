import { useMutation } from '@tanstack/react-query';
import { CopyField } from 'shared-ui/form';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { partnerMutations } from './partners.api.ts';
import { actions, consequences, messages } from './partners.messages.ts';

/** Asks before the old secret expires, and shows the new one only once. */
export function RenewSecretDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const renew = useMutation(partnerMutations.renewSecret(id));
  if (renew.data)
    return (
      <Dialog title={messages.secretTitle} width={600} onClose={onClose}>
        <DialogBody>
          <CopyField label={messages.secret} value={renew.data.secret} help={messages.secretHelp} />
        </DialogBody>
      </Dialog>
    );
  return (
    <ConfirmDialog
      text={consequences.secret}
      confirmLabel={actions.secret}
      onConfirm={() => renew.mutateAsync()}
      onClose={() => renew.isIdle && onClose()}
    />
  );
}
