import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PlanImprovement } from 'shared-contracts/trips/plan-improvements';
import { Box, Button, Flex, Spacer, Spinner, Text } from 'shared-ui';
import { PlanFigures } from 'shared-ui/plan-figures';
import { planningMutations } from '../planning.api.ts';
import { Additions } from './additions.tsx';
import { messages, stateMessages } from './improvement.messages.ts';

type ImprovementStatusProps = {
  improvement: PlanImprovement;
  isLoading: boolean;
  onUse: () => void;
  /** An order has joined a trip on the road. */
  onAdded: (orderId: string) => void;
};

/** A run with its figures, and what can be done with it. */
export function ImprovementStatus({ improvement, isLoading, onUse, onAdded }: ImprovementStatusProps) {
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
      {before && after && <PlanFigures before={before} after={after} />}
      {state === 'finished' && <Additions runId={id} onAdded={onAdded} />}
    </Box>
  );
}
