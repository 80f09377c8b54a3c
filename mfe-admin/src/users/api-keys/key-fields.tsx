import type { GrantedRule } from 'shared-contracts/values/identity/access';
import { Stack } from 'shared-ui';
import { TextareaField, TextField } from 'shared-ui/form';
import { FormTabs } from 'shared-ui/form-dialog';
import { DateField } from 'shared-ui/picker';
import { RulesEditor } from '../rules-editor.tsx';
import { editor } from '../rules.messages.ts';
import { fields, helpTexts, messages } from './api-keys.messages.ts';

const GENERAL_FIELDS = { name: fields.name, expiresAt: fields.expiresAt, networks: fields.networks };

/** The fields of a new and of a changed key. */
export function KeyFields({ canGrant }: { canGrant: (rule: GrantedRule) => boolean }) {
  return (
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
          content: <RulesEditor isSelf={false} canGrant={canGrant} />,
        },
      ]}
    />
  );
}
