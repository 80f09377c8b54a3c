import { PASSWORD_LENGTH } from 'shared-contracts/values/limits';
import { Box, fill, Stack } from 'shared-ui';
import { fieldMessages, Form, PasswordField, SubmitButton } from 'shared-ui/form';
import { object, string } from 'yup';
import { Refusal } from './refusal.tsx';
import { messages } from './reset.messages.ts';
import { useWait } from './seconds-left.ts';

type Entered = { password: string; repeat: string };

const schema = object({
  password: string().required().min(PASSWORD_LENGTH).max(200),
  repeat: string()
    .required()
    .test('same', fieldMessages.passwords, (repeat, { parent }) => repeat === (parent as Entered).password),
});

type NewPasswordFormProps = { error: Error | null; onPassword: (password: string) => Promise<unknown> };

/** Twice, so that no slip of the finger is set. */
export function NewPasswordForm({ error, onPassword }: NewPasswordFormProps) {
  const secondsLeft = useWait(error);
  return (
    <Form schema={schema} onSubmit={({ password }) => onPassword(password)}>
      <Stack gap="5">
        <PasswordField
          name="password"
          label={messages.newPassword}
          help={fill(messages.passwordHelp, { length: PASSWORD_LENGTH })}
          autoComplete="new-password"
          autoFocus
        />
        <PasswordField name="repeat" label={messages.repeat} autoComplete="new-password" />
        <Box role="alert" display="contents">
          {error && <Refusal error={error} secondsLeft={secondsLeft} />}
        </Box>
        <SubmitButton label={messages.setPassword} h="11" disabled={secondsLeft > 0} />
      </Stack>
    </Form>
  );
}
