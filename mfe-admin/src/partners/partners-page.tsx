import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { PartnerRow } from 'shared-contracts/network';
import { Button, Icon } from 'shared-ui';
import { DateTime, organizationTypeMessages, StatusBadge } from 'shared-ui/format';
import {
  ListPage,
  ManyFilter,
  SearchFilter,
  SelectFilter,
  useListParams,
  ViewFilter,
  type Column,
  type ListParams,
} from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { OWNS, WRITE } from './partner-access.ts';
import { PartnerDialogs } from './partner-dialogs.tsx';
import { lookOf } from './partner-looks.ts';
import { partnerQueries } from './partners.api.ts';
import { actions as labels, fields, messages, statuses, views } from './partners.messages.ts';
import { usePartnerActions } from './use-partner-actions.ts';

const columns: Column<PartnerRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 320, cell: (partner) => partner.name },
  {
    id: 'type',
    header: fields.type,
    sort: true,
    width: 240,
    cell: (partner) => <FormattedMessage {...organizationTypeMessages[partner.type]} />,
  },
  {
    id: 'status',
    header: fields.status,
    sort: true,
    width: 190,
    cell: (partner) => <StatusBadge {...lookOf(partner)} />,
  },
  { id: 'createdAt', header: fields.createdAt, sort: true, cell: (partner) => <DateTime at={partner.createdAt} /> },
];

const PageActions = ({ list }: { list: ListParams }) => (
  <>
    <Can access={OWNS}>
      <Button variant="outline" onClick={() => list.open('token')}>
        <Icon name="copy" />
        <FormattedMessage {...messages.ownToken} />
      </Button>
    </Can>
    <Can access={WRITE}>
      <Button variant="outline" onClick={() => list.open('new')}>
        <Icon name="plus" />
        <FormattedMessage {...messages.create} />
      </Button>
      <Button onClick={() => list.open('add')}>
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
    <ManyFilter name="types" label={fields.type} options={organizationTypeMessages} />
    <SelectFilter name="status" label={fields.status} options={statuses} />
  </>
);

export default function PartnersPage() {
  const list = useListParams({ filters: ['status', 'waitsForUs'], many: ['types'], sort: 'name' });
  const partners = useQuery(partnerQueries.list(list.query));
  const actionsOf = usePartnerActions();
  const rowActions = (partner: PartnerRow): Action[] => {
    const own = actionsOf(partner);
    const info: Action = {
      label: labels.info,
      icon: 'info',
      primary: !own.some(({ primary }) => primary),
      onSelect: () => list.open('info', partner.id),
    };
    return [info, ...own];
  };
  const page = <PageActions list={list} />;
  return (
    <>
      <ListPage
        name="partners"
        title={messages.title}
        list={list}
        rows={partners}
        columns={columns}
        rowName={(partner) => partner.name}
        rowActions={rowActions}
        filters={<Filters />}
        actions={page}
        empty={{ title: messages.empty, text: messages.emptyText, action: page }}
      />
      {list.dialog && <PartnerDialogs {...list.dialog} types={partners.data?.types} onClose={list.close} />}
    </>
  );
}
