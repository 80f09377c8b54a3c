import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { Flex, Stack } from 'shared-ui';
import { FieldRows, SelectField, SwitchField, TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog, FormTabs } from 'shared-ui/form-dialog';
import type { CanGrant } from '../matrix.rules.ts';
import { RulesEditor } from '../rules-editor.tsx';
import { editor, presets } from '../rules.messages.ts';
import { CONNECTION_FIELDS, Connection } from './provider-connection.tsx';
import {
  createProviderSchema,
  EMPTY_GROUP,
  NEW_PROVIDER,
  type ProviderForm,
  toProviderForm,
  toProviderInput,
} from './provider-form.ts';
import { providerMutations, providerQueries } from './single-sign-on.api.ts';
import { errorMessages, fields, helpTexts, messages, metadataProblems } from './single-sign-on.messages.ts';

const { createsUsers, syncsRules, groupsClaim, groups } = fields;

const Users = () => (
  <Stack gap="4" pt="2" maxW="lg">
    <SwitchField name="createsUsers" label={createsUsers} />
    <SwitchField name="syncsRules" label={syncsRules} help={helpTexts.syncsRules} />
    <TextField name="groupsClaim" label={groupsClaim} />
    <FieldRows name="groups" label={groups} addLabel={messages.addGroup} emptyRow={EMPTY_GROUP}>
      {(path) => (
        <Flex gap="3" wrap="wrap">
          <TextField name={`${path}.group`} label={fields.group} />
          <SelectField
            name={`${path}.preset`}
            label={fields.preset}
            options={{ ...presets, custom: messages.custom }}
          />
        </Flex>
      )}
    </FieldRows>
  </Stack>
);

/** Adds a provider when `id` is empty. */
export function ProviderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const caller = useSession((session) => session.user);
  const canGrant: CanGrant = ({ model, rule }) => caller !== undefined && hasAccess(caller, { model, action: rule });
  const isNew = id === '';
  const list = useQuery(providerQueries.list());
  const query = { ...providerQueries.detail(id), enabled: !isNew };
  const { record, error, initialValues, concurrency } = useRecordForm(query, toProviderForm(canGrant));
  const create = useMutation(providerMutations.create());
  const update = useMutation(providerMutations.update(id));
  const toInput = toProviderInput(canGrant);
  const save = (form: ProviderForm) =>
    isNew ? create.mutateAsync({ ...toInput(form), kind: form.kind }) : update.mutateAsync(toInput(form));
  return (
    <FormDialog
      title={isNew ? messages.create : messages.edit}
      width={900}
      schema={createProviderSchema(isNew)}
      initialValues={isNew ? NEW_PROVIDER : initialValues}
      error={error}
      concurrency={concurrency}
      submitLabel={isNew ? messages.createSubmit : undefined}
      errorMessages={{ ...metadataProblems, ...errorMessages }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTabs
        tabs={[
          {
            id: 'connection',
            label: messages.connection,
            fields: CONNECTION_FIELDS,
            content: <Connection isNew={isNew} portal={list.data} logoutUri={record?.logoutUri} />,
          },
          {
            id: 'users',
            label: messages.users,
            fields: { createsUsers, syncsRules, groupsClaim, groups },
            content: <Users />,
          },
          {
            id: 'access',
            label: messages.access,
            fields: { rules: editor.title },
            content: <RulesEditor isSelf={false} canGrant={canGrant} />,
          },
        ]}
      />
    </FormDialog>
  );
}
