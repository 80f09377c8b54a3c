import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError, signOut, useSession } from 'shared-auth';
import type { InvitationDetails } from 'shared-contracts/identity/auth';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import { Box, Button, Stack, Text, withValues } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { ErrorNote } from '../common/error-note.tsx';
import { Note } from '../common/note.tsx';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { useRetryCountdown } from '../common/retry-countdown.ts';
import { messages as signInMessages } from '../common/sign-in.messages.ts';
import type { SignInState } from '../common/sign-in-state.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { BackToSignIn } from '../frame/sign-in-links.tsx';
import { signInMutations } from '../login/sign-in.api.ts';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { invitationMutations, invitationQueries } from './invitation.api.ts';
import { messages } from './invitation.messages.ts';

/** Opened from the email of an invitation; the link's token is its fragment. */
export default function InvitationPage() {
  const { hash } = useLocation();
  const [openedBy] = useState(useSession.getState().user);
  return (
    <SignInFrame title={messages.title}>
      {openedBy ? <SignedIn name={nameOf(openedBy)} /> : <Invitation token={hash.slice(1)} />}
    </SignInFrame>
  );
}

const SignedIn = ({ name }: { name: string }) => (
  <Stack gap="5">
    <Note role="status" tone="info">
      <FormattedMessage {...withValues(messages.otherUser, { name })} />
    </Note>
    <Button type="button" h="11" onClick={signOut}>
      <FormattedMessage {...signInMessages.signOut} />
    </Button>
  </Stack>
);

const isInvalid = (error: Error | null) => error instanceof ApiError && 'token' in error.fields;

const InvalidInvitation = () => (
  <Stack gap="5">
    <Note role="alert" tone="warn">
      <FormattedMessage {...messages.invalid} />
    </Note>
    <BackToSignIn />
  </Stack>
);

function Invitation({ token }: { token: string }) {
  const { data, error } = useQuery({ ...invitationQueries.details(token), enabled: token !== '' });
  const secondsLeft = useRetryCountdown(error);
  if (token === '' || isInvalid(error)) return <InvalidInvitation />;
  if (error)
    return (
      <Box role="alert">
        <ErrorNote error={error} secondsLeft={secondsLeft} />
      </Box>
    );
  if (!data) return <Box aria-busy minH="40" />;
  return data.provider === null ? (
    <ChoosePassword token={token} invitation={data} />
  ) : (
    <SignInWithProvider invitation={{ ...data, provider: data.provider }} />
  );
}

/** Signs in with the chosen password; continues on the sign-in page if a second step is required. */
function ChoosePassword({ token, invitation }: { token: string; invitation: InvitationDetails }) {
  const { name, organization, login, email } = invitation;
  const navigate = useNavigate();
  const signIn = useMutation(signInMutations.signIn());
  const accept = useMutation(invitationMutations.accept());
  const submit = async (password: string) => {
    const accepted = await accept.mutateAsync({ token, password });
    try {
      await signIn.mutateAsync({ login: accepted.login, password });
      await navigate('/', { replace: true });
    } catch {
      const state: SignInState = { login: accepted.login, isPasswordChanged: true };
      await navigate('/login', { replace: true, state });
    }
  };
  if (isInvalid(accept.error)) return <InvalidInvitation />;
  return (
    <Stack gap="5">
      <Text color="fg.muted" textWrap="pretty">
        <FormattedMessage {...withValues(messages.lead, { name, organization })} />
      </Text>
      <ReadonlyLogin login={login} />
      <NewPasswordForm error={accept.error} names={[login, email]} onSubmit={submit} />
    </Stack>
  );
}

function SignInWithProvider({ invitation }: { invitation: InvitationDetails & { provider: string } }) {
  const { name, organization, provider, email } = invitation;
  const navigate = useNavigate();
  const state: SignInState = { login: email };
  return (
    <Stack gap="5">
      <Text color="fg.muted" textWrap="pretty">
        <FormattedMessage {...withValues(messages.withProvider, { name, organization, provider })} />
      </Text>
      <Button type="button" h="11" onClick={() => void navigate('/login', { replace: true, state })}>
        <FormattedMessage {...messages.continue} />
      </Button>
    </Stack>
  );
}
