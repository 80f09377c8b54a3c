import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { Stack, Text } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetMutations } from './password.api.ts';
import { messages } from './password.messages.ts';

type ResetPasswordStepProps = {
  login: string;
  otp: string;
  onDone: () => void;
  /** Called when the code was used or expired in the meantime. */ onCodeRejected: () => void;
};

export function ResetPasswordStep({ login, otp, onDone, onCodeRejected }: ResetPasswordStepProps) {
  const change = useMutation({
    ...resetMutations.changePassword(),
    onSuccess: onDone,
    onError: (error) => error instanceof ApiError && error.fields['otp'] && onCodeRejected(),
  });
  return (
    <Stack gap="5">
      <Text color="fg.muted" textWrap="pretty">
        <FormattedMessage {...messages.choosePassword} />
      </Text>
      <ReadonlyLogin login={login} />
      <NewPasswordForm
        error={change.error}
        names={[login]}
        onSubmit={(password) => change.mutateAsync({ login, otp, password })}
      />
    </Stack>
  );
}
