import type { UserInfo } from 'shared-contracts/auth';
import { Box, Button, Icon, Text, useSay } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { LaterDialog } from '../areas/later.tsx';
import { createLoader } from '../areas/loading.ts';
import { MySettings } from '../settings/my-settings.tsx';
import { messages } from './palette.messages.ts';
import { useVisits } from './visits.ts';

const dialog = createLoader(() => import('./palette-dialog.tsx'));
const load = () => void dialog.start();

/** Ctrl K, on a Mac ⌘ K; also where the keyboard writes no Latin letters. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)));

/** Nobody shall leave an open dialog, and what was typed there, by accident. */
const isInDialog = () => document.querySelector('[aria-modal=true], dialog[open]') !== null;

function useShortcut(act: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (!isInDialog()) act();
  });
  useEffect(() => {
    const follow = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** The quickest way to any screen or record: a field to look at on wide screens, an icon on a phone, Ctrl K anywhere. */
export function Palette({ user }: { user: UserInfo }) {
  const say = useSay();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [isSetting, setSetting] = useState(false);
  useVisits(user.id, pathname);
  useShortcut(() => setOpen(true));
  const title = say(messages.title);
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
        onPointerEnter={load}
        onFocus={load}
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
        <LaterDialog loader={dialog} onClose={() => setOpen(false)}>
          {({ PaletteDialog }) => (
            <PaletteDialog user={user} onSettings={() => setSetting(true)} onClose={() => setOpen(false)} />
          )}
        </LaterDialog>
      )}
      {isSetting && <MySettings user={user} onClose={() => setSetting(false)} />}
    </>
  );
}
