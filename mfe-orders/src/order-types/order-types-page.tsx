import { useQuery } from '@tanstack/react-query';
import { Can } from 'shared-auth';
import type { OrderType } from 'shared-contracts/network/order-types';
import { DateTime } from 'shared-ui/format';
import { CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { useOrderTypeActions } from './use-order-type-actions.ts';
import { OrderTypeDialog } from './order-type-dialog.tsx';
import { orderTypeQueries } from './order-types.api.ts';
import { messages } from './order-types.messages.ts';

const WRITE = { model: 'orderType', action: 'write' } as const;

const columns: Column<OrderType>[] = [
  { id: 'name', header: messages.name, sort: true, width: 320, cell: (type) => type.name },
  { id: 'code', header: messages.code, sort: true, width: 160, cell: (type) => type.code },
  { id: 'createdAt', header: messages.createdAt, sort: true, cell: (type) => <DateTime at={type.createdAt} /> },
];

export default function OrderTypesPage() {
  const list = useListParams({ sort: 'name' });
  const orderTypes = useQuery(orderTypeQueries.list(list.query));
  const rowActions = useOrderTypeActions(list.openDialog);
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.openDialog('new')} />;
  return (
    <>
      <ListPage
        name="order-types"
        title={messages.title}
        list={list}
        rows={orderTypes}
        exports={{ path: 'order-types', query: list.query }}
        columns={columns}
        rowName={(type) => type.name}
        rowActions={rowActions}
        filters={<SearchFilter label={messages.search} />}
        actions={create}
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      {list.dialog && (
        <Can access={WRITE}>
          <OrderTypeDialog id={list.dialog.id} onClose={list.closeDialog} />
        </Can>
      )}
    </>
  );
}
