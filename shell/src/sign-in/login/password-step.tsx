import { useMutation } from '@tanstack/react-query';
import { Box, Button, chakra, Stack, type Message } from 'shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { LabelledInput } from './labelled-input.tsx';
import { ErrorNote } from '../common/error-note.tsx';
import { useRetryCountdown } from '../common/retry-countdown.ts';
import { ShowPassword } from './show-password.tsx';
import { signInMutations } from './sign-in.api.ts';
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

/** The same message for a wrong login and a wrong password, so that it reveals neither. */
const ERROR_MESSAGES: Record<string, Message> = {
  invalidCredentials: messages.invalidCredentials,
  invalid: messages.invalidCredentials,
  unauthorized: messages.invalidCredentials,
  blocked: messages.blocked,
};

type PasswordStepProps = { login: string; onChangeLogin: () => void; onSignedIn: () => void };

export function PasswordStep({ login, onChangeLogin, onSignedIn }: PasswordStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending, isSuccess } = useMutation({ ...signInMutations.signIn(), onSuccess: onSignedIn });
  const secondsLeft = useRetryCountdown(error);

  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    setMissing(!password);
    if (password) mutate({ login, password, remember: remember.current?.checked ?? false });
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <ReadonlyLogin login={login} onChange={onChangeLogin} />
        <Box role="alert" display="contents">
          {error && <ErrorNote error={error} secondsLeft={secondsLeft} errorMessages={ERROR_MESSAGES} />}
        </Box>
        <LabelledInput
          ref={input}
          name="password"
          type={isShown ? 'text' : 'password'}
          label={messages.password}
          autoComplete="current-password"
          isMissing={isMissing}
          onInput={() => setMissing(false)}
          end={<ShowPassword isShown={isShown} onToggle={() => setShown(!isShown)} />}
        />
        <Remember>
          <input ref={remember} type="checkbox" name="remember" />
          <FormattedMessage {...messages.remember} />
        </Remember>
        <Button type="submit" h="11" loading={isPending || isSuccess} disabled={secondsLeft > 0}>
          <FormattedMessage {...messages.signIn} />
        </Button>
      </Stack>
    </form>
  );
}
