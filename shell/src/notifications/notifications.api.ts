import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NotificationPage, MarkReadResult } from 'shared-contracts/identity/notifications';

const PAGE_SIZE = 20;
const all = ['notifications'] as const;

export const notificationQueries = {
  all,
  unread: () =>
    queryOptions({
      queryKey: [...all, 'unread'],
      queryFn: ({ signal }) =>
        api.get<NotificationPage>('notifications', { query: { unread: true, limit: 1 }, signal }),
      select: ({ unread }) => unread,
    }),
  list: () =>
    infiniteQueryOptions({
      queryKey: [...all, 'list'],
      queryFn: ({ pageParam, signal }) =>
        api.get<NotificationPage>('notifications', { query: { page: pageParam, limit: PAGE_SIZE }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
      staleTime: 0,
    }),
};

export const notificationMutations = {
  /** Silent: the user is navigating away, and a failure only leaves the notification unread. */
  read: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch(`notifications/${id}/read`),
      meta: { invalidates: all, silent: true },
    }),
  readAll: () =>
    mutationOptions({
      mutationFn: () => api.post<MarkReadResult>('notifications/read'),
      meta: { invalidates: all },
    }),
};
