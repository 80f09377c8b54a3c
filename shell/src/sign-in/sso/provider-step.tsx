import type { ProviderLookupResult } from 'shared-contracts/identity/single-sign-on';
import { Button, Stack, Text, withValues } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { messages } from '../common/sign-in.messages.ts';

export type Provider = NonNullable<ProviderLookupResult['provider']>;

type ProviderStepProps = {
  provider: Provider;
  login: string;
  /** The path to continue at. */
  to: string;
  onChangeLogin: () => void;
  onUsePassword: () => void;
};

const startAddress = ({ provider, login, to }: Pick<ProviderStepProps, 'provider' | 'login' | 'to'>) =>
  `/api/auth/sso/start?${new URLSearchParams({ providerId: provider.id, to, login })}`;

/** Leads to the identity provider; the password is an alternative, or the break-glass access. */
export function ProviderStep({ provider, login, to, onChangeLogin, onUsePassword }: ProviderStepProps) {
  return (
    <Stack gap="5">
      <ReadonlyLogin login={login} onChange={onChangeLogin} />
      {provider.isEnforced && (
        <Text role="status" textStyle="sm" color="fg.muted" textWrap="pretty">
          <FormattedMessage {...withValues(messages.enforced, { provider: provider.name })} />
        </Text>
      )}
      <Button asChild h="11" whiteSpace="normal">
        <a href={startAddress({ provider, login, to })}>
          <FormattedMessage {...withValues(messages.continueWith, { provider: provider.name })} />
        </a>
      </Button>
      <Button type="button" variant="plain" h="9" onClick={onUsePassword}>
        <FormattedMessage {...(provider.isEnforced ? messages.emergency : messages.usePassword)} />
      </Button>
    </Stack>
  );
}
