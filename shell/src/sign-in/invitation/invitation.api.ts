import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AcceptInvitation, AcceptInvitationResult, InvitationDetails } from 'shared-contracts/identity/auth';

export const invitationQueries = {
  /** Requested only once: each unknown link counts as an attempt. */
  details: (token: string) =>
    queryOptions({
      queryKey: ['invitation', token],
      queryFn: () => api.post<InvitationDetails>('auth/invitations/check', { token }),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      meta: { silent: true },
    }),
};

export const invitationMutations = {
  accept: () =>
    mutationOptions({
      mutationFn: (input: AcceptInvitation) => api.post<AcceptInvitationResult>('auth/invitations/accept', input),
      meta: { silent: true },
    }),
};
