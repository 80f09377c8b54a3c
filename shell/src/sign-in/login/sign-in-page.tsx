import { forgetEnding, lastEnding, type Ending } from 'shared-auth';
import { Stack, type Words } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from '../host/brand.ts';
import { LoginStep } from './login-step.tsx';
import { Note } from './note.tsx';
import { PasswordStep } from './password-step.tsx';
import { returnAddress } from './return-address.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { messages } from './sign-in.messages.ts';
import { handedOver } from './hand-over.ts';

const ENDINGS: Record<Ending, Words> = { blocked: messages.blocked, expired: messages.expired };

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

/** First who, then the password. */
function Steps() {
  const navigate = useNavigate();
  const location = useLocation();
  const given = handedOver(location);
  const [login, setLogin] = useState(given.email ?? '');
  const [isKnown, setKnown] = useState(false);
  const [ending, setEnding] = useState(lastEnding);
  const goOn = (entered: string) => {
    forgetEnding();
    setEnding(undefined);
    setLogin(entered);
    setKnown(true);
  };
  return (
    <Stack gap="5">
      {ending && (
        <Note role="status" tone={ending === 'blocked' ? 'bad' : 'info'}>
          <FormattedMessage {...ENDINGS[ending]} />
        </Note>
      )}
      {given.isPasswordChanged && (
        <Note role="status" tone="good">
          <FormattedMessage {...messages.passwordChanged} />
        </Note>
      )}
      {isKnown ? (
        <PasswordStep
          login={login}
          onChangeLogin={() => setKnown(false)}
          onSignedIn={() => void navigate(returnAddress(location.search), { replace: true })}
        />
      ) : (
        <LoginStep login={login} onInput={setLogin} onDone={goOn} />
      )}
      <SignInLinks login={login} />
    </Stack>
  );
}
