import type { UserInfo } from 'shared-contracts/auth';
import { Flex, IconButton, Text, useSay } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { Slot } from '../areas/slot.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { messages } from './navigation.messages.ts';
import { OrganizationMark } from './organization-mark.tsx';
import { UserMenu } from './user-menu.tsx';

type TopBarProps = { user: UserInfo; isHome: boolean };

export function TopBar({ user, isHome }: TopBarProps) {
  const say = useSay();
  return (
    <Flex as="header" align="center" gap="2" h="14" flexShrink="0" ps={{ base: '2', lg: '4' }} pe={{ base: '2', lg: '3' }} bg="bg.surface" borderBottomWidth="1px" borderColor="border.subtle">
      {!isHome && <MenuSheet />}
      <Flex align="center" gap="2.5" minW="0">
        <OrganizationMark name={user.organizationName} logo={user.organizationLogo} />
        <Text fontWeight="semibold" truncate>{user.organizationName}</Text>
      </Flex>
      <IconButton asChild variant="ghost" size="sm" aria-label={say(messages.home)} title={say(messages.home)} {...(isHome && { color: 'accent.fg', bg: 'accent.subtle' })}>
        <Link to="/" aria-current={isHome ? 'page' : undefined}><MenuIcon name="home" /></Link>
      </IconButton>
      <Flex flex="1" />
      <Slot name="top-bar.account" />
      <UserMenu login={user.login} email={user.email} />
    </Flex>
  );
}
