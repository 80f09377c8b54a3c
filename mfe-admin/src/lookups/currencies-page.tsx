import { useMutation, useQuery } from '@tanstack/react-query';
import type { Currency } from 'shared-contracts/lookups';
import { CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { CurrencyDialog } from './currency-dialog.tsx';
import { currencies } from './lookups.api.ts';
import { currency as words, messages } from './lookups.messages.ts';
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
  const rowActions = useRowActions({ edit: (id) => list.open('edit', id), remove, deletes: words.deletes });
  const create = <CreateButton access={ROOT} label={words.create} onClick={() => list.open('new')} />;
  return (
    <>
      <ListPage
        name="currencies"
        title={words.title}
        list={list}
        rows={rows}
        columns={columns}
        rowName={(currency) => currency.name}
        rowActions={rowActions}
        filters={<SearchFilter label={words.search} />}
        actions={create}
        empty={{ title: words.empty, text: words.emptyText, action: create }}
      />
      {list.dialog && (
        <RootOnly>
          <CurrencyDialog id={list.dialog.id} onClose={list.close} />
        </RootOnly>
      )}
    </>
  );
}
