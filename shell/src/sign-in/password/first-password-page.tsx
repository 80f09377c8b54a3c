import { useMutation } from '@tanstack/react-query';
import { signOut, useSession } from 'shared-auth';
import { Button, Stack, Text } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { FormattedMessage } from 'react-intl';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetMutations } from './password.api.ts';
import { messages } from './password.messages.ts';
import { readReturnPath } from '../common/return-path.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { messages as signInMessages } from '../common/sign-in.messages.ts';

/** Shown after signing in with a one-time password, until the user has chosen a password. */
export default function FirstPasswordPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useSession((session) => session.user);
  const change = useMutation({
    ...resetMutations.replaceOneTimePassword(),
    onSuccess: () => void navigate(readReturnPath(search), { replace: true }),
  });
  if (!user) return null;
  const { login, email } = user;
  return (
    <SignInFrame title={messages.firstTitle}>
      <Stack gap="5">
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...messages.firstLead} />
        </Text>
        <ReadonlyLogin login={login} />
        <NewPasswordForm
          error={change.error}
          names={[login, email]}
          onSubmit={(password) => change.mutateAsync(password)}
        />
        <Button type="button" variant="ghost" alignSelf="center" size="sm" onClick={signOut}>
          <FormattedMessage {...signInMessages.signOut} />
        </Button>
      </Stack>
    </SignInFrame>
  );
}
