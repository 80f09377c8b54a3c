import { useMutation, useQuery } from '@tanstack/react-query';
import type { Country } from 'shared-contracts/network/lookups';
import { CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import { CountryDialog } from './country-dialog.tsx';
import { countries } from './lookups.api.ts';
import { countryMessages, messages } from './lookups.messages.ts';
import { ROOT, RootOnly } from './root-only.tsx';
import { useRowActions } from './use-row-actions.ts';

const columns: Column<Country>[] = [
  { id: 'name', header: messages.name, sort: true, width: 280, cell: (country) => country.name },
  { id: 'fullName', header: messages.fullName, sort: true, width: 360, cell: (country) => country.fullName },
  { id: 'shortName', header: messages.shortName, sort: true, cell: (country) => country.shortName },
];

export default function CountriesPage() {
  const list = useListParams({ sort: 'name' });
  const rows = useQuery(countries.queries.list(list.query));
  const { mutateAsync: remove } = useMutation(countries.mutations.remove());
  const rowActions = useRowActions({
    edit: (id) => list.openDialog('edit', id),
    remove,
    confirmDelete: countryMessages.confirmDelete,
  });
  const create = <CreateButton access={ROOT} label={countryMessages.create} onClick={() => list.openDialog('new')} />;
  return (
    <>
      <ListPage
        name="countries"
        title={countryMessages.title}
        list={list}
        rows={rows}
        columns={columns}
        rowName={(country) => country.name}
        rowActions={rowActions}
        filters={<SearchFilter label={countryMessages.search} />}
        actions={create}
        emptyState={{ title: countryMessages.empty, text: countryMessages.emptyText, action: create }}
      />
      {list.dialog && (
        <RootOnly>
          <CountryDialog id={list.dialog.id} onClose={list.closeDialog} />
        </RootOnly>
      )}
    </>
  );
}
