import { useMutation } from '@tanstack/react-query';
import { CopyField } from 'shared-ui/form';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { webhookMutations } from './webhooks.api.ts';
import { actions, consequences, messages } from './webhooks.messages.ts';

/** The only time that a secret is shown. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog title={messages.secretTitle} width={600} onClose={onClose}>
    <DialogBody>
      <CopyField label={messages.secret} value={secret} help={messages.secretHelp} />
    </DialogBody>
  </Dialog>
);

/** Asks before the old secret expires, and shows the new one. */
export function RenewSecretDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const renew = useMutation(webhookMutations.renewSecret(id));
  if (renew.data) return <SecretDialog secret={renew.data.secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      text={consequences.secret}
      confirmLabel={actions.secret}
      onConfirm={() => renew.mutateAsync()}
      onClose={() => renew.isIdle && onClose()}
    />
  );
}
