import { useMutation } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { FormDialog } from 'shared-ui/form-dialog';
import { apiKeySchema, toApiKeyInput } from './api-key-form.ts';
import { apiKeyMutations } from './api-keys.api.ts';
import { errorMessages, messages } from './api-keys.messages.ts';
import { KeyFields } from './key-fields.tsx';
import { SecretDialog } from './secret-dialog.tsx';

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
      <KeyFields canGrant={({ model, rule }) => caller !== undefined && hasAccess(caller, { model, action: rule })} />
    </FormDialog>
  );
}
