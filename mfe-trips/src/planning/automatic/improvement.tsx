import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SuggestInput, Suggestions } from 'shared-contracts/trips/planner';
import { Box, Button, Stack } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { planningQueries } from '../planning.api.ts';
import { ImprovementForm } from './improvement-form.tsx';
import { messages } from './improvement.messages.ts';
import { ImprovementStatus } from './improvement-status.tsx';

type ImprovementProps = {
  /** Null until trips are suggested. */
  input: SuggestInput | null;
  /** `takenOrderIds`: orders of the plan that have joined other trips since. */
  onUse: (plan: Suggestions, takenOrderIds: readonly string[]) => void;
  /** An order has joined a trip on the road. */
  onAdded: (orderId: string) => void;
};

/** The latest run of the user, also one that was started before the page was loaded, and the form for another one. */
export function Improvement({ input, onUse, onAdded }: ImprovementProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const queryClient = useQueryClient();
  const { data: latest } = useQuery(planningQueries.latestImprovement());
  const isActive = latest?.state === 'waiting' || latest?.state === 'running';
  const openPlan = async (id: string) => {
    setLoading(true);
    try {
      const { plan } = await queryClient.fetchQuery(planningQueries.improvement(id));
      const { takenOrderIds } = await queryClient.fetchQuery(planningQueries.additions(id));
      if (plan) onUse(plan, takenOrderIds);
    } catch {
      notify.error(messages.notLoaded);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Stack gap="3" flexShrink="0">
      {latest && (
        <ImprovementStatus
          improvement={latest}
          isLoading={isLoading}
          onUse={() => void openPlan(latest.id)}
          onAdded={onAdded}
        />
      )}
      {input !== null && !isActive && (
        <Box>
          <Button type="button" size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <FormattedMessage {...messages.title} />
          </Button>
          {isOpen && (
            <Box mt="3">
              <ImprovementForm input={input} onStarted={() => setOpen(false)} />
            </Box>
          )}
        </Box>
      )}
    </Stack>
  );
}
