import { useMutation } from '@tanstack/react-query';
import { Text } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { readReturnPath } from '../common/return-path.ts';
import { messages } from '../common/sign-in.messages.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { signOnMutations } from './sign-on.api.ts';

/** The page to which the API sends users whom an identity provider has signed in: picks up the token and continues. */
export default function SignedOnPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mutate } = useMutation(signOnMutations.finishSignOn());
  useEffect(() => {
    mutate(undefined, {
      onSuccess: () => void navigate(readReturnPath(search), { replace: true }),
      onError: () => void navigate('/login?problem=expired', { replace: true }),
    });
  }, [mutate, navigate, search]);
  return (
    <SignInFrame title={messages.title}>
      <Text role="status" color="fg.muted">
        <FormattedMessage {...messages.signingIn} />
      </Text>
    </SignInFrame>
  );
}
