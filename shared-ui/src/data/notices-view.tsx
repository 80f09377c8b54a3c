import { useEffect, useState } from 'react';
import { Box, Flex, Grid, IconButton, Text } from '../base/chakra.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { MessageText } from '../base/message-text.tsx';
import { useFormatMessage } from '../base/message.ts';
import { messages } from './notices.messages.ts';
import { dismiss, useNotices, type Notice, type NoticeKind, type NoticePosition } from './notices.ts';

const STYLES: Record<NoticeKind, { icon: IconName; tone: string }> = {
  success: { icon: 'done', tone: 'good' },
  info: { icon: 'info', tone: 'info' },
  warning: { icon: 'warning', tone: 'warn' },
  error: { icon: 'alert', tone: 'bad' },
};
const ALIGNMENTS: Record<NoticePosition, 'flex-start' | 'center' | 'flex-end'> = {
  left: 'flex-start',
  center: 'center',
  right: 'flex-end',
};

/** The toasts: next to each other by position, below each other on small screens. */
export function Notices() {
  const formatMessage = useFormatMessage();
  const { notices } = useNotices();
  return (
    <Grid
      as="section"
      aria-label={formatMessage(messages.notifications)}
      aria-live="polite"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap="2"
      position="fixed"
      zIndex="notice"
      top="4"
      insetX="4"
      pointerEvents="none"
    >
      {(Object.keys(ALIGNMENTS) as NoticePosition[]).map((alignment) => (
        <Flex key={alignment} data-position={alignment} direction="column" align={ALIGNMENTS[alignment]} gap="2">
          {notices
            .filter(({ position }) => position === alignment)
            .map((notice) => (
              <NoticeCard key={notice.id} {...notice} />
            ))}
        </Flex>
      ))}
    </Grid>
  );
}

/** Disappears after its timeout, which pauses while it is hovered or focused. */
function NoticeCard({ id, type, text, timeout }: Notice) {
  const formatMessage = useFormatMessage();
  const [isPaused, setPaused] = useState(false);
  const { icon, tone } = STYLES[type];
  useEffect(() => {
    if (!Number.isFinite(timeout) || isPaused) return;
    const timer = setTimeout(() => dismiss(id), timeout);
    return () => clearTimeout(timer);
  }, [id, timeout, isPaused]);
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
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Box pt="1" color={`status.${tone}.fg`}>
        <Icon name={icon} size={18} />
      </Box>
      <Text flex="1" minW="0" py="1" whiteSpace="pre-line" overflowWrap="anywhere">
        <MessageText text={text} />
      </Text>
      <IconButton size="xs" variant="ghost" aria-label={formatMessage(messages.dismiss)} onClick={() => dismiss(id)}>
        <Icon name="close" size={14} />
      </IconButton>
    </Flex>
  );
}
