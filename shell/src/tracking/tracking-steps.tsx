import { FormattedMessage } from 'react-intl';
import type { Tracking } from 'shared-contracts/tracking';
import { Box, Center, Flex, Icon, Text, useSay, VisuallyHidden } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { looks } from './state-looks.ts';
import { messages } from './tracking.messages.ts';

/** The steps from the booking to the delivery, one below the other, with since when. */
export function Way({ steps }: Pick<Tracking, 'steps'>) {
  const say = useSay();
  return (
    <Box as="ol" aria-label={say(messages.way)}>
      {steps.map((step, index) => (
        <Step key={step.step} {...step} isLast={index === steps.length - 1} />
      ))}
    </Box>
  );
}

function Step({ step, at, place, isLast }: Tracking['steps'][number] & { isLast: boolean }) {
  const { icon: Drawing, label } = looks[step];
  const isPast = place === 'past';
  const isNow = place === 'now';
  return (
    <Flex as="li" gap="3" aria-current={isNow ? 'step' : undefined}>
      <Flex direction="column" align="center">
        <Center
          boxSize="8"
          flexShrink="0"
          borderRadius="full"
          borderWidth="1px"
          borderColor={isPast ? 'accent.solid' : isNow ? 'accent.ring' : 'border.control'}
          bg={isPast ? 'accent.subtle' : isNow ? 'accent.solid' : 'bg.surface'}
          color={isPast ? 'accent.fg' : isNow ? 'accent.contrast' : 'fg.muted'}
        >
          {isPast ? <Icon name="check" /> : <Drawing size={16} aria-hidden />}
        </Center>
        {!isLast && (
          <Box
            flex="1"
            minH="5"
            w="2px"
            my="1"
            borderRadius="full"
            bg={isPast ? 'accent.solid' : 'border.subtle'}
            aria-hidden
          />
        )}
      </Flex>
      <Box flex="1" minW="0" pt="1" pb={isLast ? '0' : '4'}>
        <Text fontWeight={isNow ? 'semibold' : 'medium'} color={place === 'ahead' ? 'fg.muted' : 'fg.default'}>
          <FormattedMessage {...label} />
          {isPast && (
            <VisuallyHidden>
              , <FormattedMessage {...messages.done} />
            </VisuallyHidden>
          )}
        </Text>
        {at !== null && (
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            <DateTime at={at} />
          </Text>
        )}
      </Box>
    </Flex>
  );
}
