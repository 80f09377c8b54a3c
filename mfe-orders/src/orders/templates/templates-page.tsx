import { useQuery } from '@tanstack/react-query';
import { Can } from 'shared-auth';
import type { OrderTemplateRow } from 'shared-contracts/orders/order-templates';
import { DateTime } from 'shared-ui/format';
import { ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { WRITE } from '../order-access.ts';
import { fields } from '../orders.messages.ts';
import { RenameTemplateDialog } from './rename-template-dialog.tsx';
import { templateQueries } from './templates.api.ts';
import { messages } from './templates.messages.ts';
import { useTemplateActions } from './use-template-actions.ts';
import { UseTemplateDialog } from './use-template-dialog.tsx';

const NONE = '–';

const columns: Column<OrderTemplateRow>[] = [
  { id: 'name', header: messages.name, sort: true, width: 230, cell: ({ name }) => name },
  {
    id: 'partner',
    header: fields.partner,
    width: 190,
    cell: ({ partner }) => partner?.name ?? NONE,
    detail: ({ orderType }) => orderType?.name,
  },
  {
    id: 'route',
    header: fields.route,
    width: 230,
    cell: ({ pickup, drop }) => pickup ?? (drop ? '…' : NONE),
    detail: ({ pickup, drop }) => (pickup || drop) && `→ ${drop ?? '…'}`,
  },
  {
    id: 'orderType',
    header: fields.orderType,
    width: 160,
    hiddenByDefault: true,
    cell: ({ orderType }) => orderType?.name ?? NONE,
  },
  { id: 'timeZone', header: messages.timeZone, width: 140, cell: ({ timeZone }) => timeZone },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];

export default function TemplatesPage() {
  const list = useListParams({ sort: 'name' });
  const templates = useQuery(templateQueries.list(list.query));
  const rowActions = useTemplateActions(list.openDialog);
  return (
    <>
      <ListPage
        name="order-templates"
        title={messages.title}
        list={list}
        rows={templates}
        exports={{ path: 'order-templates', query: list.query }}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={rowActions}
        filters={<SearchFilter label={messages.search} />}
        emptyState={{ title: messages.empty, text: messages.emptyText }}
      />
      {list.dialog && (
        <Can access={WRITE}>
          {list.dialog.name === 'use' && <UseTemplateDialog id={list.dialog.id} onClose={list.closeDialog} />}
          {list.dialog.name === 'rename' && <RenameTemplateDialog id={list.dialog.id} onClose={list.closeDialog} />}
        </Can>
      )}
    </>
  );
}
