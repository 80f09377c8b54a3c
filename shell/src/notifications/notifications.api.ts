import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NotificationPage, NotificationsRead } from 'shared-contracts/notifications';

const PAGE = 20;
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
        api.get<NotificationPage>('notifications', { query: { page: pageParam, limit: PAGE }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
      staleTime: 0,
    }),
};

export const notificationMutations = {
  /** Follows a click that goes somewhere: a failure is not worth a word, the mark stays. */
  read: () =>
    mutationOptions({
      mutationFn: (id: string) => api.patch(`notifications/${id}/read`),
      meta: { invalidates: all, silent: true },
    }),
  readAll: () =>
    mutationOptions({
      mutationFn: () => api.post<NotificationsRead>('notifications/read'),
      meta: { invalidates: all },
    }),
};
