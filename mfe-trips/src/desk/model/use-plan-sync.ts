import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, useLiveEvents } from 'shared-auth';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import { withValues } from 'shared-ui';
import { errorMessage, notify } from 'shared-ui/data';
import { changePlan, deskQueries, getChanges } from '../desk.api.ts';
import { errorMessages, notices } from '../desk.messages.ts';
import { problemMessages, UNNAMED } from '../problems/problem.messages.ts';
import type { History } from './history.rules.ts';
import { createPlanSync, type PlanSync } from './plan-sync.ts';

/** Errors of single operations: what they name is gone, as the plan has changed. */
const hasFieldErrors = (error: unknown) => error instanceof ApiError && Object.keys(error.fields).length > 0;

const { orderInTrip, orderNotFree } = problemMessages;

/** As a text, for example which order is in which trip. */
function describeRefusal(error: unknown) {
  const message = errorMessage(error, { ...errorMessages, orderInTrip, orderNotFree });
  return typeof message === 'string' ? message : { ...message, values: { ...UNNAMED, ...message.values } };
}

/** Changes a plan, and follows what others change. @param getHistory the changes before this visit, read once */
export function usePlanSync(planId: string, getHistory: () => History): PlanSync {
  const client = useQueryClient();
  const { queryKey } = deskQueries.plan(planId);
  const [sync] = useState(() => {
    const readPlan = () => client.getQueryData<Plan>(queryKey);
    return createPlanSync({
      history: getHistory(),
      readPlan,
      writePlan: (plan) => client.setQueryData<Plan>(queryKey, plan),
      send: (...change) => changePlan(planId, ...change),
      getChanges: (since) => getChanges(planId, since),
      load: () => client.fetchQuery({ ...deskQueries.plan(planId), staleTime: 0 }),
      onChanged: () => void client.invalidateQueries({ queryKey: deskQueries.allOrders }),
      onError: (error) =>
        notify.error(
          hasFieldErrors(error)
            ? withValues(notices.changed, { name: readPlan()?.name ?? '' })
            : describeRefusal(error),
        ),
    });
  });
  useLiveEvents(
    'plans',
    (payload) => {
      if (payload && payload.id !== planId) return;
      if (payload?.what === 'presence') void client.invalidateQueries({ queryKey: deskQueries.presences(planId) });
      else if (payload) void sync.refreshIfOlder(payload.revision);
      else void sync.refresh();
    },
    () => void sync.refresh(),
  );
  // A trip that was created elsewhere occupies a vehicle and removes its orders from the pool.
  useLiveEvents(
    'trips',
    () => void client.invalidateQueries({ queryKey: deskQueries.fleet(planId).queryKey }),
    () => undefined,
  );
  return sync;
}
