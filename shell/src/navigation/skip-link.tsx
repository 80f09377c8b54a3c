import { chakra } from 'shared-ui';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './navigation.messages.ts';

const Skip = chakra('button', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'tooltip',
    px: '4',
    py: '2',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg.default',
    fontWeight: 'semibold',
    boxShadow: 'floating',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/** For the keyboard: past the bars to what the page is about. */
export const SkipLink = ({ to }: { to: RefObject<HTMLElement | null> }) => (
  <Skip type="button" onClick={() => to.current?.focus()}>
    <FormattedMessage {...messages.skip} />
  </Skip>
);
