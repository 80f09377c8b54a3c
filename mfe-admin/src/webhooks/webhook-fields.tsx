import type { MessageDescriptor } from 'react-intl';
import { WEBHOOK_TOPICS } from 'shared-contracts/values/webhooks';
import { CheckboxField, FieldGroup, TextField } from 'shared-ui/form';
import { fields, topics } from './webhooks.messages.ts';

export const WebhookFields = ({ urlHelp }: { urlHelp?: MessageDescriptor }) => (
  <>
    <TextField name="name" label={fields.name} autoFocus />
    <TextField name="url" label={fields.url} help={urlHelp} />
    <FieldGroup title={fields.topics} columns={1}>
      {WEBHOOK_TOPICS.map((topic) => (
        <CheckboxField key={topic} name={topic} label={topics[topic]} />
      ))}
    </FieldGroup>
  </>
);
