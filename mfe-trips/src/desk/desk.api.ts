import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, setSeenRevision } from 'shared-auth';
import type { ImprovementAdditions } from 'shared-contracts/trips/order-insertions';
import type { Trip } from 'shared-contracts/trips/trips';
import type { AvailableOrderPage } from 'shared-contracts/trips/trip-planning';
import type {
  DeskImprovementInput,
  PlanImprovement,
  PlanImprovementResult,
  PlanImprovements,
} from 'shared-contracts/trips/plan-improvements';
import type {
  CreatePlanTripsResult,
  PlanChangeResult,
  PlanChangeSet,
  PlanHistory,
  PlanOperationInput,
} from 'shared-contracts/trips/plans/plan-changes';
import type { PlanComparison } from 'shared-contracts/trips/plans/plan-comparison';
import type { PlanFleet } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan, PlanInput, PlanPage, PlanPresence, PlanRow, PlanUpdate } from 'shared-contracts/trips/plans/plans';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { SECOND_MS } from 'shared-contracts/values/time';
import { type PlanChangeKind, PRESENCE_INTERVAL_SECONDS } from 'shared-contracts/values/trips/planning-desk';
import { withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages, notices } from './desk.messages.ts';

const all = ['plans'] as const;
const lists = [...all, 'list'] as const;
const improvements = ['planning', 'improvements'] as const;

/** Whether an improvement is not finished yet. */
export const isActive = (run: PlanImprovement | null) => run?.state === 'waiting' || run?.state === 'running';
const ORDERS_PER_PAGE = 100;

