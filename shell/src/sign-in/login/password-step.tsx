import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { SecondFactorRequired } from 'shared-contracts/identity/second-factor';
import { Box, Button, chakra, Stack, type Message } from 'shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { LabelledInput } from '../common/labelled-input.tsx';
import { ErrorNote } from '../common/error-note.tsx';
import { useRetryCountdown } from '../common/retry-countdown.ts';
import { RequestCode } from './request-code.tsx';
import { ShowPassword } from './show-password.tsx';
import { signInMutations } from './sign-in.api.ts';
import type { Provider } from '../sso/provider-step.tsx';
import { messages } from '../common/sign-in.messages.ts';

const Remember = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'fit-content',
    cursor: 'pointer',
    '& > input': { boxSize: '4', accentColor: 'accent' },
  },
});

/** A code from the email also ends the wait after too many attempts. */
const CODE_HELPS = ['codeRequired', 'tooManyAttempts'];

/** The same message for a wrong login and a wrong password, so that it reveals neither. */
const ERROR_MESSAGES: Record<string, Message> = {
  invalidCredentials: messages.invalidCredentials,
  invalid: messages.invalidCredentials,
  unauthorized: messages.invalidCredentials,
  blocked: messages.blocked,
  codeRequired: messages.codeRequired,
};
const WRONG_CODE_MESSAGES: Record<string, Message> = { invalid: messages.codeWrong };

const isWrongCode = (error: Error) => error instanceof ApiError && 'code' in error.fields;

/** The provider that the organization requires, if that is why the password was refused. */
const readRequiredProvider = (error: Error): Provider | undefined =>
  error instanceof ApiError && error.code === 'singleSignOnRequired'
    ? { id: String(error.params['providerId']), name: String(error.params['providerName']), isEnforced: true }
    : undefined;

/** The data for the second step, if the password was correct and one is required. */
const readSecondFactor = (error: Error): SecondFactorRequired | undefined =>
  error instanceof ApiError && error.code === 'secondFactorRequired'
    ? (error.params as SecondFactorRequired)
    : undefined;

type PasswordStepProps = {
  login: string;
  onChangeLogin: () => void;
  onProviderRequired: (provider: Provider) => void;
  onSecondFactor: (required: SecondFactorRequired) => void;
  onSignedIn: () => void;
};

export function PasswordStep({ login, onChangeLogin, onSignedIn, ...required }: PasswordStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [missing, setMissing] = useState<'password' | 'code'>();
  const [isCodeOffered, setCodeOffered] = useState(false);
  const [isCodeRequested, setCodeRequested] = useState(false);
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...signInMutations.signIn(),
    onSuccess: onSignedIn,
    onError: (failure) => {
      const provider = readRequiredProvider(failure);
      if (provider) required.onProviderRequired(provider);
      const secondFactor = readSecondFactor(failure);
      if (secondFactor) required.onSecondFactor(secondFactor);
      if (failure instanceof ApiError && CODE_HELPS.includes(failure.code)) setCodeOffered(true);
    },
  });
  const secondsLeft = useRetryCountdown(error);

  useEffect(() => {
    if (error) (isWrongCode(error) ? codeInput : input).current?.select();
  }, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    const code = codeInput.current?.value.trim();
    if (!password) {
      setMissing('password');
      return input.current?.focus();
    }
    if (code === '') {
      setMissing('code');
      return codeInput.current?.focus();
    }
    setMissing(undefined);
    return mutate({ login, password, remember: remember.current?.checked ?? false, ...(code && { code }) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <ReadonlyLogin login={login} onChange={onChangeLogin} />
        <Box role="alert" display="contents">
          {error && (
            <ErrorNote
              error={error}
              secondsLeft={secondsLeft}
              errorMessages={isWrongCode(error) ? WRONG_CODE_MESSAGES : ERROR_MESSAGES}
            />
          )}
        </Box>
        <LabelledInput
          ref={input}
          name="password"
          type={isShown ? 'text' : 'password'}
          label={messages.password}
          autoComplete="current-password"
          isMissing={missing === 'password'}
          onInput={() => setMissing(undefined)}
          end={<ShowPassword isShown={isShown} onToggle={() => setShown(!isShown)} />}
        />
        {isCodeOffered && (
          <RequestCode login={login} isRequested={isCodeRequested} onRequested={() => setCodeRequested(true)} />
        )}
        {isCodeRequested && (
          <LabelledInput
            ref={codeInput}
            name="code"
            type="text"
            inputMode="numeric"
            label={messages.code}
            autoComplete="one-time-code"
            isMissing={missing === 'code'}
            onInput={() => setMissing(undefined)}
          />
        )}
        <Remember>
          <input ref={remember} type="checkbox" name="remember" />
          <FormattedMessage {...messages.remember} />
        </Remember>
        <Button type="submit" h="11" loading={isPending || isSuccess} disabled={secondsLeft > 0 && !isCodeRequested}>
          <FormattedMessage {...messages.signIn} />
        </Button>
      </Stack>
    </form>
  );
}
