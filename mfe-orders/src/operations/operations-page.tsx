import { useQuery } from '@tanstack/react-query';
import { Can } from 'shared-auth';
import type { OperationRow } from 'shared-contracts/network/operations';
import { DateTime } from 'shared-ui/format';
import { ComboboxFilter, CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { InfoDialog } from './info-dialog.tsx';
import { useOperationActions } from './use-operation-actions.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { operationQueries, operationCandidateSource } from './operations.api.ts';
import { fields, messages } from './operations.messages.ts';

const WRITE = { model: 'operation', action: 'write' } as const;

const columns: Column<OperationRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 220, cell: ({ name }) => name },
  {
    id: 'approver1',
    header: fields.approver1,
    width: 180,
    cell: ({ approver1 }) => approver1?.name ?? '–',
    detail: ({ approver2 }) => approver2?.name,
  },
  {
    id: 'approver2',
    header: fields.approver2,
    width: 180,
    hiddenByDefault: true,
    cell: ({ approver2 }) => approver2?.name ?? '–',
  },
  {
    id: 'notificationContacts',
    header: fields.notificationContacts,
    width: 180,
    cell: ({ notificationContacts }) => notificationContacts.map(({ name }) => name).join(', ') || '–',
  },
  {
    id: 'locations',
    header: fields.locations,
    width: 240,
    cell: ({ locations }) => locations.map(({ name }) => name).join(', ') || '–',
  },
  { id: 'createdAt', header: fields.createdAt, sort: true, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
];

/** Finds the name of the filtered approver in the loaded rows. */
function findSelectedOption(rows: readonly OperationRow[] = [], id: string | undefined) {
  const approver = rows
    .flatMap(({ approver1, approver2 }) => [approver1, approver2])
    .find((candidate) => candidate?.id === id);
  return approver && { value: approver.id, label: approver.name };
}

export default function OperationsPage() {
  const list = useListParams({ filters: ['approverId'], sort: 'name' });
  const operations = useQuery(operationQueries.list(list.query));
  const rowActions = useOperationActions(list);
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.openDialog('new')} />;
  const { dialog } = list;
  return (
    <>
      <ListPage
        name="operations"
        title={messages.title}
        list={list}
        rows={operations}
        exports={{ path: 'operations', query: list.query }}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={rowActions}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <ComboboxFilter
              name="approverId"
              label={fields.approver}
              source={operationCandidateSource}
              selectedOption={findSelectedOption(operations.data?.items, list.getValue('approverId'))}
            />
          </>
        }
        actions={create}
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      {dialog?.name === 'info' && <InfoDialog id={dialog.id} onClose={list.closeDialog} />}
      {dialog && dialog.name !== 'info' && (
        <Can access={WRITE}>
          <OperationDialog id={dialog.id} onClose={list.closeDialog} />
        </Can>
      )}
    </>
  );
}
