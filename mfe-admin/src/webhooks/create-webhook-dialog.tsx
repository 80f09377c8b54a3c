import { useMutation } from '@tanstack/react-query';
import { WEBHOOK_LIMITS, WEBHOOK_TOPICS, type WebhookTopic } from 'shared-contracts/values/webhooks';
import { CheckboxField, FieldGroup, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookMutations } from './webhooks.api.ts';
import { errorMessages, fields, messages, topics } from './webhooks.messages.ts';

type WebhookForm = { name: string; url: string } & Record<WebhookTopic, boolean>;
const chosenTopics = (form: Record<WebhookTopic, boolean>) => WEBHOOK_TOPICS.filter((topic) => form[topic]);

const schema: ObjectSchema<WebhookForm> = object({
  name: string().trim().required().max(WEBHOOK_LIMITS.name),
  url: string().trim().required().url().max(WEBHOOK_LIMITS.url),
  order: boolean()
    .required()
    .test('topics', errorMessages.topics, (_value, { parent }) => chosenTopics(parent as WebhookForm).length > 0),
  trip: boolean().required(),
  bill: boolean().required(),
  contract: boolean().required(),
  alert: boolean().required(),
});
const NEW: WebhookForm = { name: '', url: '', order: true, trip: true, bill: false, contract: false, alert: false };

/** Shows the secret in its place once the webhook is created. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useMutation(webhookMutations.create());
  if (create.data) return <SecretDialog secret={create.data.secret} onClose={onClose} />;
  return (
    <FormDialog
      keepOpen
      title={messages.create}
      width={500}
      schema={schema}
      initialValues={NEW}
      submitLabel={messages.createSubmit}
      errorMessages={errorMessages}
      onSubmit={({ name, url, ...chosen }) => create.mutateAsync({ name, url, topics: chosenTopics(chosen) })}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} autoFocus />
      <TextField name="url" label={fields.url} />
      <FieldGroup title={fields.topics} columns={1}>
        {WEBHOOK_TOPICS.map((topic) => (
          <CheckboxField key={topic} name={topic} label={topics[topic]} />
        ))}
      </FieldGroup>
    </FormDialog>
  );
}
