import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { IdentityProviderList, MetadataCheckResult } from 'shared-contracts/identity/single-sign-on';
import type { User } from 'shared-contracts/identity/users';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import type { ProviderKind } from 'shared-contracts/values/identity/single-sign-on';
import { Button, Flex, Stack, Text, withValues, type Message } from 'shared-ui';
import {
  CopyField,
  PasswordField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { formatDate, useTimeZone } from 'shared-ui/format';
import { KIND_NAMES } from './provider-kinds.ts';
import { providerMutations, providerQueries } from './single-sign-on.api.ts';
import { fields, foundMetadata, helpTexts, messages, metadataProblems, problems } from './single-sign-on.messages.ts';

const { kind, name, issuer, clientId, clientSecret, metadataUrl, metadata, wantsSignedResponse } = fields;
const { signsOut, domains, trustsEmail, isEnforced, breakGlassUserId } = fields;
export const CONNECTION_FIELDS = {
  kind,
  name,
  issuer,
  clientId,
  clientSecret,
  metadataUrl,
  metadata,
  wantsSignedResponse,
  signsOut,
  domains,
  trustsEmail,
  isEnforced,
  breakGlassUserId,
};

type CheckProps = { isPending: boolean; isDisabled: boolean; onCheck: () => void; result: Message | undefined };

const Check = ({ isPending, isDisabled, onCheck, result, isBad }: CheckProps & { isBad: boolean }) => (
  <Flex align="center" gap="3" wrap="wrap">
    <Button variant="outline" size="sm" loading={isPending} disabled={isDisabled} onClick={onCheck}>
      <FormattedMessage {...messages.check} />
    </Button>
    <Text role="status" textStyle="sm" color={isBad ? 'status.bad.fg' : 'fg.muted'} overflowWrap="anywhere" minW="0">
      {result && <FormattedMessage {...result} />}
    </Text>
  </Flex>
);

/** Reads the provider's configuration from the typed issuer. */
function IssuerCheck() {
  const [typed] = useFormValue<string>('issuer');
  const { mutate, data, isPending } = useMutation(providerMutations.check());
  return (
    <Check
      isPending={isPending}
      isDisabled={!typed}
      isBad={Boolean(data?.problem)}
      onCheck={() => mutate(typed.trim())}
      result={data && problems[data.problem ?? 'none']}
    />
  );
}

function toMetadataMessage({ problem, found }: MetadataCheckResult, zone: string): Message | undefined {
  if (problem) return metadataProblems[problem];
  const lastDay = Math.max(...(found?.certificates ?? []).map(({ expiresAt }) => expiresAt));
  return found
    ? withValues(foundMetadata.found, { entityId: found.entityId, date: formatDate(lastDay, zone) })
    : undefined;
}

/** Reads the typed metadata, or that of the typed address. */
function MetadataCheckButton() {
  const zone = useTimeZone();
  const [address] = useFormValue<string>('metadataUrl');
  const [text] = useFormValue<string>('metadata');
  const { mutate, data, isPending } = useMutation(providerMutations.checkMetadata());
  const source = { metadataUrl: address.trim() || null, metadata: text.trim() || null };
  return (
    <Check
      isPending={isPending}
      isDisabled={source.metadataUrl === null && source.metadata === null}
      isBad={Boolean(data?.problem)}
      onCheck={() => mutate(source)}
      result={data && toMetadataMessage(data, zone)}
    />
  );
}

/** The login too, because that is what they sign in with. */
const describeAdmin = (admin: Pick<User, 'name' | 'login'>) =>
  nameOf(admin) === admin.login ? admin.login : `${nameOf(admin)} (${admin.login})`;

function Enforcement() {
  const admins = useQuery(providerQueries.admins());
  const options = admins.data?.items.map((admin) => ({ value: admin.id, label: describeAdmin(admin) })) ?? [];
  return (
    <>
      <SwitchField name="isEnforced" label={isEnforced} help={helpTexts.isEnforced} />
      <SelectField name="breakGlassUserId" label={breakGlassUserId} options={options} />
    </>
  );
}

type ConnectionProps = {
  isNew: boolean;
  portal: Pick<IdentityProviderList, 'redirectUris' | 'postLogoutUris' | 'serviceProvider'> | undefined;
  logoutUri: string | undefined;
};

/** The addresses are needed at the provider only with the switch on. */
function SignOut({ uris }: { uris: readonly string[] }) {
  const [isOn] = useFormValue<boolean>('signsOut');
  return (
    <>
      <SwitchField name="signsOut" label={signsOut} help={helpTexts.signsOut} />
      {isOn &&
        uris.map((uri) => (
          <CopyField key={uri} label={fields.postLogoutUri} value={uri} help={helpTexts.redirectUri} />
        ))}
    </>
  );
}

const OidcConnection = ({ isNew, portal, logoutUri }: ConnectionProps) => (
  <>
    {portal?.redirectUris.map((uri) => (
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
    <SignOut uris={portal?.postLogoutUris ?? []} />
  </>
);

const SamlConnection = ({ isNew, portal }: ConnectionProps) => (
  <>
    {portal && (
      <>
        <CopyField label={fields.entityId} value={portal.serviceProvider.entityId} help={helpTexts.entityId} />
        <CopyField label={fields.acsUri} value={portal.serviceProvider.acsUri} />
        <CopyField label={fields.singleLogoutUri} value={portal.serviceProvider.logoutUri} />
      </>
    )}
    <TextField name="metadataUrl" label={metadataUrl} type="url" help={helpTexts.metadataUrl} />
    <TextareaField name="metadata" label={metadata} rows={4} {...(!isNew && { help: helpTexts.metadata })} />
    <MetadataCheckButton />
    <SwitchField name="wantsSignedResponse" label={wantsSignedResponse} help={helpTexts.wantsSignedResponse} />
  </>
);

/** The protocol of a provider is chosen once. */
export function Connection(props: ConnectionProps) {
  const [chosen] = useFormValue<ProviderKind>('kind');
  const options = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));
  return (
    <Stack gap="4" pt="2" maxW="lg">
      {props.isNew && <SelectField name="kind" label={kind} options={options} />}
      <TextField name="name" label={name} help={helpTexts.name} />
      {chosen === 'saml' ? <SamlConnection {...props} /> : <OidcConnection {...props} />}
      <TextareaField name="domains" label={domains} help={helpTexts.domains} rows={3} />
      {chosen === 'oidc' && <SwitchField name="trustsEmail" label={trustsEmail} help={helpTexts.trustsEmail} />}
      <Enforcement />
    </Stack>
  );
}
