import type { UserInfo } from 'shared-contracts/auth';
import { Box, Button, Center, Icon, Text, useSay, VisuallyHidden } from 'shared-ui';
import { useId } from 'react';
import { MySettings } from '../settings/my-settings.tsx';
import { messages as settingsMessages } from '../settings/settings.messages.ts';
import { initialsOf } from './initials.ts';
import { Popover } from './popover.tsx';
import { SignOutEntry } from './sign-out.tsx';

/** Who is signed in, and under it what is theirs to set. */
export function UserMenu({ user: { login, email, organizationName } }: { user: UserInfo }) {
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
          <Text color="fg.muted" textStyle="sm" hideFrom="sm">{organizationName}</Text>
        </Box>
        <Box p="4"><MySettings /></Box>
        <Box p="2" borderTopWidth="1px" borderColor="border.subtle" hideFrom="md"><SignOutEntry /></Box>
      </Popover>
    </>
  );
}
