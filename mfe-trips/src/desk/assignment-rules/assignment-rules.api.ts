import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AssignmentRules, AssignmentRulesUpdate } from 'shared-contracts/trips/assignment-rules';
import { messages } from './assignment-rules.messages.ts';

const PATH = 'v2/trips/assignment-rules';
const queryKey = ['trips', 'assignmentRules'] as const;

export const assignmentRules = {
  query: () => queryOptions({ queryKey, queryFn: ({ signal }) => api.get<AssignmentRules>(PATH, { signal }) }),
  update: () =>
    mutationOptions({
      mutationFn: (update: AssignmentRulesUpdate) => api.patch<AssignmentRules>(PATH, update),
      meta: { invalidates: [queryKey], successMessage: messages.saved },
    }),
};
