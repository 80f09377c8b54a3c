import { useMutation } from '@tanstack/react-query';
import type { Webhook } from 'shared-contracts/webhooks';
import { FormDialog } from 'shared-ui/form-dialog';
import { WebhookFields } from './webhook-fields.tsx';
import { toWebhookForm, toWebhookInput, webhookSchema } from './webhook-form.ts';
import { webhookMutations } from './webhooks.api.ts';
import { errorMessages, messages } from './webhooks.messages.ts';

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const update = useMutation(webhookMutations.update());
  return (
    <FormDialog
      title={messages.edit}
      width={500}
      schema={webhookSchema}
      initialValues={toWebhookForm(webhook)}
      submitLabel={messages.editSubmit}
      errorMessages={errorMessages}
      onSubmit={(form) => update.mutateAsync({ id: webhook.id, ...toWebhookInput(form) })}
      onClose={onClose}
    >
      <WebhookFields urlHelp={messages.urlHelp} />
    </FormDialog>
  );
}
