import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { NetworkSharing, NetworkSharingInput } from 'shared-contracts/network/sharing';
import type { OptionSource } from 'shared-ui/picker';
import { errorMessages } from './partners.messages.ts';
import { partnerQueries } from './partners.api.ts';
import { messages } from './sharing.messages.ts';

export const sharingQueries = {
  sharing: (partnerId: string) =>
    queryOptions({
      queryKey: [...partnerQueries.all, 'sharing', partnerId],
      queryFn: ({ signal }) => api.get<NetworkSharing>(`partners/${partnerId}/sharing`, { signal }),
    }),
};

export const sharingMutations = {
  save: (partnerId: string) =>
    mutationOptions({
      mutationFn: (input: NetworkSharingInput) => api.patch<NetworkSharing>(`partners/${partnerId}/sharing`, input),
      meta: { invalidates: partnerQueries.all, successMessage: messages.saved, errorMessages },
    }),
};

const ownRecords = (path: string): OptionSource<NamedRef> => ({
  queryKey: ['choices', path, 'own'],
  load: (query, signal) => api.get<Page<NamedRef>>(path, { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
});

export const ownContacts = ownRecords('contacts');
export const ownLocations = ownRecords('locations');
