import { Flex, StyledLink } from 'shared-ui';
import { Link, useLocation } from 'shared-ui/router';
import { FormattedMessage } from 'react-intl';
import { isRegistrationOpen } from '../host/brand.rules.ts';
import { useHost } from '../host/brand.ts';
import type { HandOver } from './hand-over.ts';
import { messages } from './sign-in.messages.ts';

/** For those who cannot sign in. Where they were going goes with them, and the e-mail address that they have entered. */
export function SignInLinks({ login }: { login: string }) {
  const { search } = useLocation();
  const brand = useHost((host) => host.brand);
  const left: HandOver = login.includes('@') ? { email: login.trim() } : {};
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="6" rowGap="3" textStyle="sm">
      <StyledLink asChild>
        <Link to={`/login/reset${search}`} state={left}>
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

/** From the other pages back to sign-in. */
export function ToSignIn() {
  const { search } = useLocation();
  return (
    <StyledLink asChild textStyle="sm">
      <Link to={`/login${search}`}>
        <FormattedMessage {...messages.toSignIn} />
      </Link>
    </StyledLink>
  );
}
