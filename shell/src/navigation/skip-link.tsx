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

/** Lets keyboard users skip the bars. */
export const SkipLink = ({ target }: { target: RefObject<HTMLElement | null> }) => (
  <Skip type="button" onClick={() => target.current?.focus()}>
    <FormattedMessage {...messages.skip} />
  </Skip>
);
