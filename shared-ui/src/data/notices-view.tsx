import { useEffect, useState } from 'react';
import { Box, Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import { useSay } from '../base/words.ts';
import { messages } from './notices.messages.ts';
import { dismiss, useNotices, type Notice, type NoticeKind } from './notices.ts';

const SHOWN_MS = 3_000;
const LOOKS: Record<NoticeKind, { icon: IconName; tone: string }> = {
  success: { icon: 'done', tone: 'good' }, info: { icon: 'info', tone: 'info' }, error: { icon: 'alert', tone: 'bad' },
};

/** The corner where the portal tells what happened. */
export function Notices() {
  const say = useSay();
  const { notices } = useNotices();
  return (
    <Flex
      as="section" aria-label={say(messages.notifications)} aria-live="polite" direction="column" gap="2" position="fixed" zIndex="notice" top="4" insetEnd="4"
      w="calc(100vw - 2rem)" maxW="24rem" pointerEvents="none"
    >
      {notices.map((notice) => <NoticeCard key={notice.id} {...notice} />)}
    </Flex>
  );
}

/** It goes by itself, unless it is an error or somebody is at it. */
function NoticeCard({ id, kind, text }: Notice) {
  const say = useSay();
  const [held, setHeld] = useState(false);
  const { icon, tone } = LOOKS[kind];
  useEffect(() => {
    if (kind === 'error' || held) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, kind, held]);
  return (
    <Flex
      role={kind === 'error' ? 'alert' : undefined} pointerEvents="auto" align="flex-start" gap="2.5" ps="3" pe="1.5" py="2" borderRadius="md" bg="bg.raised" boxShadow="floating"
      animation="drop-in 180ms" _motionReduce={{ animation: 'none' }} onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}
    >
      <Box pt="1" color={`status.${tone}.fg`}><Icon name={icon} size={18} /></Box>
      <Text flex="1" minW="0" py="1" whiteSpace="pre-line" overflowWrap="anywhere"><Told text={text} /></Text>
      <IconButton size="xs" variant="ghost" aria-label={say(messages.dismiss)} onClick={() => dismiss(id)}><Icon name="close" size={14} /></IconButton>
    </Flex>
  );
}
