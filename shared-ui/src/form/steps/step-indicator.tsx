import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Center, chakra, Flex, Text, VisuallyHidden } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import { withValues, useFormatMessage, type Message } from '../../base/message.ts';
import { messages } from '../form.messages.ts';

type StepIndicatorProps = {
  steps: readonly { id: string; title: Message }[];
  current: number;
  onStepChange: (step: number) => void;
};

/** The steps of a form with the current one. On small screens only the current step shows its title. */
export const StepIndicator = memo(({ steps, current, onStepChange }: StepIndicatorProps) => {
  const formatMessage = useFormatMessage();
  return (
    <Flex as="nav" aria-label={formatMessage(messages.stepsLabel)} mb="4">
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
            <StepButton
              title={title}
              index={index}
              current={current}
              stepCount={steps.length}
              onStepChange={onStepChange}
            />
            {index < steps.length - 1 && (
              <Box flex="1" minW="3" h="1px" bg={index < current ? 'accent.solid' : 'border.control'} aria-hidden />
            )}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
});

function getMarkStyle(isDone: boolean, isCurrent: boolean) {
  if (isCurrent) return { borderColor: 'accent.solid', bg: 'accent.solid', color: 'accent.contrast' };
  if (isDone) return { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg' };
  return { borderColor: 'border.control', bg: 'bg.surface', color: 'fg.muted' };
}

type StepButtonProps = {
  title: Message;
  index: number;
  current: number;
  stepCount: number;
  onStepChange: (step: number) => void;
};

function StepButton({ title, index, current, stepCount, onStepChange }: StepButtonProps) {
  const formatMessage = useFormatMessage();
  const isDone = index < current;
  const isCurrent = index === current;
  const stepNumber = withValues(messages.step, { step: index + 1, steps: stepCount });
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      gap="2"
      minW="0"
      borderRadius="full"
      cursor="pointer"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onStepChange(index)}
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' }}
    >
      <VisuallyHidden>{`${formatMessage(stepNumber)}: ${formatMessage(title)}`}</VisuallyHidden>
      <Center
        aria-hidden
        boxSize="6"
        flexShrink="0"
        borderRadius="full"
        textStyle="xs"
        fontWeight="semibold"
        borderWidth="1px"
        {...getMarkStyle(isDone, isCurrent)}
      >
        {isDone ? <Icon name="check" size={14} /> : index + 1}
      </Center>
      <Text
        as="span"
        aria-hidden
        truncate
        display={{ base: isCurrent ? 'block' : 'none', md: 'block' }}
        fontWeight={isCurrent ? 'semibold' : 'medium'}
        color={isCurrent ? 'fg.default' : 'fg.muted'}
      >
        <FormattedMessage {...title} />
      </Text>
    </chakra.button>
  );
}
