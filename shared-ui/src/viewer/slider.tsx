import { Pause, Play } from 'lucide-react';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Center, chakra, Flex, IconButton, Text, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import type { StoredFile } from '../files/use-file-address.ts';
import type { Kind } from './kinds-of-files.ts';
import { useAutoplay } from './use-autoplay.ts';
import type { usePlace } from './use-place.ts';
import { useSwipe } from './use-swipe.ts';
import { messages } from './viewer.messages.ts';

type SliderProps = {
  label: Words;
  files: readonly StoredFile[];
  kind: Kind;
  place: ReturnType<typeof usePlace>;
  /** px */
  height: number;
  /** Something stands before it: it waits. */
  covered: boolean;
  children: (file: StoredFile) => ReactNode;
};

/** Is somebody at it? The pause button itself does not count: who has pressed "play" wants it to run. */
function useHeld() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const at = {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(!target.matches('[data-autoplay]')),
    onBlur: () => setFocused(false),
  };
  return { held: pointed || focused, at };
}

/** One file at a time, the next by itself after 5 s. */
export function Slider({ label, files, kind, place, height, covered, children }: SliderProps) {
  const say = useSay();
  const { held, at: whoIsThere } = useHeld();
  const autoplay = useAutoplay({ at: place.at, count: files.length, held: held || covered, next: place.next });
  const swipe = useSwipe(place);
  const count = files.length;
  if (count === 0)
    return (
      <Center h={`${height}px`} borderWidth="1px" borderRadius="md" color="fg.muted" bg="bg.canvas">
        <FormattedMessage {...kind.none} />
      </Center>
    );
  // The next one is there already when its turn comes.
  const shown = new Set([place.at, (place.at + 1) % count]);
  return (
    <Box as="section" aria-label={say(label)} aria-roledescription={say(messages.carousel)} {...whoIsThere}>
      <Box
        position="relative"
        h={`${height}px`}
        overflow="hidden"
        borderWidth="1px"
        borderRadius="md"
        bg="bg.canvas"
        touchAction="pan-y"
        userSelect="none"
        aria-live={autoplay.runs ? 'off' : 'polite'}
        {...(count > 1 && swipe)}
      >
        {files.map(
          (file, index) =>
            shown.has(index) && (
              <Box
                key={file.url}
                role="group"
                aria-roledescription={say(messages.slide)}
                aria-label={say(fill(kind.place, { at: index + 1, of: count }))}
                hidden={index !== place.at}
                boxSize="full"
                animation="fade-in 180ms"
                _motionReduce={{ animation: 'none' }}
              >
                <VisuallyHidden>
                  <FormattedMessage {...fill(kind.place, { at: index + 1, of: count })} />
                </VisuallyHidden>
                {children(file)}
              </Box>
            ),
        )}
      </Box>
      {count > 1 && <Controls kind={kind} place={place} files={files} autoplay={autoplay} />}
    </Box>
  );
}

type ControlsProps = Pick<SliderProps, 'kind' | 'place' | 'files'> & { autoplay: ReturnType<typeof useAutoplay> };

function Controls({ kind, place, files, autoplay }: ControlsProps) {
  const say = useSay();
  const Drawing = autoplay.isOn ? Pause : Play;
  return (
    <Flex align="center" gap="1" pt="1.5">
      <IconButton
        size="xs"
        variant="ghost"
        data-autoplay
        aria-label={say(autoplay.isOn ? messages.pause : messages.play)}
        onClick={autoplay.toggle}
      >
        <Drawing size={15} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Flex flex="1" wrap="wrap" justify="center">
        {files.map((file, index) => (
          <Dot
            key={file.url}
            type="button"
            aria-label={say(fill(kind.place, { at: index + 1, of: files.length }))}
            aria-current={index === place.at || undefined}
            onClick={() => place.go(index)}
          />
        ))}
      </Flex>
      <Text aria-hidden textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {place.at + 1} / {files.length}
      </Text>
      <IconButton size="xs" variant="ghost" aria-label={say(kind.previous)} onClick={place.previous}>
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton size="xs" variant="ghost" aria-label={say(kind.next)} onClick={place.next}>
        <Icon name="chevron-right" />
      </IconButton>
    </Flex>
  );
}

/** Small to the eye, large enough for a finger. */
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
