import { signOut } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { Box, Button, Center, Icon, Text, useSay, VisuallyHidden } from 'shared-ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { MySettings } from '../settings/my-settings.tsx';
import { messages as settingsMessages } from '../settings/settings.messages.ts';
import { initialsOf } from './initials.ts';
import { messages } from './navigation.messages.ts';
import { Popover } from './popover.tsx';

/** Who is signed in, and under it what is theirs to set. */
export function UserMenu({ login, email }: Pick<UserInfo, 'login' | 'email'>) {
  const say = useSay();
  const id = useId();
  const title = say(settingsMessages.title);
  return (
    <>
      <Button variant="ghost" size="sm" px="1.5" gap="2" popoverTarget={id} title={title}>
        <VisuallyHidden>{title}</VisuallyHidden>
        <Center aria-hidden boxSize="7" borderRadius="full" bg="bg.subtle" color="fg.muted" textStyle="xs" fontWeight="semibold">{initialsOf(login)}</Center>
        <Text as="span" hideBelow="md" maxW="12rem" truncate>{login}</Text>
        <Icon name="chevron-down" size={14} />
      </Button>
      <Popover id={id} popover="auto" place="belowBar" role="dialog" aria-label={title}>
        <Box px="4" py="3" borderBottomWidth="1px" borderColor="border.subtle">
          <Text fontWeight="semibold" truncate>{login}</Text>
          <Text color="fg.muted" textStyle="sm" truncate>{email}</Text>
        </Box>
        <Box p="4"><MySettings /></Box>
        <Box p="2" borderTopWidth="1px" borderColor="border.subtle">
          <Button variant="ghost" w="full" px="2" justifyContent="start" onClick={signOut}><Icon name="sign-out" /><FormattedMessage {...messages.signOut} /></Button>
        </Box>
      </Popover>
    </>
  );
}
