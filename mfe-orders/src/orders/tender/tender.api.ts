import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { PartnerScorecards } from 'shared-contracts/finance/scorecards';
import type { Contract } from 'shared-contracts/identity/partners';
import type { OrderTender, ReceivedOffer, ReceivedOfferPage, TenderInput } from 'shared-contracts/orders/tenders';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { orderQueries } from '../orders.api.ts';
import { tenderErrors, tenderNotices as notices } from './tender.messages.ts';

const offers = ['tenderOffers'] as const;

export const tenderQueries = {
  ofOrder: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'tender', id],
      queryFn: ({ signal }) => api.get<OrderTender>(`orders/${id}/tender`, { signal }),
    }),
  received: (query: ListQuery) =>
    queryOptions({
      queryKey: [...offers, 'list', query],
      queryFn: ({ signal }) => api.get<ReceivedOfferPage>('tender-offers', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  offer: (id: string) =>
    queryOptions({
      queryKey: [...offers, 'detail', id],
      queryFn: ({ signal }) => api.get<ReceivedOffer>(`tender-offers/${id}`, { signal }),
    }),
  candidates: () =>
    queryOptions({
      queryKey: ['choices', 'contracts', 'candidates', 'all'],
      queryFn: ({ signal }) => listCandidates(undefined, signal),
    }),
  scorecards: () =>
    queryOptions({
      queryKey: ['partners', 'scorecards'],
      queryFn: ({ signal }) => api.get<PartnerScorecards>('partners/scorecards', { signal }),
      staleTime: 5 * MINUTE_MS,
    }),
};

const metaOf = (successMessage: Message) => ({
  meta: {
    invalidates: [orderQueries.all, offers],
    refetchOnConflict: [orderQueries.all, offers],
    errorMessages: tenderErrors,
    successMessage,
  },
});

export const tenderMutations = {
  start: (id: string) =>
    mutationOptions({
      mutationFn: (input: TenderInput) => api.post<OrderTender>(`orders/${id}/tender`, input),
      ...metaOf(notices.started),
    }),
  cancel: (id: string) =>
    mutationOptions({
      mutationFn: () => api.post<OrderTender>(`orders/${id}/tender/cancel`),
      ...metaOf(notices.cancelled),
    }),
  award: (id: string) =>
    mutationOptions({
      mutationFn: (offerId: string) => api.post<OrderTender>(`orders/${id}/tender/offers/${offerId}/award`),
      ...metaOf(notices.awarded),
    }),
  accept: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<ReceivedOffer>(`tender-offers/${id}/accept`),
      ...metaOf(notices.accepted),
    }),
  quote: () =>
    mutationOptions({
      mutationFn: ({ id, price }: { id: string; price: string }) =>
        api.post<ReceivedOffer>(`tender-offers/${id}/quote`, { price }),
      ...metaOf(notices.quoted),
    }),
  decline: () =>
    mutationOptions({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        api.post<ReceivedOffer>(`tender-offers/${id}/decline`, { reason }),
      ...metaOf(notices.declined),
    }),
};

const SEPARATOR = ' ';
/** The value of an option names the partner as well as its contract. */
export const toOfferInput = (value: string) => {
  const [partnerId = '', contractId = ''] = value.split(SEPARATOR);
  return { partnerId, contractId };
};

/** Contracts that orders can be sent with. */
export const listCandidates = async (search: string | undefined, signal: AbortSignal): Promise<Contract[]> => {
  const query = { isConfirmed: true, isNotExpired: true, isDisabled: false, limit: MAX_PAGE_SIZE, search };
  return (await api.get<Page<Contract>>('contracts', { query, signal })).items;
};

export const toOption = ({ id, name, partner, currency }: Contract) => ({
  value: `${partner.id}${SEPARATOR}${id}`,
  label: partner.name,
  hint: `${name} · ${currency}`,
});
