import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { SecondFactorPolicy, SecondFactorPolicyInput } from 'shared-contracts/identity/second-factor';
import { messages } from './second-factor.messages.ts';

const POLICY = ['second-factor-policy'] as const;

export const policyQueries = {
  policy: () =>
    queryOptions({
      queryKey: POLICY,
      queryFn: ({ signal }) => api.get<SecondFactorPolicy>('second-factor-policy', { signal }),
    }),
};
export const policyMutations = {
  save: () =>
    mutationOptions({
      mutationFn: (input: SecondFactorPolicyInput) => api.put<SecondFactorPolicy>('second-factor-policy', input),
      meta: { invalidates: POLICY, successMessage: messages.saved },
    }),
};
