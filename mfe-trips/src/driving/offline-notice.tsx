import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Flex, Icon } from 'shared-ui';
import { messages } from './driving.messages.ts';

/** Shown without a network, with the time when the data was loaded. */
export const OfflineNotice = ({ children }: { children: ReactNode }) => (
  <Flex role="status" gap="2" align="center" wrap="wrap" p="3" borderRadius="md" bg="bg.subtle">
    <Icon name="offline" />
    <FormattedMessage {...messages.offline} /> {children}
  </Flex>
);
