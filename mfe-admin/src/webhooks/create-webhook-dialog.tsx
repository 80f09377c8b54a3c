import { useMutation } from '@tanstack/react-query';
import { FormDialog } from 'shared-ui/form-dialog';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookFields } from './webhook-fields.tsx';
import { toWebhookForm, toWebhookInput, webhookSchema } from './webhook-form.ts';
import { webhookMutations } from './webhooks.api.ts';
import { errorMessages, messages } from './webhooks.messages.ts';

const NEW = toWebhookForm({ name: '', url: '', topics: ['order', 'trip'] });

/** Shows the secret in its place once the webhook is created. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useMutation(webhookMutations.create());
  if (create.data) return <SecretDialog secret={create.data.secret} onClose={onClose} />;
  return (
    <FormDialog
      keepOpen
      title={messages.create}
      width={500}
      schema={webhookSchema}
      initialValues={NEW}
      submitLabel={messages.createSubmit}
      errorMessages={errorMessages}
      onSubmit={(form) => create.mutateAsync(toWebhookInput(form))}
      onClose={onClose}
    >
      <WebhookFields />
    </FormDialog>
  );
}
