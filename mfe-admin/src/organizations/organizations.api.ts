import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Country, Currency } from 'shared-contracts/lookups';
import type {
  MergeChange,
  OrganizationDetails,
  OrganizationInput,
  OrganizationPage,
  OrganizationPatch,
} from 'shared-contracts/organizations';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';
import { notices } from './organizations.messages.ts';
import { refusals } from './refusals.messages.ts';

export const organizationQueries = {
  all: ['organizations'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...organizationQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<OrganizationPage>('organizations', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...organizationQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<OrganizationDetails>(`organizations/${id}`, { signal }),
    }),
};

type Edit = { id: string; changes: OrganizationPatch; logo: File | null };
type Reason = { id: string; reason: string };

async function edit({ id, changes, logo }: Edit): Promise<void> {
  if (Object.keys(changes).length > 0) await api.patch(`organizations/${id}`, changes);
  if (!logo) return;
  const form = new FormData();
  form.append('logo', logo);
  await api.upload(`organizations/${id}/logo`, form);
}

const told = (success: Words) => ({
  meta: { invalidates: [organizationQueries.all, ['choices', 'organizations']], success, refusals },
});
/** Who was refused looks at what is true by now. */
const lookAgain = (_error: Error, _input: unknown, _result: unknown, { client }: { client: QueryClient }) =>
  client.invalidateQueries({ queryKey: organizationQueries.all });
const setStatus = (id: string, status: OrganizationPatch['status']) =>
  api.patch<OrganizationDetails>(`organizations/${id}`, { status });
const remove = told(notices.deleted);

export const organizationMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: OrganizationInput) => api.post('organizations', input),
      ...told(notices.created),
    }),
  edit: () => mutationOptions({ mutationFn: edit, ...told(notices.saved) }),
  accept: () =>
    mutationOptions({ mutationFn: (id: string) => setStatus(id, 1), ...told(notices.accepted), onError: lookAgain }),
  decline: () =>
    mutationOptions({
      mutationFn: ({ id, reason }: Reason) => api.delete(`organizations/${id}`, { query: { reason } }),
      ...told(notices.declined),
    }),
  activate: () =>
    mutationOptions({ mutationFn: (id: string) => setStatus(id, 1), ...told(notices.activated), onError: lookAgain }),
  block: () =>
    mutationOptions({ mutationFn: (id: string) => setStatus(id, 2), ...told(notices.blocked), onError: lookAgain }),
  /** Silent: what hangs on the organization is told in words of the screen. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`organizations/${id}`),
      meta: { ...remove.meta, silent: true },
    }),
  merge: () =>
    mutationOptions({
      mutationFn: ({ id, ...chosen }: MergeChange & { id: string }) =>
        api.patch<OrganizationDetails>(`organizations/changes/${id}`, chosen),
      ...told(notices.merged),
      onError: lookAgain,
    }),
  declineChange: () =>
    mutationOptions({
      mutationFn: ({ id, reason }: Reason) => api.delete(`organizations/changes/${id}`, { query: { reason } }),
      ...told(notices.changesDeclined),
      onError: lookAgain,
    }),
};

export const countries: Source<Country> = {
  key: ['choices', 'shared/countries'],
  load: (query, signal) => api.get<Page<Country>>('shared/countries', { query, signal }),
  choice: ({ id, name, shortName }) => ({ value: id, label: name, hint: shortName }),
};
export const currencies: Source<Currency> = {
  key: ['choices', 'shared/currencies'],
  load: (query, signal) => api.get<Page<Currency>>('shared/currencies', { query, signal }),
  choice: ({ id, name, fullName }) => ({ value: id, label: name, hint: fullName }),
};
