import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, renewSession } from 'shared-auth';
import type { SignInResult } from 'shared-contracts/identity/auth';
import type { Page } from 'shared-contracts/common';
import type { Country, Currency } from 'shared-contracts/network/lookups';
import type {
  OrganizationDetails,
  OrganizationSettings,
  UploadedPicture,
  RenewedToken,
  SmtpTest,
  SmtpTestResult,
} from 'shared-contracts/identity/organizations';
import type { OptionSource } from 'shared-ui/picker';
import { messages, errorMessages } from './settings.messages.ts';
import { changedPictures, changedSettings, type SettingsForm } from './settings-form.ts';

const ALL = ['organizations'] as const;
const toFormData = (name: string, file: File) => {
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

type SettingsEdit = { before: SettingsForm; after: SettingsForm };

/** Uploads the pictures first, as the settings reference them. */
async function saveSettings(recordId: string, { before, after }: SettingsEdit): Promise<void> {
  const changes: OrganizationSettings = changedSettings(before, after);
  for (const { setting, kind, file } of changedPictures(before, after)) {
    changes[setting] =
      file && (await api.upload<UploadedPicture>('organizations/self/pictures', toFormData(kind, file))).id;
  }
  await api.patch('organizations/self', changes, { recordId });
}

/** Uploads or removes the logo and renews the session, which contains the logo's URL. */
async function saveLogo(id: string, logo: File | null): Promise<void> {
  const path = `organizations/${id}/logo`;
  await (logo ? api.upload(path, toFormData('logo', logo)) : api.delete(path));
  renewSession((await api.patch<SignInResult>('users/self-update', {})).token);
}

export type TokenKind = 'partner-token' | 'tracking-token';

export const settingsMutations = {
  save: (id: string) =>
    mutationOptions({
      mutationFn: (edit: SettingsEdit) => saveSettings(id, edit),
      meta: { invalidates: ALL, successMessage: messages.sentForReview },
    }),
  withdraw: () =>
    mutationOptions({
      mutationFn: (changeId: string) => api.delete(`organizations/changes/${changeId}`),
      meta: { invalidates: ALL, successMessage: messages.withdrawn },
    }),
  logo: (id: string) =>
    mutationOptions({
      mutationFn: (logo: File) => saveLogo(id, logo),
      meta: { invalidates: ALL, successMessage: messages.logoSaved },
    }),
  removeLogo: (id: string) =>
    mutationOptions({
      mutationFn: () => saveLogo(id, null),
      meta: { invalidates: ALL, refetchOnConflict: ALL, successMessage: messages.logoRemoved },
    }),
  renewToken: (kind: TokenKind) =>
    mutationOptions({
      mutationFn: () => api.post<RenewedToken>(`organizations/self/${kind}`),
      meta: { invalidates: ALL, successMessage: messages.tokenRenewed },
    }),
  sendTestEmail: () =>
    mutationOptions({
      mutationFn: (server: SmtpTest) => api.post<SmtpTestResult>('organizations/self/smtp-test', server),
      meta: { errorMessages },
    }),
};

export const countrySource: OptionSource<Country> = {
  queryKey: ['countries'],
  load: (query, signal) => api.get<Page<Country>>('shared/countries', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};
export const currencySource: OptionSource<Currency> = {
  queryKey: ['currencies'],
  load: (query, signal) => api.get<Page<Currency>>('shared/currencies', { query, signal }),
  toOption: ({ id, name, fullName }) => ({ value: id, label: name, hint: fullName }),
};
