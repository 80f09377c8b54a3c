import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReceivedOffer } from 'shared-contracts/orders/tenders';
import type { TenderOfferAction } from 'shared-contracts/values/orders/tenders';
import { DateTime, dateTimeRangeLines, Measure, StatusBadge } from 'shared-ui/format';
import { labelsOf, ListPage, ListTabs, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { fields } from '../orders.messages.ts';
import { routeLines } from '../route/route-cell.tsx';
import { OfferDialogs } from './offer-dialogs.tsx';
import { OfferPrice } from './offer-price.tsx';
import { offerStyles } from './offer-styles.ts';
import { tenderMutations, tenderQueries } from './tender.api.ts';
import { messages as tender, receivedMessages as messages } from './tender.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const columns: Column<ReceivedOffer>[] = [
  { id: 'number', header: fields.number, width: 100, inCard: true, cell: formatOrderNumber },
  {
    id: 'organization',
    header: fields.organization,
    width: 136,
    inCard: true,
    cell: (offer) => offer.organization.name,
  },
  {
    id: 'route',
    header: fields.route,
    width: 205,
    inCard: true,
    ...routeLines(({ places }: ReceivedOffer) => ({
      places: places.map(({ name }) => name),
      stopCount: places.length,
    })),
  },
  {
    id: 'pickup',
    header: fields.pickup,
    width: 112,
    ...dateTimeRangeLines((offer: ReceivedOffer) => [offer.pickupFrom, offer.pickupTo]),
  },
  {
    id: 'weight',
    header: fields.totalWeight,
    numeric: true,
    width: 100,
    cell: (offer) => <Measure value={offer.totalWeight} kind="weight" />,
  },
  {
    id: 'price',
    header: tender.price,
    width: 112,
    inCard: true,
    cell: (offer) => <OfferPrice offer={offer} />,
  },
  {
    id: 'state',
    header: messages.state,
    labels: labelsOf(offerStyles),
    width: 120,
    cell: (offer) => <StatusBadge {...offerStyles[offer.state]} />,
  },
  {
    id: 'deadline',
    header: messages.deadline,
    width: 104,
    inCard: true,
    cell: (offer) => <DateTime at={offer.deadline} />,
  },
];
const TABS = { open: messages.open, closed: messages.closed };

/** Offers that partners make to the user's organization in tenders. */
export default function ReceivedOffersPage() {
  const list = useListParams({ filters: ['state'] });
  const { page, limit } = list.query;
  const query = { state: list.getValue('state') ?? 'open', page, limit };
  const offers = useQuery(tenderQueries.received(query));
  const accept = useMutation(tenderMutations.accept());
  const rowActions = ({ id, actions }: ReceivedOffer): Action[] => {
    const items: Record<TenderOfferAction, Action> = {
      accept: { label: messages.accept, icon: 'check', primary: true, onSelect: () => accept.mutateAsync(id) },
      quote: { label: messages.quote, icon: 'pencil', onSelect: () => list.openDialog('quote', id) },
      decline: {
        label: messages.decline,
        icon: 'reject',
        danger: true,
        onSelect: () => list.openDialog('decline', id),
      },
    };
    return actions.map((action) => items[action]);
  };
  return (
    <>
      <ListPage
        name="received-offers"
        title={messages.title}
        list={list}
        rows={offers}
        exports={{ path: 'tender-offers', query }}
        columns={columns}
        rowName={formatOrderNumber}
        rowActions={rowActions}
        tabs={<ListTabs name="state" label={messages.view} tabs={TABS} />}
        emptyState={{ title: messages.empty, text: messages.emptyText }}
      />
      <OfferDialogs />
    </>
  );
}
