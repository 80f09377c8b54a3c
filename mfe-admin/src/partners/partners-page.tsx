import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can, useLiveEvents } from 'shared-auth';
import type { PartnerRow } from 'shared-contracts/identity/partners';
import { Button, Icon } from 'shared-ui';
import { DateTime, organizationTypeMessages, StatusBadge } from 'shared-ui/format';
import {
  ListPage,
  MultiSelectFilter,
  SearchFilter,
  SelectFilter,
  useListParams,
  ViewFilter,
  type Column,
  type ListParams,
} from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { OWNER_WRITE, WRITE } from './partner-access.ts';
import { PartnerDialogs } from './partner-dialogs.tsx';
import { partnerStatusStyle } from './partner-status-style.ts';
import { partnerQueries } from './partners.api.ts';
import { actions as labels, fields, messages, statuses, views } from './partners.messages.ts';
import { usePartnerActions } from './use-partner-actions.ts';

const columns: Column<PartnerRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 320, cell: (partner) => partner.name },
  {
    id: 'type',
    header: fields.type,
    labels: organizationTypeMessages,
    sort: true,
    width: 240,
    cell: (partner) => <FormattedMessage {...organizationTypeMessages[partner.type]} />,
  },
  {
    id: 'status',
    header: fields.status,
    labels: statuses,
    sort: true,
    width: 190,
    cell: (partner) => <StatusBadge {...partnerStatusStyle(partner)} />,
  },
  { id: 'createdAt', header: fields.createdAt, sort: true, cell: (partner) => <DateTime at={partner.createdAt} /> },
];

const PageActions = ({ list }: { list: ListParams }) => (
  <>
    <Can access={OWNER_WRITE}>
      <Button variant="outline" onClick={() => list.openDialog('token')}>
        <Icon name="copy" />
        <FormattedMessage {...messages.yourToken} />
      </Button>
    </Can>
    <Can access={WRITE}>
      <Button variant="outline" onClick={() => list.openDialog('new')}>
        <Icon name="plus" />
        <FormattedMessage {...messages.create} />
      </Button>
      <Button onClick={() => list.openDialog('add')}>
        <Icon name="plus" />
        <FormattedMessage {...messages.add} />
      </Button>
    </Can>
  </>
);

const Filters = () => (
  <>
    <ViewFilter name="waitsForUs" label={messages.view} options={views} />
    <SearchFilter label={messages.search} />
    <MultiSelectFilter name="types" label={fields.type} options={organizationTypeMessages} />
    <SelectFilter name="status" label={fields.status} options={statuses} />
  </>
);

export default function PartnersPage() {
  const list = useListParams({ filters: ['status', 'waitsForUs'], multiFilters: ['types'], sort: 'name' });
  const partners = useQuery(partnerQueries.list(list.query));
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: partnerQueries.all });
  useLiveEvents('partners', refetch, () => undefined);
  const toPartnerActions = usePartnerActions();
  const rowActions = (partner: PartnerRow): Action[] => {
    const partnerActions = toPartnerActions(partner);
    const info: Action = {
      label: labels.info,
      icon: 'info',
      primary: !partnerActions.some(({ primary }) => primary),
      onSelect: () => list.openDialog('info', partner.id),
    };
    return [info, ...partnerActions];
  };
  return (
    <>
      <ListPage
        name="partners"
        title={messages.title}
        list={list}
        rows={partners}
        exports={{ path: 'partners', query: list.query }}
        columns={columns}
        rowName={(partner) => partner.name}
        rowActions={rowActions}
        filters={<Filters />}
        actions={<PageActions list={list} />}
        emptyState={{ title: messages.empty, text: messages.emptyText }}
      />
      {list.dialog && <PartnerDialogs {...list.dialog} types={partners.data?.types} onClose={list.closeDialog} />}
    </>
  );
}
