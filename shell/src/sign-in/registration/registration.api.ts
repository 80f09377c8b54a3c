import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Country, Currency } from 'shared-contracts/network/lookups';
import type { OrganizationRegistration } from 'shared-contracts/identity/organizations';
import type { OptionSource } from 'shared-ui/picker';

export const countries: OptionSource<Country> = {
  queryKey: ['shared', 'countries'],
  load: (query, signal) => api.get<Page<Country>>('shared/countries', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};

export const currencies: OptionSource<Currency> = {
  queryKey: ['shared', 'currencies'],
  load: (query, signal) => api.get<Page<Currency>>('shared/currencies', { query, signal }),
  toOption: ({ id, name, fullName }) => ({ value: id, label: name, hint: fullName }),
};

export const registrationMutations = {
  register: () =>
    mutationOptions({
      mutationFn: (input: OrganizationRegistration) => api.post('organizations/registration', input),
      meta: { silent: true },
    }),
};
