import { useMutation } from '@tanstack/react-query';
import { Box, Button, chakra, Stack, type Words } from 'shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { KnownLogin } from './known-login.tsx';
import { LabelledInput } from './labelled-input.tsx';
import { Refusal } from './refusal.tsx';
import { useWait } from './seconds-left.ts';
import { ShowPassword } from './show-password.tsx';
import { signInMutations } from './sign-in.api.ts';
import { messages } from './sign-in.messages.ts';

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

/** Whichever half was wrong, it says the same. */
const REFUSALS: Record<string, Words> = {
  invalidCredentials: messages.refused,
  invalid: messages.refused,
  unauthorized: messages.refused,
  blocked: messages.blocked,
};

type PasswordStepProps = { login: string; onChangeLogin: () => void; onSignedIn: () => void };

export function PasswordStep({ login, onChangeLogin, onSignedIn }: PasswordStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending, isSuccess } = useMutation({ ...signInMutations.signIn(), onSuccess: onSignedIn });
  const secondsLeft = useWait(error);

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
        <Box role="alert" display="contents">
          {error && <Refusal error={error} secondsLeft={secondsLeft} own={REFUSALS} />}
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
