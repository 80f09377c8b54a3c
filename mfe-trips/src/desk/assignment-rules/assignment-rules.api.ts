import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AssignmentRules, AssignmentRulesUpdate } from 'shared-contracts/trips/assignment-rules';
import type { DriverHoursRules, DriverHoursRulesUpdate } from 'shared-contracts/trips/driver-hours';
import { messages as hoursMessages } from './hours-rules.messages.ts';
import { messages } from './assignment-rules.messages.ts';

const PATH = 'v2/trips/assignment-rules';
const queryKey = ['trips', 'assignmentRules'] as const;

const HOURS_PATH = 'v2/trips/driver-hours-rules';
const hoursKey = ['trips', 'driverHoursRules'] as const;

export const assignmentRules = {
  query: () => queryOptions({ queryKey, queryFn: ({ signal }) => api.get<AssignmentRules>(PATH, { signal }) }),
  update: () =>
    mutationOptions({
      mutationFn: (update: AssignmentRulesUpdate) => api.patch<AssignmentRules>(PATH, update),
      meta: { invalidates: [queryKey], successMessage: messages.saved },
    }),
};

export const hoursRules = {
  query: () =>
    queryOptions({
      queryKey: hoursKey,
      queryFn: ({ signal }) => api.get<DriverHoursRules>(HOURS_PATH, { signal }),
    }),
  update: () =>
    mutationOptions({
      mutationFn: (update: DriverHoursRulesUpdate) => api.patch<DriverHoursRules>(HOURS_PATH, update),
      meta: { invalidates: [hoursKey], successMessage: hoursMessages.saved },
    }),
};
