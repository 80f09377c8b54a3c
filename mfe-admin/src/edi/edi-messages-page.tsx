import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { EdiMessage } from 'shared-contracts/edi';
import { Badge, Flex } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { ListPage, SelectFilter, useListParams, type Column } from 'shared-ui/list';
import { styleOf } from './edi-state-styles.ts';
import { ediQueries } from './edi.api.ts';
import { actions, deliveries, directions, fields, messages, states } from './edi.messages.ts';
import { MessageDialog } from './message-dialog.tsx';

const numberOf = ({ controlNumber }: EdiMessage) => controlNumber ?? '–';

const columns: Column<EdiMessage>[] = [
  { id: 'controlNumber', header: fields.controlNumber, width: 170, cell: numberOf },
  {
    id: 'direction',
    header: fields.direction,
    width: 140,
    inCard: true,
    cell: ({ direction }) => <FormattedMessage {...directions[direction]} />,
  },
  { id: 'partner', header: fields.partner, width: 230, inCard: true, cell: ({ partner }) => partner || '–' },
  {
    id: 'kind',
    header: fields.kind,
    width: 150,
    inCard: true,
    cell: ({ kind, isTest }) => (
      <Flex gap="2" align="center">
        {kind || '–'}
        {isTest && (
          <Badge>
            <FormattedMessage {...messages.test} />
          </Badge>
        )}
      </Flex>
    ),
  },
  {
    id: 'state',
    header: fields.state,
    width: 190,
    inCard: true,
    cell: (message) => <StatusBadge {...styleOf(message)} />,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    width: 170,
    inCard: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];

export default function EdiMessagesPage() {
  const list = useListParams({ filters: ['direction', 'state', 'delivery'] });
  const { sort: _sort, search: _search, ...query } = list.query;
  const rows = useQuery(ediQueries.list(query));
  const { dialog, closeDialog } = list;
  return (
    <>
      <ListPage
        name="edi-messages"
        title={messages.title}
        list={list}
        rows={rows}
        columns={columns}
        rowName={numberOf}
        rowActions={({ id }) => [
          { label: actions.show, icon: 'eye', primary: true, onSelect: () => list.openDialog('message', id) },
        ]}
        filters={
          <>
            <SelectFilter name="direction" label={fields.direction} options={directions} />
            <SelectFilter name="state" label={fields.state} options={states} />
            <SelectFilter name="delivery" label={fields.delivery} options={deliveries} />
          </>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText }}
      />
      {dialog?.name === 'message' && <MessageDialog id={dialog.id} onClose={closeDialog} />}
    </>
  );
}
