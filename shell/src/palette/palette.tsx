import type { UserInfo } from 'shared-contracts/identity/auth';
import { Box, Button, Icon, Text, useFormatMessage } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { LazyDialog } from '../areas/loading/lazy-content.tsx';
import { createLoader } from '../areas/loading/create-loader.ts';
import { MySettings } from '../settings/my-settings.tsx';
import { messages } from './palette.messages.ts';
import { useVisitTracking } from './visits.ts';

const dialogLoader = createLoader(() => import('./palette-dialog.tsx'));
const preloadDialog = () => void dialogLoader.start();

/** Ctrl K or ⌘ K, also on non-Latin keyboards. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)));

/** An open dialog may contain unsaved input. */
const isInDialog = () => document.querySelector('[aria-modal=true], dialog[open]') !== null;

function useShortcut(onShortcut: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (!isInDialog()) onShortcut();
  });
  // Listens as soon as the page is visible: effects that run after painting can miss a key on a busy machine.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** Opens the command palette: a search field on wide screens, an icon on phones, and a shortcut. */
export function Palette({ user }: { user: UserInfo }) {
  const formatMessage = useFormatMessage();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  useVisitTracking(user.id, pathname);
  useShortcut(() => setOpen(true));
  const title = formatMessage(messages.title);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        title={title}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        flexShrink="1"
        minW="8"
        w={{ base: '8', md: '18rem' }}
        px={{ base: '0', md: '2.5' }}
        justifyContent={{ base: 'center', md: 'start' }}
        borderColor={{ md: 'border.control' }}
        bg={{ md: 'bg.canvas' }}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <Text
          as="span"
          srOnly={{ base: true, md: false }}
          flex="1"
          minW="0"
          textAlign="start"
          fontWeight="normal"
          truncate
        >
          {title}
        </Text>
        <Box
          as="kbd"
          aria-hidden
          hideBelow="md"
          px="1"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="sm"
          fontFamily="body"
          textStyle="2xs"
        >
          {isMac ? '⌘ K' : 'Ctrl K'}
        </Box>
      </Button>
      {isOpen && (
        <LazyDialog loader={dialogLoader} onClose={() => setOpen(false)}>
          {({ PaletteDialog }) => (
            <PaletteDialog user={user} onSettings={() => setSettingsOpen(true)} onClose={() => setOpen(false)} />
          )}
        </LazyDialog>
      )}
      {isSettingsOpen && <MySettings user={user} onClose={() => setSettingsOpen(false)} />}
    </>
  );
}
