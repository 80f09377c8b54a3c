import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Flex, Icon } from 'shared-ui';
import { messages } from './driving.messages.ts';

/** Without a network: from when it is what is shown. */
export const OldNote = ({ children }: { children: ReactNode }) => (
  <Flex role="status" gap="2" align="center" wrap="wrap" p="3" borderRadius="md" bg="bg.subtle">
    <Icon name="offline" />
    <FormattedMessage {...messages.old} /> {children}
  </Flex>
);
