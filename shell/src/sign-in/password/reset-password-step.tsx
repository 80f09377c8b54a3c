import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { Stack, Text } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { KnownLogin } from './known-login.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetMutations } from './reset.api.ts';
import { messages } from './reset.messages.ts';

type ResetPasswordStepProps = {
  email: string;
  otp: string;
  onDone: () => void;
  /** The code was used or has ended in the meantime. */ onCodeRefused: () => void;
};

export function ResetPasswordStep({ email, otp, onDone, onCodeRefused }: ResetPasswordStepProps) {
  const change = useMutation({
    ...resetMutations.changePassword(),
    onSuccess: onDone,
    onError: (error) => error instanceof ApiError && error.fields['otp'] && onCodeRefused(),
  });
  return (
    <Stack gap="5">
      <Text color="fg.muted" textWrap="pretty">
        <FormattedMessage {...messages.choose} />
      </Text>
      <KnownLogin login={email} />
      <NewPasswordForm error={change.error} onPassword={(password) => change.mutateAsync({ email, otp, password })} />
    </Stack>
  );
}
