import type { UserInfo } from 'shared-contracts/identity/auth';
import { Flex, IconButton, OrganizationMark, Text, useFormatMessage } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { Slot } from '../areas/slot/slot.tsx';
import { Bell } from '../notifications/bell.tsx';
import { OrganizationSettings } from '../organization/settings-button.tsx';
import { Palette } from '../palette/palette.tsx';
import { MenuSheet } from '../navigation/menu-sheet.tsx';
import { messages } from '../navigation/navigation.messages.ts';
import { SignOut } from '../navigation/sign-out.tsx';
import { UserMenu } from '../navigation/user-menu.tsx';

type TopBarProps = { user: UserInfo; isHome: boolean };

/** Organization, home and search on the left; account, notifications, settings and sign-out on the right. */
export function TopBar({ user, isHome }: TopBarProps) {
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '1', md: '2' }}
      h="14"
      flexShrink="0"
      ps={{ base: '2', lg: '4' }}
      pe={{ base: '2', lg: '3' }}
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <MenuSheet isAlways={isHome} />
      <Organization name={user.organizationName} logo={user.organizationLogo} />
      <Home isCurrent={isHome} />
      <Palette user={user} />
      <Flex flex="1" />
      <Slot name="top-bar.account" />
      <Bell />
      <OrganizationSettings />
      <UserMenu user={user} />
      <SignOut />
    </Flex>
  );
}

/** On phones the name is in the user menu instead. */
const Organization = ({ name, logo }: { name: string; logo: string | null }) => (
  <Flex align="center" gap="2.5" minW="8" title={name}>
    <OrganizationMark name={name} logo={logo} />
    <Text fontWeight="semibold" truncate hideBelow="sm">
      {name}
    </Text>
  </Flex>
);

function Home({ isCurrent }: { isCurrent: boolean }) {
  const formatMessage = useFormatMessage();
  return (
    <IconButton
      asChild
      variant="ghost"
      size="sm"
      aria-label={formatMessage(messages.home)}
      title={formatMessage(messages.home)}
      {...(isCurrent && { color: 'accent.fg', bg: 'accent.subtle' })}
    >
      <Link to="/" aria-current={isCurrent ? 'page' : undefined}>
        <MenuIcon name="home" />
      </Link>
    </IconButton>
  );
}
