import { useMutation } from '@tanstack/react-query';
import { signOut, useSession } from 'shared-auth';
import { Button, Stack, Text } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { FormattedMessage } from 'react-intl';
import { KnownLogin } from './known-login.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetMutations } from './reset.api.ts';
import { messages } from './reset.messages.ts';
import { returnAddress } from './return-address.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { messages as signInMessages } from './sign-in.messages.ts';

/** Whoever has signed in with a one-time password gets no further than this before it is changed. */
export default function FirstPasswordPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const login = useSession((session) => session.user?.login);
  const change = useMutation({
    ...resetMutations.ownPassword(),
    onSuccess: () => void navigate(returnAddress(search), { replace: true }),
  });
  if (login === undefined) return null;
  return (
    <SignInFrame title={messages.first}>
      <Stack gap="5">
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...messages.firstLead} />
        </Text>
        <KnownLogin login={login} />
        <NewPasswordForm error={change.error} onPassword={(password) => change.mutateAsync(password)} />
        <Button type="button" variant="ghost" alignSelf="center" size="sm" onClick={signOut}>
          <FormattedMessage {...signInMessages.signOut} />
        </Button>
      </Stack>
    </SignInFrame>
  );
}
