import { FormattedMessage } from 'react-intl';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { Box, Center, Flex, Text, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, withValues } from '../base/message.ts';
import { getMilestoneProgress, orderMilestones, tripMilestones, type Milestone } from './milestones.ts';
import { progressMessages as messages } from './stages.messages.ts';
import { StatusBadge } from './status-badge.tsx';
import { orderStatusStyles, tripStatusStyles, type StatusStyle } from './status-styles.ts';

type StageProgressProps = ({ of: 'order'; stage: OrderStage } | { of: 'trip'; stage: TripStage }) & {
  /** Name of who must act next. */
  waitingFor?: string | null;
};

/** The milestones of an order or a trip, its stage, the next milestone and who must act. */
export function StageProgress({ waitingFor, ...props }: StageProgressProps) {
  if (props.of === 'order')
    return (
      <MilestoneTrack
        milestones={orderMilestones}
        stage={props.stage}
        statusStyle={orderStatusStyles[props.stage]}
        waitingFor={waitingFor}
      />
    );
  return (
    <MilestoneTrack
      milestones={tripMilestones}
      stage={props.stage}
      statusStyle={tripStatusStyles[props.stage]}
      waitingFor={waitingFor}
    />
  );
}

type MilestoneTrackProps<Stage extends string> = {
  milestones: readonly Milestone<Stage>[];
  stage: Stage;
  statusStyle: StatusStyle;
  waitingFor: string | null | undefined;
};

function MilestoneTrack<Stage extends string>({
  milestones,
  stage,
  statusStyle,
  waitingFor,
}: MilestoneTrackProps<Stage>) {
  const formatMessage = useFormatMessage();
  const { currentIndex, next } = getMilestoneProgress(milestones, stage);
  return (
    <Box px={{ base: '4', md: '5' }} py="4" bg="bg.surface" borderWidth="1px" borderRadius="md">
      <Flex as="ol" aria-label={formatMessage(messages.progress)}>
        {milestones.map(({ id, label }, index) => (
          <MilestoneStep
            key={id}
            label={label}
            statusStyle={statusStyle}
            isDone={index < currentIndex}
            isCurrent={index === currentIndex}
            isLast={index === milestones.length - 1}
          />
        ))}
      </Flex>
      <Flex align="center" gap="3" mt="4" wrap="wrap" color="fg.muted">
        <StatusBadge {...statusStyle} />
        {waitingFor && (
          <Flex align="center" gap="1.5" color="fg.default" fontWeight="medium">
            <Icon name="user" />
            <FormattedMessage {...withValues(messages.waitingFor, { name: waitingFor })} />
          </Flex>
        )}
        {next && (
          <Text>
            <FormattedMessage {...withValues(messages.next, { milestone: formatMessage(next.label) })} />
          </Text>
        )}
      </Flex>
    </Box>
  );
}

function getMarkStyle(isDone: boolean, isCurrent: boolean, tone: StatusStyle['tone']) {
  if (isDone) return { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg' };
  if (isCurrent) return { borderColor: 'currentcolor', bg: `status.${tone}.bg`, color: `status.${tone}.fg` };
  return { borderColor: 'border.control', bg: 'bg.surface', color: `status.${tone}.fg` };
}

type MilestoneStepProps = {
  label: Milestone<string>['label'];
  statusStyle: StatusStyle;
  isDone: boolean;
  isCurrent: boolean;
  isLast: boolean;
};

function MilestoneStep({
  label,
  statusStyle: { tone, icon: StatusIcon },
  isDone,
  isCurrent,
  isLast,
}: MilestoneStepProps) {
  return (
    <Box as="li" flex={isLast ? '0 0 auto' : '1'} minW="0" aria-current={isCurrent ? 'step' : undefined}>
      <Flex align="center">
        <Center
          boxSize="6"
          flexShrink="0"
          borderRadius="full"
          borderWidth="1px"
          {...getMarkStyle(isDone, isCurrent, tone)}
        >
          {isDone && <Icon name="check" size={14} />}
          {isCurrent && <StatusIcon size={14} aria-hidden />}
        </Center>
        {!isLast && (
          <Box flex="1" h="2px" mx="1" borderRadius="full" bg={isDone ? 'accent.solid' : 'border.subtle'} aria-hidden />
        )}
      </Flex>
      <Text
        mt="1.5"
        pe="2"
        textStyle="xs"
        truncate
        display={{ base: 'none', md: 'block' }}
        fontWeight={isCurrent ? 'semibold' : 'medium'}
        color={isCurrent ? 'fg.default' : 'fg.muted'}
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
