import type { UserInfo } from 'shared-contracts/auth';
import { Box, Button, Center, Icon, initialsOf, Text, useSay, VisuallyHidden } from 'shared-ui';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadMySettings, MySettings } from '../settings/my-settings.tsx';
import { QuickSettings } from '../settings/quick-settings.tsx';
import { messages as settingsMessages } from '../settings/settings.messages.ts';
import { Version } from '../settings/version.tsx';
import { messages } from './navigation.messages.ts';
import { Popover } from './popover.tsx';
import { SignOutEntry } from './sign-out.tsx';

/** Who is signed in; under it what is set quickly, and the way to the rest of their settings. */
export function UserMenu({ user }: { user: UserInfo }) {
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const label = say(messages.userMenu);
  const follow = (isOpening: boolean) => {
    setOpen(isOpening);
    if (isOpening) loadMySettings();
  };
  return (
    <>
      <Button variant="ghost" size="sm" px="1.5" gap="2" popoverTarget={id} title={label}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Center
          aria-hidden
          boxSize="7"
          borderRadius="full"
          bg="bg.subtle"
          color="fg.muted"
          textStyle="xs"
          fontWeight="semibold"
        >
          {initialsOf(user.login)}
        </Center>
        <Text as="span" hideBelow="md" maxW="12rem" truncate>
          {user.login}
        </Text>
        <Box as="span" hideBelow="sm">
          <Icon name="chevron-down" size={14} />
        </Box>
      </Button>
      <Popover
        id={id}
        popover="auto"
        place="belowBar"
        role="dialog"
        aria-label={label}
        onBeforeToggle={({ newState }) => follow(newState === 'open')}
      >
        {isOpen && <Content user={user} popover={id} onSettings={() => setSetting(true)} />}
      </Popover>
      {isSetting && <MySettings user={user} onClose={() => setSetting(false)} />}
    </>
  );
}

type ContentProps = { user: UserInfo; /** The id of what holds it. */ popover: string; onSettings: () => void };

const Content = ({ user: { login, email, organizationName }, popover, onSettings }: ContentProps) => (
  <>
    <Box px="4" py="3" borderBottomWidth="1px" borderColor="border.subtle">
      <Text fontWeight="semibold" truncate>
        {login}
      </Text>
      <Text color="fg.muted" textStyle="sm" truncate>
        {email}
      </Text>
      <Text color="fg.muted" textStyle="sm" hideFrom="sm">
        {organizationName}
      </Text>
    </Box>
    <Box p="4">
      <QuickSettings />
    </Box>
    <Box p="2" borderTopWidth="1px" borderColor="border.subtle">
      <Button
        variant="ghost"
        w="full"
        px="2"
        justifyContent="start"
        popoverTarget={popover}
        popoverTargetAction="hide"
        onClick={onSettings}
      >
        <Icon name="settings" />
        <FormattedMessage {...settingsMessages.title} />
      </Button>
      <SignOutEntry />
    </Box>
    <Version />
  </>
);
