import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type {
  JournalRun,
  JournalRunInput,
  JournalSettings,
  LedgerAccount,
  LedgerAccountInput,
} from 'shared-contracts/finance/journal';
import type { JournalFormat } from 'shared-contracts/values/finance/journal';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { saveResponse } from 'shared-ui/files';
import type { ListQuery } from 'shared-ui/list';
import { pageOfAccounts } from './account-page.rules.ts';
import { errorMessages, notices } from './journal.messages.ts';

const all = ['journal'] as const;

type AccountList = { items: LedgerAccount[] };

export const journalQueries = {
  runs: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'runs', query],
      queryFn: ({ signal }) => api.get<Page<JournalRun>>('journal-runs', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  accounts: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'accounts'],
      queryFn: ({ signal }) => api.get<AccountList>('ledger-accounts', { signal }),
      select: ({ items }) => pageOfAccounts(items, query),
    }),
  settings: queryOptions({
    queryKey: [...all, 'settings'],
    queryFn: ({ signal }) => api.get<JournalSettings>('journal-settings', { signal }),
  }),
  partners: queryOptions({
    queryKey: ['choices', 'partners', 'all'],
    queryFn: ({ signal }) => api.get<Page<NamedRef>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
    select: ({ items }) => items,
  }),
};

async function downloadRun({ id, format }: { id: string; format: JournalFormat }): Promise<void> {
  const response = await api.download(`journal-runs/${id}/file`, { query: { format } });
  await saveResponse(response, `journal.${format}`);
}

const mutationDefaults = { invalidates: all, errorMessages };

export const journalMutations = {
  export: () =>
    mutationOptions({
      mutationFn: (input: JournalRunInput) => api.post<JournalRun>('journal-runs', input),
      meta: { ...mutationDefaults, successMessage: notices.exported },
    }),
  download: () => mutationOptions({ mutationFn: downloadRun, meta: mutationDefaults }),
  saveAccount: () =>
    mutationOptions({
      mutationFn: (input: LedgerAccountInput) => api.put<AccountList>('ledger-accounts', input),
      meta: { ...mutationDefaults, successMessage: notices.saved },
    }),
  deleteAccount: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`ledger-accounts/${id}`),
      meta: { ...mutationDefaults, successMessage: notices.deleted },
    }),
  saveSettings: () =>
    mutationOptions({
      mutationFn: (settings: JournalSettings) => api.put<JournalSettings>('journal-settings', settings),
      meta: { ...mutationDefaults, successMessage: notices.settingsSaved },
    }),
};
