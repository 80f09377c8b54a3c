import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StyledLink, VisuallyHidden } from 'shared-ui';
import { messages } from './home.messages.ts';

/** Opens another site in a new tab. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <StyledLink href={href} target="_blank" rel="noopener noreferrer" overflowWrap="anywhere">
    {children}
    <VisuallyHidden>
      {' '}
      <FormattedMessage {...messages.newTab} />
    </VisuallyHidden>
  </StyledLink>
);
