import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { deskMutations, deskQueries } from '../desk.api.ts';
import { notices } from '../desk.messages.ts';
import type { PlanSync } from '../model/plan-sync.ts';

/** Creates trips of the plan's trips; those that fail stay as they are, with the reason of the first in a notice. */
export function useCreateTrips(planId: string, sync: PlanSync) {
  const client = useQueryClient();
  const create = useMutation(deskMutations.createTrips(planId));
  return async (tripIds: readonly string[]) => {
    const { results, created, failed } = await create.mutateAsync(tripIds);
    const createdIds = results.flatMap(({ tripId, trip }) => (trip ? tripId : []));
    sync.forgetTrips(new Set(createdIds));
    await Promise.all([sync.reload(), client.invalidateQueries({ queryKey: deskQueries.fleet(planId).queryKey })]);
    if (created > 0) notify.success(withValues(notices.tripsCreated, { count: created }));
    const reason = results.find(({ error }) => error !== null)?.error?.message;
    if (failed > 0)
      notify.error(withValues(notices.tripsFailed, { count: failed, reason: [reason ?? ''].flat().join(' ') }));
  };
}
