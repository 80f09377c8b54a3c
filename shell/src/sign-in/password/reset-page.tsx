import { Box } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useState } from 'react';
import { AskStep } from './ask-step.tsx';
import { CodeStep } from './code-step.tsx';
import { ended } from './code.rules.ts';
import { handedOver, type HandOver } from './hand-over.ts';
import { ResetPasswordStep } from './reset-password-step.tsx';
import { messages } from './reset.messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { ToSignIn } from './sign-in-links.tsx';
import { useAsked } from './use-asked.ts';

export default function ResetPage() {
  return (
    <SignInFrame title={messages.title}>
      <Steps />
      <Box mt="5">
        <ToSignIn />
      </Box>
    </SignInFrame>
  );
}

/** The address, the code that is mailed there, the new password. The code is kept nowhere but here: who loads the page anew enters it again. */
function Steps() {
  const navigate = useNavigate();
  const location = useLocation();
  const [asked, keep] = useAsked();
  const [email] = useState(handedOver(location).email ?? asked?.email ?? '');
  const [otp, setOtp] = useState<string>();

  if (!asked) return <AskStep email={email} onAsked={keep} />;
  if (otp === undefined)
    return <CodeStep asked={asked} onAsked={keep} onCode={setOtp} onChangeEmail={() => keep(undefined)} />;

  const done = () => {
    keep(undefined);
    const hand: HandOver = { email: asked.email, isPasswordChanged: true };
    void navigate(`/login${location.search}`, { replace: true, state: hand });
  };
  const refused = () => {
    keep(ended(asked));
    setOtp(undefined);
  };
  return <ResetPasswordStep email={asked.email} otp={otp} onDone={done} onCodeRefused={refused} />;
}
