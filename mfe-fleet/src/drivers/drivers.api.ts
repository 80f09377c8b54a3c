import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  Driver,
  DriverChanges,
  DriverFile,
  DriverFileKind,
  DriverInput,
  DriverPage,
} from 'shared-contracts/drivers';
import type { Exists } from 'shared-contracts/users';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { notices, refusals } from './drivers.messages.ts';

const all = ['drivers'] as const;

export const driverQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<DriverPage>('drivers', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<Driver>(`drivers/${id}`, { signal }),
    }),
  /** Who signs in as a user: undefined where nobody does. */
  idOfUser: (userId: string) =>
    queryOptions({
      queryKey: [...all, 'ofUser', userId],
      queryFn: ({ signal }) => api.get<DriverPage>('drivers', { query: { userId, limit: 1 }, signal }),
      select: ({ items }) => ({ id: items[0]?.id }),
    }),
  /** Does somebody sign in with this already? */
  isTaken: (login: string) =>
    queryOptions({
      queryKey: ['users', 'isTaken', login],
      queryFn: () => api.post<Exists>('users/is-exist', { text: login }),
      select: ({ isExist }) => isExist,
    }),
};

/** Vehicles and pickers name drivers; who has a login is a user. */
const told = (success?: Words) => ({
  meta: { invalidates: [all, ['choices', 'drivers'], ['vehicles'], ['users']], refusals, ...(success && { success }) },
});
const withBlock = (isBlocked: boolean, success: Words) =>
  mutationOptions({ mutationFn: (id: string) => api.patch<Driver>(`drivers/${id}`, { isBlocked }), ...told(success) });

/** A file of a kind that is there already takes its place. */
export type NewFile = { driverId: string; kind: DriverFileKind; file: File };
function formOf({ kind, file }: NewFile) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file);
  return form;
}

export const driverMutations = {
  create: () => mutationOptions({ mutationFn: (input: DriverInput) => api.post<Driver>('drivers', input), ...told() }),
  change: () =>
    mutationOptions({
      mutationFn: ({ id, changes }: { id: string; changes: DriverChanges }) =>
        api.patch<Driver>(`drivers/${id}`, changes),
      ...told(),
    }),
  block: () => withBlock(true, notices.blocked),
  activate: () => withBlock(false, notices.activated),
  remove: () => mutationOptions({ mutationFn: (id: string) => api.delete(`drivers/${id}`), ...told(notices.deleted) }),
  /** What fails is told at the file. */
  addFile: () =>
    mutationOptions({
      mutationFn: (file: NewFile) => api.upload<DriverFile>(`drivers/${file.driverId}/files`, formOf(file)),
      meta: { silent: true },
    }),
  removeFile: () =>
    mutationOptions({
      mutationFn: ({ driverId, fileId }: { driverId: string; fileId: string }) =>
        api.delete(`drivers/${driverId}/files/${fileId}`),
      meta: { silent: true },
    }),
};
