import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Timeline } from 'shared-contracts/timeline';
import type { ExpiringItemPage } from 'shared-contracts/fleet/expiring-items';
import type {
  VehicleSchedulePage,
  VehicleShare,
  VehicleShareInput,
  VehicleSharePage,
} from 'shared-contracts/fleet/vehicle-sharing';
import type { VehicleDraft, VehicleDraftPage } from 'shared-contracts/fleet/vehicle-drafts';
import type { MeterCorrection } from 'shared-contracts/fleet/meters';
import type {
  Vehicle,
  VehicleChanges,
  VehicleDraftInput,
  VehicleFile,
  VehicleFileKind,
  VehicleInput,
  VehiclePage,
} from 'shared-contracts/fleet/vehicles';
import type { VehicleServices, VehicleServicesInput } from 'shared-contracts/fleet/vehicle-services';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages } from './vehicle-errors.messages.ts';
import { shareErrorMessages } from './vehicle-shares.messages.ts';
import { notices } from './vehicles.messages.ts';

const all = ['vehicles'] as const;
type SignalContext = { signal: AbortSignal };

const listQuery = <Response>(name: string, path: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...all, name, query],
    queryFn: ({ signal }: SignalContext) => api.get<Response>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });
const detailQuery = <Response>(name: string, id: string, path: string) =>
  queryOptions({
    queryKey: [...all, name, id],
    queryFn: ({ signal }: SignalContext) => api.get<Response>(path, { signal }),
  });

export const vehicleQueries = {
  all,
  list: (query: ListQuery) => listQuery<VehiclePage>('list', 'vehicles', query),
  detail: (id: string) => detailQuery<Vehicle>('detail', id, `vehicles/${id}`),
  timeline: (id: string) => detailQuery<Timeline>('timeline', id, `vehicles/${id}/timeline`),
  expiring: (query: ListQuery) => listQuery<ExpiringItemPage>('expiring', 'vehicles/expiring', query),
  drafts: (query: ListQuery) => listQuery<VehicleDraftPage>('drafts', 'vehicles/draft', query),
  draft: (id: string) => detailQuery<VehicleDraft>('draft', id, `vehicles/draft/${id}`),
  shares: (query: ListQuery) => listQuery<VehicleSharePage>('shares', 'vehicles/share', query),
  /** `from` and `to` in unix seconds; `shared` is for a vehicle that a partner shares. */
  schedule: (owner: 'own' | 'shared', query: { vehicleId: string; from: number; to: number }) =>
    listQuery<VehicleSchedulePage>(
      'schedule',
      owner === 'own' ? 'vehicles/schedule' : 'vehicles/share/schedule',
      query,
    ),
};

export type ExpiringEntry = ExpiringItemPage['items'][number];
export type ExpiringRow = ExpiringEntry & { id: string };
/** Adds unique row ids: a vehicle has each document and each service only once. */
export const addRowIds = ({ items, ...page }: ExpiringItemPage) => ({
  ...page,
  items: items.map((row): ExpiringRow => ({ ...row, id: [row.vehicleId, row.kind, row.name].join() })),
});

const mutationDefaults = (success?: Message, errors: Record<string, Message> = errorMessages) => ({
  meta: {
    invalidates: [all, ['choices', 'drivers'], ['choices', 'vehicles']],
    errorMessages: errors,
    ...(success && { successMessage: success }),
  },
});
const patchVehicle = (id: string, changes: VehicleChanges) => api.patch<Vehicle>(`vehicles/${id}`, changes);
const setStatus = (status: VehicleChanges['status'], success: Message) =>
  mutationOptions({ mutationFn: (id: string) => patchVehicle(id, { status }), ...mutationDefaults(success) });

