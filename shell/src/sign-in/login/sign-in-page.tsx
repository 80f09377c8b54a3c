import { clearSessionEndReason, readSessionEndReason, type SessionEndReason } from 'shared-auth';
import type { SecondFactorRequired } from 'shared-contracts/identity/second-factor';
import { Stack, type Message } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from '../../host/brand.ts';
import { LoginStep } from './login-step.tsx';
import { Note } from '../common/note.tsx';
import { PasswordStep } from './password-step.tsx';
import { readReturnPath } from '../common/return-path.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { SignInLinks } from '../frame/sign-in-links.tsx';
import { ProviderStep, type Provider } from '../sso/provider-step.tsx';
import { ProblemNote } from '../sso/problem-note.tsx';
import { signOnMutations } from '../sso/sign-on.api.ts';
import { PasskeyButton } from '../second-factor/passkey-button.tsx';
import { SecondStep } from '../second-factor/second-step.tsx';
import { errorMessages } from '../second-factor/second-step.messages.ts';
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

type Step = 'login' | 'password' | { provider: Provider } | { required: SecondFactorRequired };

/** Asks for the login, then for the password, or leads to the identity provider of the login's domain. */
function Steps() {
  const navigate = useNavigate();
  const location = useLocation();
  const signInState = readSignInState(location);
  const [login, setLogin] = useState(signInState.login ?? '');
  const [step, setStep] = useState<Step>('login');
  const [isExpired, setExpired] = useState(false);
  const [isProblemShown, setProblemShown] = useState(true);
  const lookup = useMutation(signOnMutations.findProvider());
  const [endReason, setEndReason] = useState(readSessionEndReason);
  const submitLogin = (entered: string) => {
    clearSessionEndReason();
    setEndReason(undefined);
    setLogin(entered);
    setProblemShown(false);
    // Only an email address has a domain. If its provider can't be looked up, the password is used.
    if (!entered.includes('@')) return setStep('password');
    return lookup.mutate(
      { login: entered },
      {
        onSuccess: ({ provider }) => setStep(provider ? { provider } : 'password'),
        onError: () => setStep('password'),
      },
    );
  };
  const changeLogin = () => setStep('login');
  const restart = () => {
    setStep('password');
    setExpired(true);
  };
  const continueSignedIn = () => void navigate(readReturnPath(location.search), { replace: true });
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
      {isProblemShown && <ProblemNote search={location.search} />}
      {step === 'login' && (
        <>
          <LoginStep login={login} isPending={lookup.isPending} onInput={setLogin} onSubmit={submitLogin} />
          <PasskeyButton onSignedIn={continueSignedIn} />
        </>
      )}
      {isExpired && step === 'password' && (
        <Note role="alert" tone="warn">
          <FormattedMessage {...errorMessages.challengeExpired} />
        </Note>
      )}
      {step === 'password' && (
        <PasswordStep
          login={login}
          onChangeLogin={changeLogin}
          onProviderRequired={(provider) => setStep({ provider })}
          onSecondFactor={(required) => setStep({ required })}
          onSignedIn={continueSignedIn}
        />
      )}
      {typeof step === 'object' && 'required' in step && (
        <SecondStep
          login={login}
          required={step.required}
          onChangeLogin={changeLogin}
          onExpired={restart}
          onSignedIn={continueSignedIn}
        />
      )}
      {typeof step === 'object' && 'provider' in step && (
        <ProviderStep
          provider={step.provider}
          login={login}
          to={readReturnPath(location.search)}
          onChangeLogin={changeLogin}
          onUsePassword={() => setStep('password')}
        />
      )}
      <SignInLinks login={login} />
    </Stack>
  );
}
