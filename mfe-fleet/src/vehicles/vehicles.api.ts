import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Timeline } from 'shared-contracts/timeline';
import type {
  VehicleSchedulePage,
  VehicleShare,
  VehicleShareInput,
  VehicleSharePage,
} from 'shared-contracts/vehicle-sharing';
import type {
  Expiring,
  FileKind,
  SuggestedTypes,
  Vehicle,
  VehicleChanges,
  VehicleDraft,
  VehicleDraftInput,
  VehicleDraftPage,
  VehicleFile,
  VehicleInput,
  VehiclePage,
  VehicleServices,
  VehicleServicesInput,
} from 'shared-contracts/vehicles';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { refusals } from './vehicle-refusals.messages.ts';
import { shareRefusals } from './vehicle-shares.messages.ts';
import { notices } from './vehicles.messages.ts';

const all = ['vehicles'] as const;
type Signalled = { signal: AbortSignal };

const listOf = <Page>(name: string, path: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...all, name, query],
    queryFn: ({ signal }: Signalled) => api.get<Page>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });
const oneOf = <One>(name: string, id: string, path: string) =>
  queryOptions({ queryKey: [...all, name, id], queryFn: ({ signal }: Signalled) => api.get<One>(path, { signal }) });

export const vehicleQueries = {
  all,
  list: (query: ListQuery) => listOf<VehiclePage>('list', 'vehicles', query),
  detail: (id: string) => oneOf<Vehicle>('detail', id, `vehicles/${id}`),
  timeline: (id: string) => oneOf<Timeline>('timeline', id, `vehicles/${id}/timeline`),
  expiring: (query: ListQuery) => listOf<Expiring>('expiring', 'vehicles/expiring', query),
  drafts: (query: ListQuery) => listOf<VehicleDraftPage>('drafts', 'vehicles/draft', query),
  draft: (id: string) => oneOf<VehicleDraft>('draft', id, `vehicles/draft/${id}`),
  shares: (query: ListQuery) => listOf<VehicleSharePage>('shares', 'vehicles/share', query),
  /** `from` and `to` in unix seconds; `lent`: of a vehicle that a partner shares. */
  schedule: (of: 'own' | 'lent', query: { vehicleId: string; from: number; to: number }) =>
    listOf<VehicleSchedulePage>('schedule', of === 'own' ? 'vehicles/schedule' : 'vehicles/share/schedule', query),
  /** Types that are large enough for so many CBM and kg, the smallest first. */
  suggest: (query: { space: string; weight: string }) =>
    listOf<SuggestedTypes>('suggest', 'vehicles/types/suggest', query),
};

export type ExpiringEntry = Expiring['items'][number];
export type ExpiringRow = ExpiringEntry & { id: string };
/** A vehicle has each document and each service once. */
export const withIds = ({ items, ...page }: Expiring) => ({
  ...page,
  items: items.map((row): ExpiringRow => ({ ...row, id: [row.vehicleId, row.kind, row.name].join() })),
});

const told = (success?: Words, own: Record<string, Words> = refusals) => ({
  meta: {
    invalidates: [all, ['choices', 'drivers'], ['choices', 'vehicles']],
    refusals: own,
    ...(success && { success }),
  },
});
const change = (id: string, changes: VehicleChanges) => api.patch<Vehicle>(`vehicles/${id}`, changes);
const withStatus = (status: VehicleChanges['status'], success: Words) =>
  mutationOptions({ mutationFn: (id: string) => change(id, { status }), ...told(success) });

export const vehicleMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: VehicleInput) => api.post<Vehicle>('vehicles', input),
      ...told(notices.created),
    }),
  change: (id: string) =>
    mutationOptions({ mutationFn: (changes: VehicleChanges) => change(id, changes), ...told(notices.saved) }),
  /** Null takes the driver off. What it did is told by the dialog. */
  assign: (id: string) =>
    mutationOptions({ mutationFn: (driverId: string | null) => change(id, { driverId }), ...told() }),
  activate: () => withStatus('active', notices.activated),
  deactivate: () => withStatus('deactivated', notices.deactivated),
  remove: () => mutationOptions({ mutationFn: (id: string) => api.delete(`vehicles/${id}`), ...told(notices.removed) }),
  setServices: (id: string) =>
    mutationOptions({
      mutationFn: (input: VehicleServicesInput) => api.put<VehicleServices>(`vehicles/${id}/services`, input),
      ...told(notices.serviced),
    }),
  share: () =>
    mutationOptions({
      mutationFn: (input: VehicleShareInput) => api.post<VehicleShare>('vehicles/share', input),
      ...told(notices.shared, shareRefusals),
    }),
  unshare: () =>
    mutationOptions({
      mutationFn: (shareId: string) => api.delete(`vehicles/share/${shareId}`),
      ...told(notices.unshared, shareRefusals),
    }),
};

export const draftMutations = {
  /** Without an id a new one. Silent where a transfer follows. */
  save: ({ isSilent = false } = {}) =>
    mutationOptions({
      mutationFn: ({ id, input }: { id: string | undefined; input: VehicleDraftInput }) =>
        id ? api.patch<VehicleDraft>(`vehicles/draft/${id}`, input) : api.post<VehicleDraft>('vehicles/draft', input),
      ...told(isSilent ? undefined : notices.draftSaved),
    }),
  transfer: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<Vehicle>(`vehicles/draft/${id}/transfer`),
      ...told(notices.transferred),
    }),
  remove: () =>
    mutationOptions({ mutationFn: (id: string) => api.delete(`vehicles/draft/${id}`), ...told(notices.draftRemoved) }),
};

/** Whose the files are. */
export type FileOwner = { vehicleId: string } | { draftId: string };
const filesOf = (owner: FileOwner) =>
  'vehicleId' in owner ? `vehicles/${owner.vehicleId}/files` : `vehicles/draft/${owner.draftId}/file`;

/** `expiresAt` in unix seconds. */
export type NewFile = { owner: FileOwner; kind: FileKind; file: File; expiresAt?: number | null };

function formOf({ kind, file, expiresAt }: NewFile) {
  const form = new FormData();
  form.set('kind', kind);
  if (expiresAt) form.set('expiresAt', String(expiresAt));
  form.set('file', file);
  return form;
}

type StoredOf = { owner: FileOwner; fileId: string };
/** What fails is told file by file. */
const toldByFile = { meta: { ...told().meta, silent: true } };

/** A file of a kind that is there already takes its place. */
export const fileMutations = {
  add: () =>
    mutationOptions({
      mutationFn: (file: NewFile) => api.upload<VehicleFile>(filesOf(file.owner), formOf(file)),
      ...toldByFile,
    }),
  change: () =>
    mutationOptions({
      mutationFn: ({ owner, fileId, expiresAt }: StoredOf & { expiresAt: number | null }) =>
        api.patch<VehicleFile>(`${filesOf(owner)}/${fileId}`, { expiresAt }),
      ...toldByFile,
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ owner, fileId }: StoredOf) => api.delete(`${filesOf(owner)}/${fileId}`),
      ...toldByFile,
    }),
};
