import { USER_LIMITS } from 'shared-contracts/values/field-limits';
import { SUGGESTED_PASSWORD_LENGTH } from 'shared-contracts/values/identity/passwords';
import { Box, withValues, Stack } from 'shared-ui';
import { fieldMessages, Form, NewPasswordField, PasswordField, SubmitButton } from 'shared-ui/form';
import { object, string } from 'yup';
import { ErrorNote } from '../common/error-note.tsx';
import { messages } from './password.messages.ts';
import { useRetryCountdown } from '../common/retry-countdown.ts';

type PasswordValues = { password: string; repeat: string };

const schema = object({
  password: string().required().min(USER_LIMITS.password.min).max(USER_LIMITS.password.max),
  repeat: string()
    .required()
    .test('same', fieldMessages.passwords, (repeat, { parent }) => repeat === (parent as PasswordValues).password),
});

type NewPasswordFormProps = {
  error: Error | null;
  /** The login and email address of the user, as far as they are known. */
  names: readonly string[];
  onSubmit: (password: string) => Promise<unknown>;
};

/** Entered twice to catch typos. */
export function NewPasswordForm({ error, names, onSubmit }: NewPasswordFormProps) {
  const secondsLeft = useRetryCountdown(error);
  return (
    <Form schema={schema} onSubmit={({ password }) => onSubmit(password)}>
      <Stack gap="5">
        <NewPasswordField
          name="password"
          label={messages.newPassword}
          help={withValues(messages.passwordHelp, {
            length: USER_LIMITS.password.min,
            suggested: SUGGESTED_PASSWORD_LENGTH,
          })}
          names={names}
          autoFocus
        />
        <PasswordField name="repeat" label={messages.repeat} autoComplete="new-password" />
        <Box role="alert" display="contents">
          {error && <ErrorNote error={error} secondsLeft={secondsLeft} />}
        </Box>
        <SubmitButton label={messages.setPassword} h="11" disabled={secondsLeft > 0} />
      </Stack>
    </Form>
  );
}
