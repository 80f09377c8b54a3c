import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  Driver,
  DriverChanges,
  DriverFile,
  DriverFileKind,
  DriverInput,
  DriverPage,
} from 'shared-contracts/fleet/drivers';
import type { DriverHours } from 'shared-contracts/trips/driver-hours';
import type { IsExistResult } from 'shared-contracts/identity/users';
import type { Message } from 'shared-ui';
import { saveResponse } from 'shared-ui/files';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages, notices } from './drivers.messages.ts';

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
  hours: (id: string) =>
    queryOptions({
      queryKey: [...all, 'hours', id],
      queryFn: ({ signal }) => api.get<DriverHours>(`v2/trips/drivers/${id}/hours`, { signal }),
    }),
  /** `id` of the driver who signs in as the user; undefined if there is none. */
  idByUser: (userId: string) =>
    queryOptions({
      queryKey: [...all, 'byUser', userId],
      queryFn: ({ signal }) => api.get<DriverPage>('drivers', { query: { userId, limit: 1 }, signal }),
      select: ({ items }) => ({ id: items[0]?.id }),
    }),
  isLoginTaken: (login: string) =>
    queryOptions({
      queryKey: ['users', 'isLoginTaken', login],
      queryFn: () => api.post<IsExistResult>('users/is-exist', { text: login }),
      select: ({ isExist }) => isExist,
    }),
};

/** Vehicles and pickers show drivers, and a driver with a login is a user. */
const mutationDefaults = (success?: Message) => ({
  meta: {
    invalidates: [all, ['choices', 'drivers'], ['vehicles'], ['users']],
    errorMessages,
    ...(success && { successMessage: success }),
  },
});
const setBlocked = (isBlocked: boolean, success: Message) =>
  mutationOptions({
    mutationFn: (id: string) => api.patch<Driver>(`drivers/${id}`, { isBlocked }),
    ...mutationDefaults(success),
  });

/** Replaces the driver's file of the same kind. */
export type NewFile = { driverId: string; kind: DriverFileKind; file: File };
function toFormData({ kind, file }: NewFile) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file);
  return form;
}

export const driverMutations = {
  create: () =>
    mutationOptions({ mutationFn: (input: DriverInput) => api.post<Driver>('drivers', input), ...mutationDefaults() }),
  update: () =>
    mutationOptions({
      mutationFn: ({ id, changes }: { id: string; changes: DriverChanges }) =>
        api.patch<Driver>(`drivers/${id}`, changes),
      ...mutationDefaults(),
    }),
  block: () => setBlocked(true, notices.blocked),
  activate: () => setBlocked(false, notices.activated),
  remove: () =>
    mutationOptions({ mutationFn: (id: string) => api.delete(`drivers/${id}`), ...mutationDefaults(notices.deleted) }),
  anonymize: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`drivers/${id}/personal-data`),
      ...mutationDefaults(notices.anonymized),
    }),
  exportData: () =>
    mutationOptions({
      mutationFn: async (id: string) =>
        saveResponse(await api.download(`drivers/${id}/personal-data`, { input: {} }), 'personal-data.zip'),
    }),
  /** Silent: errors are shown at the file. */
  addFile: () =>
    mutationOptions({
      mutationFn: (file: NewFile) => api.upload<DriverFile>(`drivers/${file.driverId}/files`, toFormData(file)),
      meta: { silent: true },
    }),
  removeFile: () =>
    mutationOptions({
      mutationFn: ({ driverId, fileId }: { driverId: string; fileId: string }) =>
        api.delete(`drivers/${driverId}/files/${fileId}`),
      meta: { silent: true },
    }),
};
