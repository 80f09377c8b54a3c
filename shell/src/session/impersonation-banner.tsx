import { signOut, listImpersonators } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import { Box, Button, withValues, Flex, Icon, Text, useFormatMessage, type Message } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './session.messages.ts';

/** Names the impersonated user on every page, with a button back to the previous session. */
export function ImpersonationBanner({ user }: { user: UserInfo }) {
  const { organizationName, actor } = user;
  const formatMessage = useFormatMessage();
  const [previous, ...earlier] = listImpersonators();
  if (!previous && !actor) return null;
  const back: Message =
    earlier.length > 0 && previous ? withValues(messages.backTo, { name: nameOf(previous) }) : messages.backToMine;
  return (
    <Flex
      as="section"
      aria-label={formatMessage(messages.banner)}
      align="center"
      gap="2.5"
      minH="9"
      px={{ base: '3', lg: '4' }}
      py="1"
      bg="status.warn.bg"
      color="status.warn.fg"
      textStyle="sm"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Icon name="warning" />
      <Text flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
        <FormattedMessage
          {...withValues(messages.signedInAs, { name: nameOf(user), organization: organizationName })}
        />
      </Text>
      <Button
        size="xs"
        variant="outline"
        flexShrink="0"
        color="inherit"
        borderColor="currentColor"
        bg="transparent"
        onClick={signOut}
      >
        <Box as="span" hideBelow="sm">
          <Icon name="undo" size={14} />
        </Box>
        <FormattedMessage {...back} />
      </Button>
    </Flex>
  );
}
