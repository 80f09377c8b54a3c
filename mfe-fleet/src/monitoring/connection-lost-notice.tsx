import { FormattedMessage } from 'react-intl';
import { Flex, Icon, Text } from 'shared-ui';
import { messages } from './monitoring.messages.ts';

/** Shown while the stream of live positions is disconnected. */
export const ConnectionLostNotice = () => (
  <Flex
    role="alert"
    align="center"
    gap="2"
    wrap="wrap"
    mb="3"
    px="3"
    py="2"
    borderRadius="md"
    bg="status.bad.bg"
    color="status.bad.fg"
    flexShrink="0"
  >
    <Icon name="offline" />
    <Text fontWeight="medium">
      <FormattedMessage {...messages.disconnected} />
    </Text>
    <Text textStyle="sm">
      <FormattedMessage {...messages.disconnectedText} />
    </Text>
  </Flex>
);
