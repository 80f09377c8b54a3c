import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Center, chakra, Flex, Text, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import { messages } from './form.messages.ts';

type StepTrackProps = { steps: readonly { id: string; title: Words }[]; current: number; onGo: (step: number) => void };

/** The steps of a form: which are behind, which is now. On a phone only the present one has its name. */
export const StepTrack = memo(({ steps, current, onGo }: StepTrackProps) => {
  const say = useSay();
  return (
    <Flex as="nav" aria-label={say(messages.stepsLabel)} mb="4">
      <Flex as="ol" flex="1" align="center" gap="2">
        {steps.map(({ id, title }, index) => (
          <Flex
            as="li"
            key={id}
            align="center"
            gap="2"
            flex={index < steps.length - 1 ? `1 ${index === current ? 0 : 1} auto` : undefined}
            minW="0"
          >
            <StepMark title={title} index={index} current={current} of={steps.length} onGo={onGo} />
            {index < steps.length - 1 && (
              <Box flex="1" minW="3" h="1px" bg={index < current ? 'accent.solid' : 'border.control'} aria-hidden />
            )}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
});

type StepMarkProps = { title: Words; index: number; current: number; of: number; onGo: (step: number) => void };

function StepMark({ title, index, current, of, onGo }: StepMarkProps) {
  const say = useSay();
  const done = index < current;
  const now = index === current;
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      gap="2"
      minW="0"
      borderRadius="full"
      cursor="pointer"
      aria-current={now ? 'step' : undefined}
      onClick={() => onGo(index)}
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' }}
    >
      <VisuallyHidden>{`${say(fill(messages.step, { step: index + 1, steps: of }))}: ${say(title)}`}</VisuallyHidden>
      <Center
        aria-hidden
        boxSize="6"
        flexShrink="0"
        borderRadius="full"
        textStyle="xs"
        fontWeight="semibold"
        borderWidth="1px"
        borderColor={done || now ? 'accent.solid' : 'border.control'}
        bg={now ? 'accent.solid' : done ? 'accent.subtle' : 'bg.surface'}
        color={now ? 'accent.contrast' : done ? 'accent.fg' : 'fg.muted'}
      >
        {done ? <Icon name="check" size={14} /> : index + 1}
      </Center>
      <Text
        as="span"
        aria-hidden
        truncate
        display={{ base: now ? 'block' : 'none', md: 'block' }}
        fontWeight={now ? 'semibold' : 'medium'}
        color={now ? 'fg.default' : 'fg.muted'}
      >
        <FormattedMessage {...title} />
      </Text>
    </chakra.button>
  );
}
