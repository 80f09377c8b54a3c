import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { Box, Button, chakra, Stack } from 'shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { KnownLogin } from './known-login.tsx';
import { LabelledInput } from './labelled-input.tsx';
import { Refusal } from './refusal.tsx';
import { useSecondsLeft } from './seconds-left.ts';
import { ShowPassword } from './show-password.tsx';
import { signInMutations } from './sign-in.api.ts';
import { messages } from './sign-in.messages.ts';

const Remember = chakra('label', { base: { display: 'flex', alignItems: 'center', gap: '2', w: 'fit-content', cursor: 'pointer', '& > input': { boxSize: '4', accentColor: 'accent' } } });

/** When the next attempt is welcome, ms. */
const waitUntil = (error: Error) => (error instanceof ApiError && error.code === 'tooManyAttempts' ? Date.now() + Number(error.params['retryAfter'] ?? 0) * 1000 : 0);

type PasswordStepProps = { login: string; onChangeLogin: () => void; onSignedIn: () => void };

export function PasswordStep({ login, onChangeLogin, onSignedIn }: PasswordStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [until, setUntil] = useState(0);
  const secondsLeft = useSecondsLeft(until);
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...signInMutations.signIn(),
    onSuccess: onSignedIn,
    onError: (refused) => setUntil(waitUntil(refused)),
  });

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
        <KnownLogin login={login} onChange={onChangeLogin} />
        <Box role="alert" display="contents">{error && <Refusal error={error} secondsLeft={secondsLeft} />}</Box>
        <LabelledInput
          ref={input} name="password" type={isShown ? 'text' : 'password'} label={messages.password} autoComplete="current-password" isMissing={isMissing}
          onInput={() => setMissing(false)} end={<ShowPassword isShown={isShown} onToggle={() => setShown(!isShown)} />}
        />
        <Remember><input ref={remember} type="checkbox" name="remember" /><FormattedMessage {...messages.remember} /></Remember>
        <Button type="submit" h="11" loading={isPending || isSuccess} disabled={secondsLeft > 0}><FormattedMessage {...messages.signIn} /></Button>
      </Stack>
    </form>
  );
}
