import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, leaveEndedSession, renewSession } from 'shared-auth';
import type { SignInResult } from 'shared-contracts/identity/auth';
import type { CalendarFeedState, NewCalendarFeed } from 'shared-contracts/trips/calendar-feeds';
import type { SessionList, SignedOut } from 'shared-contracts/identity/sessions';
import type { Page } from 'shared-contracts/common';
import type { Timezone } from 'shared-contracts/network/lookups';
import type { MyOrganization } from 'shared-contracts/identity/organizations';
import type { SelfProfile, SelfUpdate } from 'shared-contracts/identity/users';
import { TIMEZONE_SEARCH_DEBOUNCE_MS } from 'shared-contracts/values/limits';
import { saveResponse } from 'shared-ui/files';
import type { OptionSource } from 'shared-ui/picker';
import { calendarMessages } from './calendar-feed.messages.ts';
import { sessionMessages } from './sessions.messages.ts';
import { messages } from './settings.messages.ts';

const SESSIONS = ['auth', 'sessions'] as const;

const CALENDAR_FEED = ['calendar-feed'] as const;

const SELF = ['users', 'self'] as const;

/** Renews the session with the returned token. The scope serializes updates, so that the last token is the newest. */
const update = (recordId?: string) => ({
  scope: { id: 'users/self-update' },
  mutationFn: async (changes: SelfUpdate) =>
    renewSession((await api.patch<SignInResult>('users/self-update', changes, { recordId })).token),
});

export const settingsMutations = {
  save: (id: string) => mutationOptions({ ...update(id), meta: { invalidates: SELF, successMessage: messages.saved } }),
  /** For settings that are already applied in the browser. */
  saveSilently: () => mutationOptions({ ...update(), meta: { silent: true } }),
  endSession: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`auth/sessions/${id}`),
      meta: { invalidates: SESSIONS, successMessage: sessionMessages.ended },
    }),
  createCalendarFeed: () =>
    mutationOptions({
      mutationFn: () => api.post<NewCalendarFeed>('calendar-feed', {}),
      meta: { invalidates: CALENDAR_FEED },
    }),
  revokeCalendarFeed: () =>
    mutationOptions({
      mutationFn: () => api.delete<CalendarFeedState>('calendar-feed'),
      meta: { invalidates: CALENDAR_FEED, successMessage: calendarMessages.revoked },
    }),
  signOutEverywhere: () =>
    mutationOptions({
      mutationFn: () => api.delete<SignedOut>('auth/sessions'),
      onSuccess: ({ logoutUrl }) => leaveEndedSession(logoutUrl),
    }),
  downloadData: () =>
    mutationOptions({
      mutationFn: async () =>
        saveResponse(await api.download('users/self/personal-data', { input: {} }), 'personal-data.zip'),
    }),
};

export const settingsQueries = {
  self: () =>
    queryOptions({
      queryKey: SELF,
      queryFn: ({ signal }) => api.get<SelfProfile>('users/self', { signal }),
    }),
  sessions: () =>
    queryOptions({
      queryKey: SESSIONS,
      queryFn: ({ signal }) => api.get<SessionList>('auth/sessions', { signal }),
    }),
  calendarFeed: () =>
    queryOptions({
      queryKey: CALENDAR_FEED,
      queryFn: ({ signal }) => api.get<CalendarFeedState>('calendar-feed', { signal }),
    }),
  organization: () =>
    queryOptions({
      queryKey: ['organizations', 'my'],
      queryFn: ({ signal }) => api.get<MyOrganization>('organizations/my', { signal }),
    }),
};

export const timezoneSource: OptionSource<Timezone> = {
  queryKey: ['timezones'],
  load: (query, signal) => api.get<Page<Timezone>>('shared/timezones', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name.replaceAll('_', ' ') }),
  debounceMs: TIMEZONE_SEARCH_DEBOUNCE_MS,
};
