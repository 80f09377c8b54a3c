import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type {
  ContractChanges,
  ContractCopy,
  ContractDetails,
  ContractInput,
  ContractReview,
  ContractRow,
  ContractVersionDetails,
  ContractVersions,
} from 'shared-contracts/finance/contracts';
import type { ContractTrial, RatedTrip, TermsTrial } from 'shared-contracts/finance/rated-trips';
import type { Timeline } from 'shared-contracts/timeline';
import { type Message, withValues } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages, notices, type ViewName } from './contracts.messages.ts';

export const endpointByView: Record<ViewName, { path: string; query?: ListQuery }> = {
  mine: { path: 'contracts', query: { side: 'mine' } },
  partner: { path: 'contracts', query: { side: 'partners' } },
  common: { path: 'v1/contracts/common' },
};

/** `contracts/try` or `contracts/{id}/try`. */
type TrialRequest = { path: string; body: ContractTrial | TermsTrial };
const all = ['contracts'] as const;

export const contractQueries = {
  all,
  view: (view: ViewName, query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', view, query],
      queryFn: ({ signal }) =>
        api.get<Page<ContractRow>>(endpointByView[view].path, {
          query: { ...endpointByView[view].query, ...query },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<ContractDetails>(`contracts/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`contracts/${id}/timeline`, { signal }),
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: [...all, 'versions', id],
      queryFn: ({ signal }) => api.get<ContractVersions>(`contracts/${id}/versions`, { signal }),
    }),
  /** Compared with the version in force by default. */
  version: (id: string, number: number, baseNumber?: number) =>
    queryOptions({
      queryKey: [...all, 'version', id, number, baseNumber],
      queryFn: ({ signal }) =>
        api.get<ContractVersionDetails>(`contracts/${id}/versions/${number}`, { query: { with: baseNumber }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Prices an example trip by a contract or by unsaved terms. */
  trial: (request: TrialRequest) =>
    queryOptions({
      queryKey: [...all, 'trial', request],
      queryFn: () => api.post<RatedTrip>(request.path, request.body),
      placeholderData: keepPreviousData,
      retry: false,
      gcTime: 0,
    }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: { invalidates: all, refetchOnConflict: all, errorMessages, successMessage },
});
/** Changed terms of a contract in force take effect only when its partner confirms them. */
const describeNewVersion = ({ newer, isWaiting }: ContractDetails): Message | undefined =>
  newer && isWaiting ? withValues(notices.versionWaits, { number: newer.number }) : undefined;

const patchMutation = (changes: ContractChanges, success: Message) => () =>
  mutationOptions({
    mutationFn: (id: string) => api.patch<ContractDetails>(`contracts/${id}`, changes),
    ...mutationDefaults(success),
  });

export const contractMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: ContractInput) => api.post<ContractDetails>('contracts', input),
      ...mutationDefaults(notices.created),
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (changes: ContractChanges) => api.patch<ContractDetails>(`contracts/${id}`, changes),
      meta: { ...mutationDefaults(notices.saved).meta, resultNotice: describeNewVersion },
    }),
  enable: patchMutation({ isDisabled: false }, notices.enabled),
  disable: patchMutation({ isDisabled: true }, notices.disabled),
  resend: patchMutation({ resend: true }, notices.resent),
  confirm: () =>
    mutationOptions({
      mutationFn: ({ id, revision }: { id: string; revision: number }) =>
        api.patch<ContractRow>(`contracts/${id}/review`, { state: 'confirmed', revision } satisfies ContractReview),
      ...mutationDefaults(notices.confirmed),
    }),
  reject: () =>
    mutationOptions({
      mutationFn: ({ id, ...review }: { id: string; revision: number; reason: string }) =>
        api.patch<ContractRow>(`contracts/${id}/review`, { state: 'rejected', ...review } satisfies ContractReview),
      ...mutationDefaults(notices.rejected),
    }),
  copy: (id: string) =>
    mutationOptions({
      mutationFn: (copy: ContractCopy) => api.post<ContractDetails>(`contracts/${id}/copy`, copy),
      ...mutationDefaults(notices.copied),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`contracts/${id}`),
      ...mutationDefaults(notices.deleted),
    }),
};
