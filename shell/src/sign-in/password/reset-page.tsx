import { Box } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useState } from 'react';
import { LoginStep } from './login-step.tsx';
import { CodeStep } from './code-step.tsx';
import { expireCode } from './reset-request.rules.ts';
import { readSignInState, type SignInState } from '../common/sign-in-state.ts';
import { ResetPasswordStep } from './reset-password-step.tsx';
import { messages } from './password.messages.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { BackToSignIn } from '../frame/sign-in-links.tsx';
import { useResetRequest } from './use-reset-request.ts';

export default function ResetPage() {
  return (
    <SignInFrame title={messages.title}>
      <Steps />
      <Box mt="5">
        <BackToSignIn />
      </Box>
    </SignInFrame>
  );
}

/** Asks for the email address, the code and the new password. The code must be entered again after a reload. */
function Steps() {
  const navigate = useNavigate();
  const location = useLocation();
  const [request, setRequest] = useResetRequest();
  const [login] = useState(readSignInState(location).login ?? request?.login ?? '');
  const [otp, setOtp] = useState<string>();

  if (!request) return <LoginStep login={login} onCodeRequested={setRequest} />;
  if (otp === undefined)
    return (
      <CodeStep
        request={request}
        onRequestChange={setRequest}
        onCode={setOtp}
        onChangeLogin={() => setRequest(undefined)}
      />
    );

  const finish = () => {
    setRequest(undefined);
    const state: SignInState = { login: request.login, isPasswordChanged: true };
    void navigate(`/login${location.search}`, { replace: true, state });
  };
  const restart = () => {
    setRequest(expireCode(request));
    setOtp(undefined);
  };
  return <ResetPasswordStep login={request.login} otp={otp} onDone={finish} onCodeRejected={restart} />;
}
