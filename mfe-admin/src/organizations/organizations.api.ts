import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Country, Currency } from 'shared-contracts/network/lookups';
import type {
  DeclinedRegistrationPage,
  MergeChange,
  OrganizationDetails,
  OrganizationInput,
  OrganizationPage,
  OrganizationPatch,
  UploadedPicture,
} from 'shared-contracts/identity/organizations';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { notices } from './organizations.messages.ts';
import { errorMessages } from './errors.messages.ts';
import { declined } from './declined.messages.ts';

export const organizationQueries = {
  all: ['organizations'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...organizationQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<OrganizationPage>('organizations', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  declined: (search: string) =>
    queryOptions({
      queryKey: [...organizationQueries.all, 'declined', search],
      queryFn: ({ signal }) =>
        api.get<DeclinedRegistrationPage>('organizations/declined', {
          query: { ...(search && { search }), limit: MAX_DECLINED },
          signal,
        }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...organizationQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<OrganizationDetails>(`organizations/${id}`, { signal }),
    }),
};

/** Declined registrations that are shown at once; a search finds others. */
export const MAX_DECLINED = 100;

/** `loginImage`: null: removed; undefined: unchanged. */
type Edit = { id: string; changes: OrganizationPatch; logo: File | null; loginImage?: File | null | undefined };
type Reason = { id: string; reason: string };

const toFormData = (name: string, file: File) => {
  const form = new FormData();
  form.append(name, file);
  return form;
};

/** Uploads the sign-in picture first, as the settings refer to it. */
async function edit({ id, changes, logo, loginImage }: Edit): Promise<void> {
  const all = { ...changes };
  if (loginImage !== undefined)
    all.loginImageId =
      loginImage &&
      (await api.upload<UploadedPicture>(`organizations/${id}/pictures`, toFormData('loginImage', loginImage))).id;
  if (Object.keys(all).length > 0) await api.patch(`organizations/${id}`, all);
  if (logo) await api.upload(`organizations/${id}/logo`, toFormData('logo', logo));
}

const mutationDefaults = (successMessage: Message) => ({
  meta: { invalidates: [organizationQueries.all, ['choices', 'organizations']], successMessage, errorMessages },
});
/** A rejected action was based on outdated data. */
const refetchOnError = (_error: Error, _input: unknown, _result: unknown, { client }: { client: QueryClient }) =>
  client.invalidateQueries({ queryKey: organizationQueries.all });
const setStatus = (id: string, status: OrganizationPatch['status']) =>
  api.patch<OrganizationDetails>(`organizations/${id}`, { status });

export const organizationMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: OrganizationInput) => api.post('organizations', input),
      ...mutationDefaults(notices.created),
    }),
  edit: () => mutationOptions({ mutationFn: edit, ...mutationDefaults(notices.saved) }),
  removeLogo: (id: string) =>
    mutationOptions({
      mutationFn: () => api.delete(`organizations/${id}/logo`),
      ...mutationDefaults(notices.logoRemoved),
      onError: refetchOnError,
    }),
  accept: () =>
    mutationOptions({
      mutationFn: (id: string) => setStatus(id, 1),
      ...mutationDefaults(notices.accepted),
      onError: refetchOnError,
    }),
  decline: () =>
    mutationOptions({
      mutationFn: ({ id, reason }: Reason) => api.delete(`organizations/${id}`, { query: { reason } }),
      ...mutationDefaults(notices.declined),
    }),
  deleteDeclined: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`organizations/declined/${id}`),
      ...mutationDefaults(declined.deleted),
      onError: refetchOnError,
    }),
  activate: () =>
    mutationOptions({
      mutationFn: (id: string) => setStatus(id, 1),
      ...mutationDefaults(notices.activated),
      onError: refetchOnError,
    }),
  block: () =>
    mutationOptions({
      mutationFn: (id: string) => setStatus(id, 2),
      ...mutationDefaults(notices.blocked),
      onError: refetchOnError,
    }),
  /** Silent: `useDeleteOrganization` reports what still uses the organization. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`organizations/${id}`),
      meta: { ...mutationDefaults(notices.deleted).meta, silent: true },
    }),
  merge: () =>
    mutationOptions({
      mutationFn: ({ id, ...input }: MergeChange & { id: string }) =>
        api.patch<OrganizationDetails>(`organizations/changes/${id}`, input),
      ...mutationDefaults(notices.merged),
      onError: refetchOnError,
    }),
  declineChange: () =>
    mutationOptions({
      mutationFn: ({ id, reason }: Reason) => api.delete(`organizations/changes/${id}`, { query: { reason } }),
      ...mutationDefaults(notices.changesDeclined),
      onError: refetchOnError,
    }),
};

export const countries: OptionSource<Country> = {
  queryKey: ['choices', 'shared/countries'],
  load: (query, signal) => api.get<Page<Country>>('shared/countries', { query, signal }),
  toOption: ({ id, name, shortName }) => ({ value: id, label: name, hint: shortName }),
};
export const currencies: OptionSource<Currency> = {
  queryKey: ['choices', 'shared/currencies'],
  load: (query, signal) => api.get<Page<Currency>>('shared/currencies', { query, signal }),
  toOption: ({ id, name, fullName }) => ({ value: id, label: name, hint: fullName }),
};
