import { getHostKind } from 'shared-contracts/values/portal/host-kind';
import { Flex, Icon } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './host.messages.ts';

/** A banner on every page of a development host. */
export function DevelopmentBanner({ host = window.location.hostname }: { host?: string }) {
  if (getHostKind(host) !== 'development') return null;
  return (
    <Flex
      role="note"
      align="center"
      justify="center"
      gap="2"
      flexShrink="0"
      px="4"
      py="1"
      bg="status.warn.bg"
      color="status.warn.fg"
      textStyle="xs"
      fontWeight="medium"
    >
      <Icon name="warning" size={14} />
      <FormattedMessage {...messages.development} />
    </Flex>
  );
}
