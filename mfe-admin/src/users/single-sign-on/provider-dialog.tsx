import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { Button, Flex, Stack, Text } from 'shared-ui';
import {
  CopyField,
  FieldRows,
  PasswordField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  useFormValue,
  useRecordForm,
} from 'shared-ui/form';
import { FormDialog, FormTabs } from 'shared-ui/form-dialog';
import type { CanGrant } from '../matrix.rules.ts';
import { RulesEditor } from '../rules-editor.tsx';
import { editor, presets } from '../rules.messages.ts';
import {
  createProviderSchema,
  EMPTY_GROUP,
  NEW_PROVIDER,
  type ProviderForm,
  toProviderForm,
  toProviderInput,
} from './provider-form.ts';
import { providerMutations, providerQueries } from './single-sign-on.api.ts';
import { errorMessages, fields, helpTexts, messages, problems } from './single-sign-on.messages.ts';

const { name, issuer, clientId, clientSecret, domains, trustsEmail, isEnforced, breakGlassUserId } = fields;
const CONNECTION_FIELDS = { name, issuer, clientId, clientSecret, domains, trustsEmail, isEnforced, breakGlassUserId };
const { createsUsers, syncsRules, groupsClaim, groups } = fields;

/** Reads the provider's configuration from the typed issuer. */
function IssuerCheck() {
  const [typed] = useFormValue<string>('issuer');
  const { mutate, data, isPending } = useMutation(providerMutations.check());
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button variant="outline" size="sm" loading={isPending} disabled={!typed} onClick={() => mutate(typed.trim())}>
        <FormattedMessage {...messages.check} />
      </Button>
      <Text role="status" textStyle="sm" color={data?.problem ? 'status.bad.fg' : 'fg.muted'}>
        {data && <FormattedMessage {...problems[data.problem ?? 'none']} />}
      </Text>
    </Flex>
  );
}

function Enforcement() {
  const admins = useQuery(providerQueries.admins());
  const options = admins.data?.items.map(({ id, login }) => ({ value: id, label: login })) ?? [];
  return (
    <>
      <SwitchField name="isEnforced" label={isEnforced} help={helpTexts.isEnforced} />
      <SelectField name="breakGlassUserId" label={breakGlassUserId} options={options} />
    </>
  );
}

type ConnectionProps = { isNew: boolean; redirectUris: readonly string[]; logoutUri: string | undefined };

const Connection = ({ isNew, redirectUris, logoutUri }: ConnectionProps) => (
  <Stack gap="4" pt="2" maxW="lg">
    <TextField name="name" label={name} help={helpTexts.name} />
    {redirectUris.map((uri) => (
      <CopyField key={uri} label={fields.redirectUri} value={uri} help={helpTexts.redirectUri} />
    ))}
    {logoutUri !== undefined && <CopyField label={fields.logoutUri} value={logoutUri} />}
    <TextField name="issuer" label={issuer} type="url" />
    <IssuerCheck />
    <TextField name="clientId" label={clientId} />
    <PasswordField
      name="clientSecret"
      label={clientSecret}
      autoComplete="new-password"
      {...(!isNew && { help: helpTexts.clientSecret })}
    />
    <TextareaField name="domains" label={domains} help={helpTexts.domains} rows={3} />
    <SwitchField name="trustsEmail" label={trustsEmail} help={helpTexts.trustsEmail} />
    <Enforcement />
  </Stack>
);

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
  const save = (form: ProviderForm) => {
    const { clientSecret: secret, ...input } = toInput(form);
    return isNew
      ? create.mutateAsync({ ...input, clientSecret: secret })
      : update.mutateAsync({ ...input, ...(secret && { clientSecret: secret }) });
  };
  return (
    <FormDialog
      title={isNew ? messages.create : messages.edit}
      width={900}
      schema={createProviderSchema(isNew)}
      initialValues={isNew ? NEW_PROVIDER : initialValues}
      error={error}
      concurrency={concurrency}
      submitLabel={isNew ? messages.createSubmit : undefined}
      errorMessages={errorMessages}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTabs
        tabs={[
          {
            id: 'connection',
            label: messages.connection,
            fields: CONNECTION_FIELDS,
            content: (
              <Connection isNew={isNew} redirectUris={list.data?.redirectUris ?? []} logoutUri={record?.logoutUri} />
            ),
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
