import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type {
  FaultArticle,
  PolicyViolation,
  ReleaseFilterOptions,
  ReleaseFailure,
  ActiveRelease,
  ReleaseChange,
  ReleaseRow,
  ReleaseVitals,
} from 'shared-contracts/portal/releases';
import type { FailureKind } from 'shared-contracts/values/portal/failures';
import type { ListQuery } from 'shared-ui/list';
import { messages } from './releases.messages.ts';

/** Refreshes a rollout while it is being watched. */
const REFRESH_MS = 15_000;
const all = ['releases'] as const;

const list =
  <Row>(path: string) =>
  ({ search: _search, sort: _sort, ...query }: ListQuery) =>
    queryOptions({
      queryKey: [...all, path, query],
      queryFn: ({ signal }) => api.get<Page<Row>>(path, { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    });

export const releaseQueries = {
  all,
  active: list<ActiveRelease>('releases/in-force'),
  releases: list<ReleaseRow>('releases'),
  failures: list<ReleaseFailure>('releases/failures'),
  violations: list<PolicyViolation>('releases/violations'),
  vitals: list<ReleaseVitals>('releases/vitals'),
  changes: list<ReleaseChange>('releases/changes'),
  choices: () =>
    queryOptions({
      queryKey: [...all, 'choices'],
      queryFn: ({ signal }) => api.get<ReleaseFilterOptions>('releases/choices', { signal }),
    }),
  fault: (kind: FailureKind) =>
    queryOptions({
      queryKey: ['faults', kind],
      queryFn: ({ signal }) => api.get<FaultArticle>(`releases/faults/${kind}`, { signal }),
      staleTime: Infinity,
    }),
};

export const releaseMutations = {
  lift: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post(`releases/quarantines/${id}/lift`),
      meta: { invalidates: all, successMessage: messages.lifted, errorMessages: { notFound: messages.notQuarantined } },
    }),
};
