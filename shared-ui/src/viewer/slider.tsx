import { Pause, Play } from 'lucide-react';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Center, chakra, Flex, IconButton, Text, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import type { StoredFile } from '../files/use-file-url.ts';
import type { FileLabels } from './file-labels.ts';
import { useAutoplay } from './use-autoplay.ts';
import type { useSlideIndex } from './use-slide-index.ts';
import { useSwipe } from './use-swipe.ts';
import { messages } from './viewer.messages.ts';

type SliderProps = {
  label: Message;
  files: readonly StoredFile[];
  labels: FileLabels;
  slides: ReturnType<typeof useSlideIndex>;
  /** px */
  height: number;
  /** Pauses while a dialog covers it. */
  isCovered: boolean;
  children: (file: StoredFile) => ReactNode;
};

/** Whether the slider is hovered or focused. The play button does not count: after "play" the slides should advance. */
function useInteraction() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const handlers = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(!target.matches('[data-autoplay]')),
    onBlur: () => setFocused(false),
  };
  return { isInteracting: isHovered || isFocused, handlers };
}

/** Shows one file at a time and advances after 5 s. */
export function Slider({ label, files, labels, slides, height, isCovered, children }: SliderProps) {
  const formatMessage = useFormatMessage();
  const { isInteracting, handlers } = useInteraction();
  const autoplay = useAutoplay({
    index: slides.index,
    count: files.length,
    isPaused: isInteracting || isCovered,
    onNext: slides.next,
  });
  const swipe = useSwipe(slides);
  const count = files.length;
  if (count === 0)
    return (
      <Center h={`${height}px`} borderWidth="1px" borderRadius="md" color="fg.muted" bg="bg.canvas">
        <FormattedMessage {...labels.none} />
      </Center>
    );
  // The next slide is mounted before it is shown.
  const mounted = new Set([slides.index, (slides.index + 1) % count]);
  return (
    <Box
      as="section"
      aria-label={formatMessage(label)}
      aria-roledescription={formatMessage(messages.carousel)}
      {...handlers}
    >
      <Box
        position="relative"
        h={`${height}px`}
        overflow="hidden"
        borderWidth="1px"
        borderRadius="md"
        bg="bg.canvas"
        touchAction="pan-y"
        userSelect="none"
        aria-live={autoplay.isRunning ? 'off' : 'polite'}
        {...(count > 1 && swipe)}
      >
        {files.map(
          (file, index) =>
            mounted.has(index) && (
              <Box
                key={file.url}
                role="group"
                aria-roledescription={formatMessage(messages.slide)}
                aria-label={formatMessage(withValues(labels.position, { index: index + 1, total: count }))}
                hidden={index !== slides.index}
                boxSize="full"
                animation="fade-in 180ms"
                _motionReduce={{ animation: 'none' }}
              >
                <VisuallyHidden>
                  <FormattedMessage {...withValues(labels.position, { index: index + 1, total: count })} />
                </VisuallyHidden>
                {children(file)}
              </Box>
            ),
        )}
      </Box>
      {count > 1 && <Controls labels={labels} slides={slides} files={files} autoplay={autoplay} />}
    </Box>
  );
}

type ControlsProps = Pick<SliderProps, 'labels' | 'slides' | 'files'> & { autoplay: ReturnType<typeof useAutoplay> };

function Controls({ labels, slides, files, autoplay }: ControlsProps) {
  const formatMessage = useFormatMessage();
  const AutoplayIcon = autoplay.isOn ? Pause : Play;
  return (
    <Flex align="center" gap="1" pt="1.5">
      <IconButton
        size="xs"
        variant="ghost"
        data-autoplay
        aria-label={formatMessage(autoplay.isOn ? messages.pause : messages.play)}
        onClick={autoplay.toggle}
      >
        <AutoplayIcon size={15} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Flex flex="1" wrap="wrap" justify="center">
        {files.map((file, index) => (
          <Dot
            key={file.url}
            type="button"
            aria-label={formatMessage(withValues(labels.position, { index: index + 1, total: files.length }))}
            aria-current={index === slides.index || undefined}
            onClick={() => slides.goTo(index)}
          />
        ))}
      </Flex>
      <Text aria-hidden textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {slides.index + 1} / {files.length}
      </Text>
      <IconButton size="xs" variant="ghost" aria-label={formatMessage(labels.previous)} onClick={slides.previous}>
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton size="xs" variant="ghost" aria-label={formatMessage(labels.next)} onClick={slides.next}>
        <Icon name="chevron-right" />
      </IconButton>
    </Flex>
  );
}

/** Looks small, but is large enough for touch. */
const Dot = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    cursor: 'pointer',
    _before: { content: '""', boxSize: '2', borderRadius: 'full', bg: 'border.strong' },
    '&[aria-current]::before': { bg: 'accent.solid', w: '4' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});
