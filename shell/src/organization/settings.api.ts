import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, renewSession } from 'shared-auth';
import type { SignedIn } from 'shared-contracts/auth';
import type { Page } from 'shared-contracts/common';
import type { Country, Currency } from 'shared-contracts/lookups';
import type {
  OrganizationDetails,
  OrganizationSettings,
  PutPicture,
  RenewedToken,
  SmtpTest,
  SmtpTested,
} from 'shared-contracts/organizations';
import type { Source } from 'shared-ui/picker';
import { messages, refusals } from './settings.messages.ts';
import { changedPictures, changedSettings, type SettingsForm } from './settings-form.ts';

const ALL = ['organizations'] as const;
const formOf = (name: string, file: File) => {
  const form = new FormData();
  form.append(name, file);
  return form;
};

export const settingsQueries = {
  details: (id: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', id],
      queryFn: ({ signal }) => api.get<OrganizationDetails>(`organizations/${id}`, { signal }),
    }),
};

type Edit = { before: SettingsForm; after: SettingsForm };

/** The pictures are put first, then named together with the rest. */
async function send({ before, after }: Edit): Promise<void> {
  const changes: OrganizationSettings = changedSettings(before, after);
  for (const { setting, kind, file } of changedPictures(before, after)) {
    changes[setting] = file && (await api.upload<PutPicture>('organizations/self/pictures', formOf(kind, file))).id;
  }
  await api.patch('organizations/self', changes);
}

/** The session knows of the logo as well: it goes on with what is new. */
async function putLogo(id: string, logo: File): Promise<void> {
  await api.upload(`organizations/${id}/logo`, formOf('logo', logo));
  renewSession((await api.patch<SignedIn>('users/self-update', {})).token);
}

export type TokenKind = 'partner-token' | 'tracking-token';

export const settingsMutations = {
  save: () => mutationOptions({ mutationFn: send, meta: { invalidates: ALL, success: messages.sentForReview } }),
  withdraw: () =>
    mutationOptions({
      mutationFn: (changeId: string) => api.delete(`organizations/changes/${changeId}`),
      meta: { invalidates: ALL, success: messages.withdrawn },
    }),
  logo: (id: string) =>
    mutationOptions({
      mutationFn: (logo: File) => putLogo(id, logo),
      meta: { invalidates: ALL, success: messages.logoSaved },
    }),
  renewToken: (kind: TokenKind) =>
    mutationOptions({
      mutationFn: () => api.post<RenewedToken>(`organizations/self/${kind}`),
      meta: { invalidates: ALL, success: messages.tokenRenewed },
    }),
  testMail: () =>
    mutationOptions({
      mutationFn: (server: SmtpTest) => api.post<SmtpTested>('organizations/self/smtp-test', server),
      meta: { refusals },
    }),
};

type Named = { id: string; name: string };
const choice = ({ id, name }: Named) => ({ value: id, label: name });

export const countrySource: Source<Country> = {
  key: ['countries'],
  load: (query, signal) => api.get<Page<Country>>('shared/countries', { query, signal }),
  choice,
};
export const currencySource: Source<Currency> = {
  key: ['currencies'],
  load: (query, signal) => api.get<Page<Currency>>('shared/currencies', { query, signal }),
  choice: ({ id, name, fullName }) => ({ value: id, label: name, hint: fullName }),
};
