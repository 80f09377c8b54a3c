import { Button, Stack } from 'shared-ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { LabelledInput } from '../common/labelled-input.tsx';
import { messages } from '../common/sign-in.messages.ts';

type LoginStepProps = {
  login: string;
  /** Whether the login is being looked up. */
  isPending: boolean;
  /** Called on every input. */ onInput: (login: string) => void;
  onSubmit: (login: string) => void;
};

/** The input type `email` only selects the phone's keyboard; logins are accepted as well. */
export function LoginStep({ login, isPending, onInput, onSubmit }: LoginStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const updateLogin = () => {
    setMissing(false);
    onInput(input.current?.value ?? '');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const entered = input.current?.value.trim() ?? '';
    setMissing(!entered);
    if (entered) onSubmit(entered);
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <LabelledInput
          ref={input}
          name="login"
          type="email"
          label={messages.login}
          autoComplete="username"
          defaultValue={login}
          isMissing={isMissing}
          onInput={updateLogin}
        />
        <Button type="submit" h="11" loading={isPending}>
          <FormattedMessage {...messages.continue} />
        </Button>
      </Stack>
    </form>
  );
}
