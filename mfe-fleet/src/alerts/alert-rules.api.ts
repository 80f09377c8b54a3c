import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { AlertRule, AlertRuleInput, AlertRulePage } from 'shared-contracts/fleet/alerts';
import type { OptionSource } from 'shared-ui/picker';
import { ruleErrors, ruleMessages as messages } from './alert-rules.messages.ts';

export const ruleQueries = {
  all: ['alert-rules'] as const,
  list: () =>
    queryOptions({
      queryKey: [...ruleQueries.all, 'list'],
      queryFn: ({ signal }) => api.get<AlertRulePage>('alerts/rules', { signal }),
    }),
  detail: (kind: string) =>
    queryOptions({
      queryKey: [...ruleQueries.all, 'detail', kind],
      queryFn: ({ signal }) => api.get<AlertRule>(`alerts/rules/${kind}`, { signal }),
    }),
};

export const recipientSource: OptionSource<NamedRef> = {
  queryKey: ['choices', 'alert-recipients'],
  load: (query, signal) => api.get<Page<NamedRef>>('alerts/recipients', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};

const createSource = (path: string): OptionSource<NamedRef> => ({
  queryKey: ['choices', path, 'alert-rules'],
  load: (query, signal) => api.get<Page<NamedRef>>(path, { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
});
export const contactSource = createSource('contacts');
export const vehicleTypeSource = createSource('vehicles/types');
export const zoneSource = createSource('locations');

export const ruleMutations = {
  save: (kind: string) =>
    mutationOptions({
      mutationFn: (input: AlertRuleInput) => api.put<AlertRule>(`alerts/rules/${kind}`, input),
      meta: { invalidates: ruleQueries.all, successMessage: messages.saved, errorMessages: ruleErrors },
    }),
};
