import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlanImprovement } from 'shared-contracts/trips/plan-improvements';
import { Box, Button, Flex, Spacer, Spinner, Text } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { PlanFigures } from 'shared-ui/plan-figures';
import { deskMutations, deskQueries, isActive } from '../desk.api.ts';
import { changes } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { newId } from '../model/new-id.ts';
import { Additions } from './additions.tsx';
import { messages, stateMessages } from './improvement.messages.ts';
import { isUpToDate, toOperations, withoutOrders } from './improvement.rules.ts';

/** Puts the trips of a run in place of the free ones of the plan. */
function useImprovedTrips(runId: string, onUsed: () => void) {
  const { plan, actions } = useDesk();
  const [isLoading, setLoading] = useState(false);
  const queryClient = useQueryClient();
  const use = async () => {
    setLoading(true);
    try {
      const { plan: improved } = await queryClient.fetchQuery(deskQueries.improvedTrips(runId));
      const { takenOrderIds } = await queryClient.fetchQuery(deskQueries.additions(runId));
      const suggestions = withoutOrders(improved?.suggestions ?? [], takenOrderIds);
      if (!isUpToDate(plan.planTrips, suggestions)) return notify.error(messages.outdated);
      actions.clearSelection();
      void actions.change(changes.improvePlan, toOperations(plan.planTrips, suggestions, newId));
      return onUsed();
    } catch {
      return notify.error(messages.notLoaded);
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, use };
}

/** A run with its figures, and what can be done with it. */
export function ImprovementRun({ run, onUsed }: { run: PlanImprovement; onUsed: () => void }) {
  const { id, state, isStopRequested, before, after } = run;
  const { isLoading, use } = useImprovedTrips(id, onUsed);
  const stop = useMutation(deskMutations.stopImprovement());
  return (
    <Box borderWidth="1px" borderRadius="md" p="3">
      <Flex gap="3" wrap="wrap" align="center" mb={before ? '2' : '0'}>
        {isActive(run) && <Spinner size="sm" />}
        <Text role="status" fontWeight="medium">
          <FormattedMessage {...stateMessages[state]} />
        </Text>
        <Spacer />
        {isActive(run) && (
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={isStopRequested || stop.isPending || before === null}
            onClick={() => stop.mutate(id)}
          >
            <FormattedMessage {...messages.stop} />
          </Button>
        )}
        {state === 'finished' && (
          <Button type="button" size="sm" loading={isLoading} onClick={() => void use()}>
            <FormattedMessage {...messages.use} />
          </Button>
        )}
      </Flex>
      {before && after && <PlanFigures before={before} after={after} />}
      {state === 'finished' && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          <FormattedMessage {...messages.useText} />
        </Text>
      )}
      {state === 'finished' && <Additions runId={id} />}
    </Box>
  );
}
