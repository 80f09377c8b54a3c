import type { UserInfo } from 'shared-contracts/identity/auth';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import { Box, Button, Center, Icon, getInitials, Text, useFormatMessage, VisuallyHidden } from 'shared-ui';
import { useDeferredValue, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { preloadMySettings, MySettings } from '../settings/my-settings.tsx';
import { QuickSettings } from '../settings/quick-settings.tsx';
import { messages as settingsMessages } from '../settings/settings.messages.ts';
import { Version } from '../settings/version.tsx';
import { messages } from './navigation.messages.ts';
import { Popover } from './popover.tsx';
import { SignOutEntry } from './sign-out.tsx';

/** Shows the signed-in user, quick settings and a link to all settings. */
export function UserMenu({ user }: { user: UserInfo }) {
  const formatMessage = useFormatMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const showsContent = useDeferredValue(isOpen);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const label = formatMessage(messages.userMenu);
  const onToggle = (isOpening: boolean) => {
    setOpen(isOpening);
    if (isOpening) preloadMySettings();
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
          {getInitials(nameOf(user))}
        </Center>
        <Text as="span" hideBelow="md" maxW="12rem" truncate>
          {nameOf(user)}
        </Text>
        <Box as="span" hideBelow="sm">
          <Icon name="chevron-down" size={14} />
        </Box>
      </Button>
      <Popover
        id={id}
        popover="auto"
        placement="belowBar"
        role="dialog"
        aria-label={label}
        onBeforeToggle={({ newState }) => onToggle(newState === 'open')}
      >
        {showsContent && <Content user={user} popover={id} onSettings={() => setSettingsOpen(true)} />}
      </Popover>
      {isSettingsOpen && <MySettings user={user} onClose={() => setSettingsOpen(false)} />}
    </>
  );
}

type ContentProps = { user: UserInfo; /** The popover's id. */ popover: string; onSettings: () => void };

const Content = ({ user, popover, onSettings }: ContentProps) => (
  <>
    <Box px="4" py="3" borderBottomWidth="1px" borderColor="border.subtle">
      <Text fontWeight="semibold" truncate>
        {nameOf(user)}
      </Text>
      {nameOf(user) !== user.login && (
        <Text color="fg.muted" textStyle="sm" truncate>
          {user.login}
        </Text>
      )}
      <Text color="fg.muted" textStyle="sm" truncate>
        {user.email}
      </Text>
      <Text color="fg.muted" textStyle="sm" hideFrom="sm">
        {user.organizationName}
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
