import { useMutation, useQuery } from '@tanstack/react-query';
import type { Currency } from 'shared-contracts/network/lookups';
import { CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { CurrencyDialog } from './currency-dialog.tsx';
import { currencies } from './lookups.api.ts';
import { currencyMessages, messages } from './lookups.messages.ts';
import { ROOT, RootOnly } from './root-only.tsx';
import { useRowActions } from './use-row-actions.ts';

const columns: Column<Currency>[] = [
  { id: 'shortName', header: messages.shortName, sort: true, width: 160, cell: (currency) => currency.shortName },
  { id: 'fullName', header: messages.fullName, sort: true, width: 360, cell: (currency) => currency.fullName },
  { id: 'sign', header: messages.sign, sort: true, cell: (currency) => currency.sign },
];

export default function CurrenciesPage() {
  const list = useListParams({ sort: 'shortName' });
  const rows = useQuery(currencies.queries.list(list.query));
  const { mutateAsync: remove } = useMutation(currencies.mutations.remove());
  const rowActions = useRowActions({
    edit: (id) => list.openDialog('edit', id),
    remove,
    confirmDelete: currencyMessages.confirmDelete,
  });
  const create = <CreateButton access={ROOT} label={currencyMessages.create} onClick={() => list.openDialog('new')} />;
  return (
    <>
      <ListPage
        name="currencies"
        title={currencyMessages.title}
        list={list}
        rows={rows}
        columns={columns}
        rowName={(currency) => currency.name}
        rowActions={rowActions}
        filters={<SearchFilter label={currencyMessages.search} />}
        actions={create}
        emptyState={{ title: currencyMessages.empty, text: currencyMessages.emptyText, action: create }}
      />
      {list.dialog && (
        <RootOnly>
          <CurrencyDialog id={list.dialog.id} onClose={list.closeDialog} />
        </RootOnly>
      )}
    </>
  );
}
