import { FormattedMessage } from 'react-intl';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { Box, Center, Flex, Text, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay } from '../base/words.ts';
import { orderLooks, tripLooks, type Look } from './looks.ts';
import { orderMilestones, placeOf, tripMilestones, type Milestone } from './milestones.ts';
import { StatusBadge } from './status-badge.tsx';
import { trackMessages as messages } from './stages.messages.ts';

type StageTrackProps = ({ of: 'order'; stage: OrderStage } | { of: 'trip'; stage: TripStage }) & {
  /** Who must act next. */ waitsFor?: string | null;
};

/** Where an order or a trip is, what is next and who must act. */
export function StageTrack({ waitsFor, ...props }: StageTrackProps) {
  return props.of === 'order' ? (
    <Track milestones={orderMilestones} stage={props.stage} look={orderLooks[props.stage]} waitsFor={waitsFor} />
  ) : (
    <Track milestones={tripMilestones} stage={props.stage} look={tripLooks[props.stage]} waitsFor={waitsFor} />
  );
}

type TrackProps<Stage extends string> = {
  milestones: readonly Milestone<Stage>[];
  stage: Stage;
  look: Look;
  waitsFor: string | null | undefined;
};

function Track<Stage extends string>({ milestones, stage, look, waitsFor }: TrackProps<Stage>) {
  const say = useSay();
  const { at, next } = placeOf(milestones, stage);
  return (
    <Box px={{ base: '4', md: '5' }} py="4" bg="bg.surface" borderWidth="1px" borderRadius="md">
      <Flex as="ol" aria-label={say(messages.track)}>
        {milestones.map(({ id, label }, index) => (
          <Stop key={id} label={label} look={look} index={index} at={at} last={index === milestones.length - 1} />
        ))}
      </Flex>
      <Flex align="center" gap="3" mt="4" wrap="wrap" color="fg.muted">
        <StatusBadge {...look} />
        {waitsFor && (
          <Flex align="center" gap="1.5" color="fg.default" fontWeight="medium">
            <Icon name="user" />
            <FormattedMessage {...fill(messages.waitsFor, { name: waitsFor })} />
          </Flex>
        )}
        {next && (
          <Text>
            <FormattedMessage {...fill(messages.next, { milestone: say(next.label) })} />
          </Text>
        )}
      </Flex>
    </Box>
  );
}

type StopProps = { label: Milestone<string>['label']; look: Look; index: number; at: number; last: boolean };

function Stop({ label, look: { tone, icon: Drawing }, index, at, last }: StopProps) {
  const isDone = index < at;
  const isNow = index === at;
  return (
    <Box as="li" flex={last ? '0 0 auto' : '1'} minW="0" aria-current={isNow ? 'step' : undefined}>
      <Flex align="center">
        <Center
          boxSize="6"
          flexShrink="0"
          borderRadius="full"
          borderWidth="1px"
          borderColor={isDone ? 'accent.solid' : isNow ? 'currentcolor' : 'border.control'}
          bg={isDone ? 'accent.subtle' : isNow ? `status.${tone}.bg` : 'bg.surface'}
          color={isDone ? 'accent.fg' : `status.${tone}.fg`}
        >
          {isDone ? <Icon name="check" size={14} /> : isNow && <Drawing size={14} aria-hidden />}
        </Center>
        {!last && (
          <Box flex="1" h="2px" mx="1" borderRadius="full" bg={isDone ? 'accent.solid' : 'border.subtle'} aria-hidden />
        )}
      </Flex>
      <Text
        mt="1.5"
        pe="2"
        textStyle="xs"
        truncate
        display={{ base: 'none', md: 'block' }}
        fontWeight={isNow ? 'semibold' : 'medium'}
        color={isNow ? 'fg.default' : 'fg.muted'}
      >
        <FormattedMessage {...label} />
        {isDone && (
          <VisuallyHidden>
            , <FormattedMessage {...messages.done} />
          </VisuallyHidden>
        )}
      </Text>
    </Box>
  );
}
