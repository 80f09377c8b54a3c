import { FormattedMessage } from 'react-intl';
import type { Tracking } from 'shared-contracts/orders/tracking';
import { Box, Center, Flex, Icon, Text, useFormatMessage, VisuallyHidden } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { trackingStateStyles } from './tracking-state-styles.ts';
import { messages } from './tracking.messages.ts';

type StepPlace = Tracking['steps'][number]['place'];

const MARKER_STYLES = {
  past: { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg' },
  now: { borderColor: 'accent.ring', bg: 'accent.solid', color: 'accent.contrast' },
  ahead: { borderColor: 'border.control', bg: 'bg.surface', color: 'fg.muted' },
} satisfies Record<StepPlace, object>;

/** Lists the steps from booking to delivery with their times. */
export function TrackingSteps({ steps }: Pick<Tracking, 'steps'>) {
  const formatMessage = useFormatMessage();
  return (
    <Box as="ol" aria-label={formatMessage(messages.progress)}>
      {steps.map((step, index) => (
        <Step key={step.step} {...step} isLast={index === steps.length - 1} />
      ))}
    </Box>
  );
}

function Step({ step, at, place, isLast }: Tracking['steps'][number] & { isLast: boolean }) {
  const { icon: StepIcon, label } = trackingStateStyles[step];
  const isPast = place === 'past';
  const isNow = place === 'now';
  return (
    <Flex as="li" gap="3" aria-current={isNow ? 'step' : undefined}>
      <Flex direction="column" align="center">
        <Center boxSize="8" flexShrink="0" borderRadius="full" borderWidth="1px" {...MARKER_STYLES[place]}>
          {isPast ? <Icon name="check" /> : <StepIcon size={16} aria-hidden />}
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
