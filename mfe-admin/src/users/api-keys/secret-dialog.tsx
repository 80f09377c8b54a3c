import { Stack } from 'shared-ui';
import { CopyField } from 'shared-ui/form';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { messages } from './api-keys.messages.ts';

/** The only time that a secret is shown. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog title={messages.secretTitle} width={600} onClose={onClose}>
    <DialogBody>
      <Stack gap="4">
        <CopyField label={messages.secret} value={secret} help={messages.secretHelp} />
        <CopyField label={messages.header} value={`Authorization: Bearer ${secret}`} />
      </Stack>
    </DialogBody>
  </Dialog>
);
