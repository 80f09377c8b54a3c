import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { ErrorBody } from 'shared-contracts/common';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import { withValues, type Message } from 'shared-ui';
import { errorMessage, notify } from 'shared-ui/data';
import { deskMutations, deskQueries } from '../desk.api.ts';
import { errorMessages, notices } from '../desk.messages.ts';
import type { PlanSync } from '../model/plan-sync.ts';

/** As a text: the errors are in the fields of the trip. */
function describeError({ statusCode, ...error }: ErrorBody): Message | string {
  const { fields = {}, params = {}, code, message } = error;
  const texts = Object.values(fields).map((field) => field.message);
  if (texts.length > 0) return texts.join(' ');
  const problems = params['problems'];
  if (code === 'planTripBlocked' && Array.isArray(problems))
    return withValues(notices.blocked, { count: problems.length });
  return errorMessage(
    new ApiError({ status: statusCode, code, message: [message].flat().join(' '), params }),
    errorMessages,
  );
}

/** Creates trips of the plan's trips; those that fail stay as they are, with the reason of the first in a notice. */
export function useCreateTrips(planId: string, sync: PlanSync) {
  const client = useQueryClient();
  const create = useMutation(deskMutations.createTrips(planId));
  return async (tripIds: readonly string[]) => {
    const { results, created, failed } = await create.mutateAsync(tripIds);
    const createdIds = results.flatMap(({ tripId, trip }) => (trip ? tripId : []));
    sync.forgetTrips(new Set(createdIds));
    await Promise.all([sync.reload(), client.invalidateQueries({ queryKey: deskQueries.fleet(planId).queryKey })]);
    const numbers = results.flatMap(({ trip }) => trip?.number ?? []).join(', ');
    if (created > 0) notify.success(withValues(notices.tripsCreated, { count: created, numbers }));
    const failures = results.flatMap(({ tripId, error }) => (error ? [{ tripId, error }] : []));
    const [first] = failures;
    if (!first) return;
    const { planTrips = [] } = client.getQueryData<Plan>(deskQueries.plan(planId).queryKey) ?? {};
    const failedIds = new Set(failures.map(({ tripId }) => tripId));
    const failedNumbers = planTrips.filter(({ id }) => failedIds.has(id)).map(({ number }) => number);
    notify.error({
      ...withValues(notices.tripsFailed, { count: failed, numbers: failedNumbers.join(', ') }),
      parts: { reason: [describeError(first.error)] },
    });
  };
}
