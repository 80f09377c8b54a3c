import { clearSessionEndReason, readSessionEndReason, type SessionEndReason } from 'shared-auth';
import { Stack, type Message } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from '../../host/brand.ts';
import { LoginStep } from './login-step.tsx';
import { Note } from '../common/note.tsx';
import { PasswordStep } from './password-step.tsx';
import { readReturnPath } from '../common/return-path.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { SignInLinks } from '../frame/sign-in-links.tsx';
import { messages } from '../common/sign-in.messages.ts';
import { readSignInState } from '../common/sign-in-state.ts';

const END_REASON_MESSAGES: Record<SessionEndReason, Message> = { blocked: messages.blocked, expired: messages.expired };

export default function SignInPage() {
  const brand = useHost((host) => host.brand);
  return (
    <SignInFrame title={messages.title} tab={brand?.loginPageTitle}>
      {brand?.loginAlertText && (
        <Note role="note" tone="info" mb="5">
          {brand.loginAlertText}
        </Note>
      )}
      <Steps />
    </SignInFrame>
  );
}

/** Asks for the login first, then for the password. */
function Steps() {
  const navigate = useNavigate();
  const location = useLocation();
  const signInState = readSignInState(location);
  const [login, setLogin] = useState(signInState.email ?? '');
  const [hasLogin, setHasLogin] = useState(false);
  const [endReason, setEndReason] = useState(readSessionEndReason);
  const submitLogin = (entered: string) => {
    clearSessionEndReason();
    setEndReason(undefined);
    setLogin(entered);
    setHasLogin(true);
  };
  return (
    <Stack gap="5">
      {endReason && (
        <Note role="status" tone={endReason === 'blocked' ? 'bad' : 'info'}>
          <FormattedMessage {...END_REASON_MESSAGES[endReason]} />
        </Note>
      )}
      {signInState.isPasswordChanged && (
        <Note role="status" tone="good">
          <FormattedMessage {...messages.passwordChanged} />
        </Note>
      )}
      {hasLogin ? (
        <PasswordStep
          login={login}
          onChangeLogin={() => setHasLogin(false)}
          onSignedIn={() => void navigate(readReturnPath(location.search), { replace: true })}
        />
      ) : (
        <LoginStep login={login} onInput={setLogin} onSubmit={submitLogin} />
      )}
      <SignInLinks login={login} />
    </Stack>
  );
}
