import { useMutation } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { Stack } from 'shared-ui';
import { TextareaField, TextField } from 'shared-ui/form';
import { FormDialog, FormTabs } from 'shared-ui/form-dialog';
import { DateField } from 'shared-ui/picker';
import { RulesEditor } from '../rules-editor.tsx';
import { editor } from '../rules.messages.ts';
import { apiKeySchema, toApiKeyInput } from './api-key-form.ts';
import { apiKeyMutations } from './api-keys.api.ts';
import { errorMessages, fields, helpTexts, messages } from './api-keys.messages.ts';
import { SecretDialog } from './secret-dialog.tsx';

const GENERAL_FIELDS = { name: fields.name, expiresAt: fields.expiresAt, networks: fields.networks };

/** Shows the secret in its place once the key is created. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const caller = useSession((session) => session.user);
  const create = useMutation(apiKeyMutations.create());
  if (create.data) return <SecretDialog secret={create.data.secret} onClose={onClose} />;
  return (
    <FormDialog
      keepOpen
      title={messages.create}
      width={900}
      schema={apiKeySchema}
      initialValues={{ name: '', networks: '', expiresAt: null, rules: [] }}
      submitLabel={messages.createSubmit}
      errorMessages={errorMessages}
      onSubmit={(form) => create.mutateAsync(toApiKeyInput(form))}
      onClose={onClose}
    >
      <FormTabs
        tabs={[
          {
            id: 'general',
            label: messages.general,
            fields: GENERAL_FIELDS,
            content: (
              <Stack gap="4" pt="2" maxW="lg">
                <TextField name="name" label={fields.name} help={helpTexts.name} />
                <DateField name="expiresAt" label={fields.expiresAt} help={helpTexts.expiresAt} end />
                <TextareaField name="networks" label={fields.networks} help={helpTexts.networks} rows={3} />
              </Stack>
            ),
          },
          {
            id: 'access',
            label: messages.access,
            fields: { rules: editor.title },
            content: (
              <RulesEditor
                isSelf={false}
                canGrant={({ model, rule }) => caller !== undefined && hasAccess(caller, { model, action: rule })}
              />
            ),
          },
        ]}
      />
    </FormDialog>
  );
}
