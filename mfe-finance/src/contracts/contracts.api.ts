import { keepPreviousData, mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type {
  ContractChanges,
  ContractCopy,
  ContractDetails,
  ContractInput,
  ContractReview,
  ContractRow,
  ContractTry,
  ContractVersionDetails,
  ContractVersions,
  RatedTrip,
  TermsTry,
} from 'shared-contracts/contracts';
import type { Timeline } from 'shared-contracts/timeline';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { notices, refusals, type ViewName } from './contracts.messages.ts';

const VIEWS: Record<ViewName, { path: string; query?: ListQuery }> = {
  mine: { path: 'contracts', query: { side: 'mine' } },
  partner: { path: 'contracts', query: { side: 'partners' } },
  common: { path: 'v1/contracts/common' },
};

/** `contracts/try` or `contracts/{id}/try`. */
type Asked = { path: string; body: ContractTry | TermsTry };
const all = ['contracts'] as const;

export const contractQueries = {
  all,
  view: (view: ViewName, query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', view, query],
      queryFn: ({ signal }) =>
        api.get<Page<ContractRow>>(VIEWS[view].path, { query: { ...VIEWS[view].query, ...query }, signal }),
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
  /** Compared with the version in force unless told. */
  version: (id: string, number: number, other?: number) =>
    queryOptions({
      queryKey: [...all, 'version', id, number, other],
      queryFn: ({ signal }) =>
        api.get<ContractVersionDetails>(`contracts/${id}/versions/${number}`, { query: { with: other }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** What an example costs, by a contract or by terms that are not saved yet. */
  tried: (asked: Asked) =>
    queryOptions({
      queryKey: [...all, 'tried', asked],
      queryFn: () => api.post<RatedTrip>(asked.path, asked.body),
      placeholderData: keepPreviousData,
      retry: false,
      gcTime: 0,
    }),
};

/** Whoever was second sees at once how it is now. */
const showHowItIs = (error: unknown, _given: unknown, _before: unknown, { client }: MutationFunctionContext) => {
  if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey: all });
};
const told = (success: Words) => ({ meta: { invalidates: all, refusals, success }, onError: showHowItIs });
const changing = (changes: ContractChanges, success: Words) => () =>
  mutationOptions({
    mutationFn: (id: string) => api.patch<ContractDetails>(`contracts/${id}`, changes),
    ...told(success),
  });

export const contractMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: ContractInput) => api.post<ContractDetails>('contracts', input),
      ...told(notices.created),
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: ContractChanges) => api.patch<ContractDetails>(`contracts/${id}`, changes),
      ...told(notices.saved),
    }),
  enable: changing({ isDisabled: false }, notices.enabled),
  disable: changing({ isDisabled: true }, notices.disabled),
  resend: changing({ resend: true }, notices.resent),
  confirm: () =>
    mutationOptions({
      mutationFn: ({ id, revision }: { id: string; revision: number }) =>
        api.patch<ContractRow>(`contracts/${id}/review`, { state: 'confirmed', revision } satisfies ContractReview),
      ...told(notices.confirmed),
    }),
  reject: () =>
    mutationOptions({
      mutationFn: ({ id, ...verdict }: { id: string; revision: number; reason: string }) =>
        api.patch<ContractRow>(`contracts/${id}/review`, { state: 'rejected', ...verdict } satisfies ContractReview),
      ...told(notices.rejected),
    }),
  copy: (id: string) =>
    mutationOptions({
      mutationFn: (copy: ContractCopy) => api.post<ContractDetails>(`contracts/${id}/copy`, copy),
      ...told(notices.copied),
    }),
  remove: () =>
    mutationOptions({ mutationFn: (id: string) => api.delete(`contracts/${id}`), ...told(notices.deleted) }),
};
