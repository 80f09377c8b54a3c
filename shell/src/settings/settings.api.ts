import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, renewSession } from 'shared-auth';
import type { SignedIn } from 'shared-contracts/auth';
import type { Page } from 'shared-contracts/common';
import type { Timezone } from 'shared-contracts/lookups';
import type { MyOrganization } from 'shared-contracts/organizations';
import type { SelfUpdate } from 'shared-contracts/users';
import { TIMEZONE_SEARCH_MS } from 'shared-contracts/values/limits';
import type { Source } from 'shared-ui/picker';
import { messages } from './settings.messages.ts';

/** The session goes on with the token that says what is new. One change after the other, so that the last token is the newest. */
const update = {
  scope: { id: 'users/self-update' },
  mutationFn: async (changes: SelfUpdate) =>
    renewSession((await api.patch<SignedIn>('users/self-update', changes)).token),
};

export const settingsMutations = {
  save: () => mutationOptions({ ...update, meta: { success: messages.saved } }),
  /** For what the browser shows already: nobody needs to hear of it. */
  keep: () => mutationOptions({ ...update, meta: { silent: true } }),
};

export const settingsQueries = {
  organization: () =>
    queryOptions({
      queryKey: ['organizations', 'my'],
      queryFn: ({ signal }) => api.get<MyOrganization>('organizations/my', { signal }),
    }),
};

export const timezoneSource: Source<Timezone> = {
  key: ['timezones'],
  load: (query, signal) => api.get<Page<Timezone>>('shared/timezones', { query, signal }),
  choice: ({ id, name }) => ({ value: id, label: name.replaceAll('_', ' ') }),
  pause: TIMEZONE_SEARCH_MS,
};
