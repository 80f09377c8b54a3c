import { Flex, StyledLink } from 'shared-ui';
import { Link, useLocation } from 'shared-ui/router';
import { FormattedMessage } from 'react-intl';
import { isRegistrationOpen } from '../../host/brand.rules.ts';
import { useHost } from '../../host/brand.ts';
import type { SignInState } from '../common/sign-in-state.ts';
import { messages } from '../common/sign-in.messages.ts';

/** Links to password reset and registration; passes on the return path and the entered login. */
export function SignInLinks({ login }: { login: string }) {
  const { search } = useLocation();
  const brand = useHost((host) => host.brand);
  const state: SignInState = login.trim() ? { login: login.trim() } : {};
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="6" rowGap="3" textStyle="sm">
      <StyledLink asChild>
        <Link to={`/login/reset${search}`} state={state}>
          <FormattedMessage {...messages.forgot} />
        </Link>
      </StyledLink>
      {isRegistrationOpen(brand) && (
        <StyledLink asChild>
          <Link to={`/login/registration${search}`}>
            <FormattedMessage {...messages.register} />
          </Link>
        </StyledLink>
      )}
    </Flex>
  );
}

export function BackToSignIn() {
  const { search } = useLocation();
  return (
    <StyledLink asChild textStyle="sm">
      <Link to={`/login${search}`}>
        <FormattedMessage {...messages.toSignIn} />
      </Link>
    </StyledLink>
  );
}