export const deskQueries = {
  all,
  plans: () =>
    queryOptions({
      queryKey: lists,
      queryFn: ({ signal }) =>
        api.get<PlanPage>('v2/trips/plans', { query: { status: ['open', 'completed'], limit: MAX_PAGE_SIZE }, signal }),
    }),
  plan: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<Plan>(`v2/trips/plans/${id}`, { signal }),
      // Changes keep it up to date while it is open.
      staleTime: Infinity,
      gcTime: 0,
    }),
  fleet: (id: string) =>
    queryOptions({
      queryKey: [...all, 'fleet', id],
      queryFn: ({ signal }) => api.get<PlanFleet>(`v2/trips/plans/${id}/fleet`, { signal }),
    }),
  /** The user's changes before this visit. */
  history: (id: string) =>
    queryOptions({
      queryKey: [...all, 'history', id],
      queryFn: ({ signal }) => api.get<PlanHistory>(`v2/trips/plans/${id}/history`, { signal }),
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** The unplanned orders of all plans: creating a trip removes orders from each. */
  allOrders: [...all, 'orders'],
  orders: (id: string, filters: ListQuery) =>
    infiniteQueryOptions({
      queryKey: [...all, 'orders', id, filters],
      queryFn: ({ pageParam: page, signal }) =>
        api.get<AvailableOrderPage>(`v2/trips/plans/${id}/orders`, {
          query: { ...filters, page, limit: ORDERS_PER_PAGE },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * ORDERS_PER_PAGE < total ? pages.length + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  comparison: (id: string, other: string) =>
    queryOptions({
      queryKey: [...all, 'comparison', id, other],
      queryFn: ({ signal }) =>
        api.get<PlanComparison>(`v2/trips/plans/${id}/comparison`, { query: { with: other }, signal }),
      staleTime: 0,
    }),
  /** Reports that the user has the plan open, and returns who else has. */
  presence: (id: string, tripId: string | null) =>
    queryOptions({
      queryKey: [...all, 'presence', id, tripId],
      queryFn: () => api.put<PlanPresence>(`v2/trips/plans/${id}/presence`, { tripId }),
      refetchInterval: PRESENCE_INTERVAL_SECONDS * SECOND_MS,
      staleTime: 0,
      retry: false,
      placeholderData: keepPreviousData,
    }),
  presences: (id: string) => [...all, 'presence', id],
  /** The user's latest finished improvement, as the start of a plan. */
  latestImprovement: () =>
    queryOptions({
      queryKey: improvements,
      queryFn: ({ signal }) => api.get<PlanImprovements>('v2/trips/improvements', { signal }),
      select: ({ items }) => items.find(({ state, planId }) => state === 'finished' && planId === null) ?? null,
    }),
  /** The user's latest improvement of a plan, looked at each second until it is done. */
  improvement: (planId: string) => {
    const findLatest = ({ items }: PlanImprovements) => items.find((one) => one.planId === planId) ?? null;
    return queryOptions({
      queryKey: improvements,
      queryFn: ({ signal }) => api.get<PlanImprovements>('v2/trips/improvements', { signal }),
      select: findLatest,
      refetchInterval: ({ state: { data } }) => (data && isActive(findLatest(data)) ? SECOND_MS : false),
    });
  },
  /** Trips on the road that could take what a run leaves without a vehicle. */
  additions: (id: string) =>
    queryOptions({
      queryKey: [...improvements, id, 'additions'],
      queryFn: ({ signal }) => api.get<ImprovementAdditions>(`v2/trips/improvements/${id}/additions`, { signal }),
    }),
  improvedTrips: (id: string) =>
    queryOptions({
      queryKey: [...improvements, id],
      queryFn: ({ signal }) => api.get<PlanImprovementResult>(`v2/trips/improvements/${id}`, { signal }),
    }),
};

export const leavePlan = (id: string) => api.delete<PlanPresence>(`v2/trips/plans/${id}/presence`);

/** @param revision of the plan that the user sees */
export function changePlan(
  id: string,
  revision: number,
  operations: readonly PlanOperationInput[],
  kind: PlanChangeKind,
) {
  setSeenRevision({ id, revision });
  return api.patch<PlanChangeResult>(`v2/trips/plans/${id}/changes`, { operations, kind });
}

/** Changes of others since a revision. */
export const getChanges = (id: string, since: number) =>
  api.get<PlanChangeSet>(`v2/trips/plans/${id}/changes`, { query: { since } });

export const deskMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: PlanInput) => api.post<PlanRow>('v2/trips/plans', input),
      onSuccess: ({ name }) => notify.success(withValues(notices.created, { name })),
      meta: { invalidates: [lists] },
    }),
  /** @param revision of the plan that the user sees */
  update: (id: string, revision: number) =>
    mutationOptions({
      mutationFn: (changes: PlanUpdate) => {
        setSeenRevision({ id, revision });
        return api.patch<PlanRow>(`v2/trips/plans/${id}`, changes);
      },
      onSuccess: ({ name }) => notify.success(withValues(notices.saved, { name })),
      meta: { invalidates: [lists] },
    }),
  improve: (id: string) =>
    mutationOptions({
      mutationFn: (input: DeskImprovementInput) => api.post<{ id: string }>(`v2/trips/plans/${id}/improvements`, input),
      meta: { invalidates: [improvements], errorMessages },
    }),
  /** An order joins a trip on the road, unless that has changed since. */
  addOnRoad: () =>
    mutationOptions({
      mutationFn: ({ order, insertion: { trip } }: ImprovementAdditions['items'][number]) => {
        setSeenRevision(trip);
        return api.post<Trip>(`trips/${trip.id}/add-order`, { orderId: order.id });
      },
      onSuccess: (_trip, { insertion }) => notify.success(withValues(notices.added, { trip: insertion.trip.number })),
      onError: (_error, { order, insertion }) =>
        notify.error(withValues(notices.notAdded, { trip: insertion.trip.number, order: formatOrderNumber(order) })),
      onSettled: (_trip, _error, _addition, _result, { client }) =>
        Promise.all(
          [improvements, [...all, 'orders'], ['trips']].map((queryKey) => client.invalidateQueries({ queryKey })),
        ),
      meta: { silent: true },
    }),
  stopImprovement: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<PlanImprovement>(`v2/trips/improvements/${id}/stop`, {}),
      meta: { invalidates: [improvements] },
    }),
  createTrips: (id: string) =>
    mutationOptions({
      mutationFn: (tripIds: readonly string[]) =>
        api.post<CreatePlanTripsResult>(`v2/trips/plans/${id}/create-trips`, { tripIds }),
      meta: { invalidates: [['trips'], ['orders'], ['planning'], ['epc'], lists] },
    }),
};
