import { renewSession, signOut, useSession } from 'shared-auth';
import type { AddedFactor } from 'shared-contracts/identity/second-factor';
import type { FactorKind } from 'shared-contracts/values/identity/second-factor';
import { Button, Stack, Text } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { readReturnPath } from '../common/return-path.ts';
import { messages as signInMessages } from '../common/sign-in.messages.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { AddFactor } from '../../second-factor/add-factor.tsx';
import { canUsePasskeys } from '../../second-factor/passkey-browser.ts';
import { enrolMessages, messages } from '../../second-factor/second-factor.messages.ts';
import { useConfirmed } from '../../second-factor/use-confirmed.tsx';

/** Shown after signing in without the second factor that the organization requires, until one is added. */
export default function EnrolmentPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useSession((session) => session.user);
  const [kind, setKind] = useState<FactorKind>();
  const [confirmed, passwordDialog] = useConfirmed();
  const finish = ({ token }: AddedFactor) => {
    renewSession(token);
    void navigate(readReturnPath(search), { replace: true });
  };
  if (!user) return null;
  return (
    <SignInFrame title={enrolMessages.title}>
      <Stack gap="5">
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...enrolMessages.lead} />
        </Text>
        <ReadonlyLogin login={user.login} />
        {canUsePasskeys() && (
          <Button type="button" h="11" onClick={() => setKind('passkey')}>
            <FormattedMessage {...messages.addPasskey} />
          </Button>
        )}
        <Button type="button" h="11" variant={canUsePasskeys() ? 'outline' : 'solid'} onClick={() => setKind('totp')}>
          <FormattedMessage {...messages.addTotp} />
        </Button>
        <Button type="button" variant="ghost" alignSelf="center" size="sm" onClick={signOut}>
          <FormattedMessage {...signInMessages.signOut} />
        </Button>
      </Stack>
      {kind && <AddFactor kind={kind} confirmed={confirmed} onAdded={finish} onClose={() => setKind(undefined)} />}
      {passwordDialog}
    </SignInFrame>
  );
}
