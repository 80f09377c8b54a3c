import { useMutation } from '@tanstack/react-query';
import { ApiError, signIn } from 'shared-auth';
import { Box, Stack } from 'shared-ui';
import { CheckboxField, Form, PasswordField, SubmitButton } from 'shared-ui/form';
import { useEffect, useRef, useState } from 'react';
import { boolean, object, string } from 'yup';
import { KnownLogin } from './known-login.tsx';
import { Refusal } from './refusal.tsx';
import { useSecondsLeft } from './seconds-left.ts';
import { signInMutations } from './sign-in.api.ts';
import { messages } from './sign-in.messages.ts';

const schema = object({ password: string().required().max(200), remember: boolean().default(false) });

/** When the next attempt is welcome, ms. */
const waitUntil = (error: Error) => (error instanceof ApiError && error.code === 'tooManyAttempts' ? Date.now() + Number(error.params['retryAfter'] ?? 0) * 1000 : 0);

type PasswordStepProps = { login: string; onChangeLogin: () => void; onSignedIn: () => void };

export function PasswordStep({ login, onChangeLogin, onSignedIn }: PasswordStepProps) {
  const form = useRef<HTMLDivElement>(null);
  const [until, setUntil] = useState(0);
  const secondsLeft = useSecondsLeft(until);
  const { mutateAsync, error, isSuccess } = useMutation({ ...signInMutations.signIn(), onError: (refused) => setUntil(waitUntil(refused)) });

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
  }, [error]);

  const enter = async (secret: { password: string; remember: boolean }) => {
    const { token } = await mutateAsync({ login, ...secret });
    if (signIn(token)) onSignedIn();
  };
  return (
    <Form schema={schema} onSubmit={enter}>
      <Stack ref={form} gap="5">
        <KnownLogin login={login} onChange={onChangeLogin} />
        <Box role="alert" display="contents">{error && <Refusal error={error} secondsLeft={secondsLeft} />}</Box>
        <PasswordField name="password" label={messages.password} autoFocus />
        <CheckboxField name="remember" label={messages.remember} />
        <SubmitButton label={messages.signIn} disabled={secondsLeft > 0} {...(isSuccess && { loading: true })} />
      </Stack>
    </Form>
  );
}
