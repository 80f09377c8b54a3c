import { useMutation } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { ApiKey } from 'shared-contracts/identity/api-keys';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { FormDialog } from 'shared-ui/form-dialog';
import { apiKeySchema, toApiKeyPatch } from './api-key-form.ts';
import { apiKeyMutations } from './api-keys.api.ts';
import { errorMessages, messages } from './api-keys.messages.ts';
import { KeyFields } from './key-fields.tsx';

/** The secret stays. Rules that the key has already may stay too, no matter who changes it. */
export function EditKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const caller = useSession((session) => session.user);
  const change = useMutation(apiKeyMutations.change(apiKey.id));
  const { name, networks, expiresAt, rules } = apiKey;
  return (
    <FormDialog
      title={messages.editTitle}
      width={900}
      schema={apiKeySchema}
      initialValues={{ name, networks: networks.join('\n'), expiresAt, rules }}
      submitLabel={messages.editSubmit}
      errorMessages={errorMessages}
      onSubmit={(form) => change.mutateAsync(toApiKeyPatch(form))}
      onClose={onClose}
    >
      <KeyFields
        canGrant={({ model, rule }) =>
          rules.some((held) => held.model === model && held.rule === rule) ||
          (caller !== undefined && hasAccess(caller, { model, action: rule }))
        }
      />
    </FormDialog>
  );
}