export const vehicleMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: VehicleInput) => api.post<Vehicle>('vehicles', input),
      ...mutationDefaults(notices.created),
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (changes: VehicleChanges) => patchVehicle(id, changes),
      ...mutationDefaults(notices.saved),
    }),
  /** Null unassigns the driver. The dialog shows the success message, which depends on the driver. */
  assign: (id: string) =>
    mutationOptions({
      mutationFn: (changes: Pick<VehicleChanges, 'driverId' | 'takeOver'>) => patchVehicle(id, changes),
      ...mutationDefaults(),
    }),
  activate: () => setStatus('active', notices.activated),
  deactivate: () => setStatus('deactivated', notices.deactivated),
  remove: () =>
    mutationOptions({ mutationFn: (id: string) => api.delete(`vehicles/${id}`), ...mutationDefaults(notices.removed) }),
  setServices: (id: string) =>
    mutationOptions({
      mutationFn: (input: VehicleServicesInput) => api.put<VehicleServices>(`vehicles/${id}/services`, input),
      ...mutationDefaults(notices.serviced),
    }),
  correctMeters: (id: string) =>
    mutationOptions({
      mutationFn: (input: MeterCorrection) => api.post<Vehicle>(`vehicles/${id}/meters`, input),
      ...mutationDefaults(notices.metersCorrected),
    }),
  share: () =>
    mutationOptions({
      mutationFn: (input: VehicleShareInput) => api.post<VehicleShare>('vehicles/share', input),
      ...mutationDefaults(notices.shared, shareErrorMessages),
    }),
  unshare: () =>
    mutationOptions({
      mutationFn: (shareId: string) => api.delete(`vehicles/share/${shareId}`),
      ...mutationDefaults(notices.unshared, shareErrorMessages),
    }),
};

export const draftMutations = {
  /** Creates a draft without an id. Silent if a transfer follows. */
  save: ({ isSilent = false } = {}) =>
    mutationOptions({
      mutationFn: ({ id, input }: { id: string | undefined; input: VehicleDraftInput }) =>
        id ? api.patch<VehicleDraft>(`vehicles/draft/${id}`, input) : api.post<VehicleDraft>('vehicles/draft', input),
      ...mutationDefaults(isSilent ? undefined : notices.draftSaved),
    }),
  transfer: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<Vehicle>(`vehicles/draft/${id}/transfer`),
      ...mutationDefaults(notices.transferred),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`vehicles/draft/${id}`),
      ...mutationDefaults(notices.draftRemoved),
    }),
};

export type FileOwner = { vehicleId: string } | { draftId: string };
const getFilesPath = (owner: FileOwner) =>
  'vehicleId' in owner ? `vehicles/${owner.vehicleId}/files` : `vehicles/draft/${owner.draftId}/file`;

/** `expiresAt` in unix seconds. */
export type NewFile = { owner: FileOwner; kind: VehicleFileKind; file: File; expiresAt?: number | null };

function toFormData({ kind, file, expiresAt }: NewFile) {
  const form = new FormData();
  form.set('kind', kind);
  if (expiresAt) form.set('expiresAt', String(expiresAt));
  form.set('file', file);
  return form;
}

type StoredFileRef = { owner: FileOwner; fileId: string };
/** Silent: errors are shown at each file. */
const silentDefaults = { meta: { ...mutationDefaults().meta, silent: true } };

/** Adding a file replaces the stored one of the same kind. */
export const fileMutations = {
  add: () =>
    mutationOptions({
      mutationFn: (file: NewFile) => api.upload<VehicleFile>(getFilesPath(file.owner), toFormData(file)),
      ...silentDefaults,
    }),
  update: () =>
    mutationOptions({
      mutationFn: ({ owner, fileId, expiresAt }: StoredFileRef & { expiresAt: number | null }) =>
        api.patch<VehicleFile>(`${getFilesPath(owner)}/${fileId}`, { expiresAt }),
      ...silentDefaults,
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ owner, fileId }: StoredFileRef) => api.delete(`${getFilesPath(owner)}/${fileId}`),
      ...silentDefaults,
    }),
};
