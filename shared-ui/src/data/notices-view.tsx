import { useEffect, useState } from 'react';
import { Box, Flex, Grid, IconButton, Text } from '../base/chakra.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import { useSay } from '../base/words.ts';
import { messages } from './notices.messages.ts';
import { dismiss, useNotices, type Notice, type NoticeKind, type NoticePosition } from './notices.ts';

const LOOKS: Record<NoticeKind, { icon: IconName; tone: string }> = {
  success: { icon: 'done', tone: 'good' },
  info: { icon: 'info', tone: 'info' },
  warning: { icon: 'warning', tone: 'warn' },
  error: { icon: 'alert', tone: 'bad' },
};
/** Beside one another; where there is no room for that, below. */
const PLACES: Record<NoticePosition, 'flex-start' | 'center' | 'flex-end'> = {
  left: 'flex-start',
  center: 'center',
  right: 'flex-end',
};

/** Where the portal tells what happened. */
export function Notices() {
  const say = useSay();
  const { notices } = useNotices();
  return (
    <Grid
      as="section"
      aria-label={say(messages.notifications)}
      aria-live="polite"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap="2"
      position="fixed"
      zIndex="notice"
      top="4"
      insetX="4"
      pointerEvents="none"
    >
      {(Object.keys(PLACES) as NoticePosition[]).map((place) => (
        <Flex key={place} data-position={place} direction="column" align={PLACES[place]} gap="2">
          {notices
            .filter(({ position }) => position === place)
            .map((notice) => (
              <NoticeCard key={notice.id} {...notice} />
            ))}
        </Flex>
      ))}
    </Grid>
  );
}

/** It goes by itself, unless it has no end or somebody is at it. */
function NoticeCard({ id, type, text, timeout }: Notice) {
  const say = useSay();
  const [held, setHeld] = useState(false);
  const { icon, tone } = LOOKS[type];
  useEffect(() => {
    if (!Number.isFinite(timeout) || held) return;
    const timer = setTimeout(() => dismiss(id), timeout);
    return () => clearTimeout(timer);
  }, [id, timeout, held]);
  return (
    <Flex
      role={type === 'error' ? 'alert' : undefined}
      data-type={type}
      pointerEvents="auto"
      flexShrink="0"
      w="24rem"
      maxW="calc(100vw - 2rem)"
      align="flex-start"
      gap="2.5"
      ps="3"
      pe="1.5"
      py="2"
      borderRadius="md"
      bg="bg.raised"
      boxShadow="floating"
      animation="drop-in 180ms"
      _motionReduce={{ animation: 'none' }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box pt="1" color={`status.${tone}.fg`}>
        <Icon name={icon} size={18} />
      </Box>
      <Text flex="1" minW="0" py="1" whiteSpace="pre-line" overflowWrap="anywhere">
        <Told text={text} />
      </Text>
      <IconButton size="xs" variant="ghost" aria-label={say(messages.dismiss)} onClick={() => dismiss(id)}>
        <Icon name="close" size={14} />
      </IconButton>
    </Flex>
  );
}
