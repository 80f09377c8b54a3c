import { useMutation } from '@tanstack/react-query';
import { ApiError, useSession } from 'shared-auth';
import { USER_LIMITS } from 'shared-contracts/values/field-limits';
import { Text } from 'shared-ui';
import { PasswordField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { factorMutations, type Confirmed } from './second-factor.api.ts';
import { errorMessages, messages, passwordMessages } from './second-factor.messages.ts';

const schema = object({ password: string().required().max(USER_LIMITS.password.max) });

const isConfirmationRequired = (error: unknown) =>
  error instanceof ApiError && error.code === 'passwordConfirmationRequired';

type Waiting = { onConfirmed: () => void; onCancel: () => void };

/**
 * Asks for the password when the API requires it again.
 * @returns a function for such calls, and the dialog to render
 */
export function useConfirmed(): [Confirmed, ReactNode] {
  const [waiting, setWaiting] = useState<Waiting>();
  const confirmed: Confirmed = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isConfirmationRequired(error)) throw error;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      setWaiting({ onConfirmed: resolve, onCancel: () => reject(error as Error) });
      await promise.finally(() => setWaiting(undefined));
      return call();
    }
  };
  return [confirmed, waiting && <PasswordDialog {...waiting} />];
}

function PasswordDialog({ onConfirmed, onCancel }: Waiting) {
  const { mutateAsync } = useMutation(factorMutations.confirmPassword());
  const login = useSession(({ user }) => user?.login);
  const confirm = async (input: { password: string }) => {
    await mutateAsync(input);
    onConfirmed();
  };
  return (
    <FormDialog
      title={passwordMessages.title}
      schema={schema}
      initialValues={{}}
      submitLabel={messages.continue}
      errorMessages={errorMessages}
      onSubmit={confirm}
      onClose={onCancel}
    >
      <Text color="fg.muted" textStyle="sm">
        <FormattedMessage {...passwordMessages.text} />
      </Text>
      <input type="text" name="login" autoComplete="username" value={login} readOnly hidden />
      <PasswordField name="password" label={passwordMessages.password} autoComplete="current-password" />
    </FormDialog>
  );
}
