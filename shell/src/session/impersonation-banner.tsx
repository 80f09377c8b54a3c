import { signOut, usersBehind } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { Box, Button, fill, Flex, Icon, Text, useSay, type Words } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './session.messages.ts';

/** Whose session this is, over every page of a session as someone else, and the way back: to one's own, or one step of several. */
export function SessionStrip({ user: { login, organizationName, actor } }: { user: UserInfo }) {
  const say = useSay();
  const [nearest, ...further] = usersBehind();
  if (!nearest && !actor) return null;
  const back: Words =
    further.length > 0 && nearest ? fill(messages.backTo, { login: nearest.login }) : messages.backToMine;
  return (
    <Flex
      as="section"
      aria-label={say(messages.strip)}
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
        <FormattedMessage {...fill(messages.signedInAs, { login, organization: organizationName })} />
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
