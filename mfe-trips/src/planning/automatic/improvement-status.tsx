import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PlanImprovement } from 'shared-contracts/trips/plan-improvements';
import { Box, Button, chakra, Flex, Spacer, Spinner, Text, useFormatMessage, VisuallyHidden } from 'shared-ui';
import { Duration, Measure, Money } from 'shared-ui/format';
import { planningMutations } from '../planning.api.ts';
import { messages, stateMessages } from './improvement.messages.ts';

type ImprovementStatusProps = {
  improvement: PlanImprovement;
  isLoading: boolean;
  onUse: () => void;
};

/** A run with its figures, and what can be done with it. */
export function ImprovementStatus({ improvement, isLoading, onUse }: ImprovementStatusProps) {
  const { id, state, isStopRequested, before, after } = improvement;
  const stop = useMutation(planningMutations.stopImprovement());
  const isActive = state === 'waiting' || state === 'running';
  const isStopping = isStopRequested || stop.isPending;
  return (
    <Box borderWidth="1px" borderRadius="md" p="3">
      <Flex gap="3" wrap="wrap" align="center" mb={before ? '2' : '0'}>
        {isActive && <Spinner size="sm" />}
        <Text role="status" fontWeight="medium">
          <FormattedMessage {...stateMessages[state]} />
        </Text>
        <Spacer />
        {isActive && (
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={isStopping || before === null}
            onClick={() => stop.mutate(id)}
          >
            <FormattedMessage {...(isStopping ? messages.stopping : messages.stop)} />
          </Button>
        )}
        {state === 'finished' && (
          <Button type="button" size="sm" loading={isLoading} onClick={onUse}>
            <FormattedMessage {...messages.use} />
          </Button>
        )}
      </Flex>
      {before && after && <Figures before={before} after={after} />}
    </Box>
  );
}

type FiguresProps = { before: NonNullable<PlanImprovement['before']>; after: NonNullable<PlanImprovement['after']> };

function Figures({ before, after }: FiguresProps) {
  const formatMessage = useFormatMessage();
  const rows = [
    ...(after.assignedOrders === undefined
      ? []
      : [{ label: messages.assignedOrders, before: before.assignedOrders, after: after.assignedOrders }]),
    { label: messages.trips, before: before.trips, after: after.trips },
    {
      label: messages.distance,
      before: <Measure value={before.distance} kind="distance" />,
      after: <Measure value={after.distance} kind="distance" />,
    },
    {
      label: messages.time,
      before: <Duration minutes={before.minutes} />,
      after: <Duration minutes={after.minutes} />,
    },
    { label: messages.cost, before: <Money value={before.cost} />, after: <Money value={after.cost} /> },
  ];
  return (
    <chakra.table w="full" maxW="32rem" textStyle="sm" aria-label={formatMessage(messages.figures)}>
      <thead>
        <tr>
          <chakra.th textAlign="start">
            <VisuallyHidden>
              <FormattedMessage {...messages.figure} />
            </VisuallyHidden>
          </chakra.th>
          {[messages.before, messages.after].map((label) => (
            <chakra.th key={label.id} scope="col" textAlign="end" fontWeight="medium" color="fg.muted">
              <FormattedMessage {...label} />
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label.id}>
            <chakra.th scope="row" textAlign="start" fontWeight="normal" color="fg.muted">
              <FormattedMessage {...row.label} />
            </chakra.th>
            <chakra.td textAlign="end">{row.before}</chakra.td>
            <chakra.td textAlign="end" fontWeight="medium">
              {row.after}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
