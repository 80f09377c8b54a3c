import { Button, Stack } from 'shared-ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { LabelledInput } from './labelled-input.tsx';
import { messages } from './sign-in.messages.ts';

type LoginStepProps = {
  login: string;
  /** While it is typed. */ onInput: (login: string) => void;
  onDone: (login: string) => void;
};

/** The type is for the phone's keyboard only: a login name passes as well. */
export function LoginStep({ login, onInput, onDone }: LoginStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const typed = () => {
    setMissing(false);
    onInput(input.current?.value ?? '');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const entered = input.current?.value.trim() ?? '';
    setMissing(!entered);
    if (entered) onDone(entered);
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
          onInput={typed}
        />
        <Button type="submit" h="11">
          <FormattedMessage {...messages.continue} />
        </Button>
      </Stack>
    </form>
  );
}
