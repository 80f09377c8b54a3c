import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { accessibilityFaults, renderScreen } from '../testing/index.ts';
import type { Source } from '../picker/index.ts';
import { ChoiceFilter, ListPage, MoreFilters, useListParams } from './index.ts';

type Depot = { id: string; name: string };
const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const places: Source<Depot> = {
  key: ['places'],
  load: (query, signal) => api.get<Page<Depot>>('places', { query, signal }),
  choice: ({ id, name }) => ({ value: id, label: name }),
};
const galle = { id: 'galle', name: 'Galle Harbour' };

function Depots({ inDialog = false }) {
  const list = useListParams({ filters: ['placeId'] });
  const rows = useQuery({
    queryKey: ['depots', list.query],
    queryFn: () => api.get<Page<Depot>>('depots', { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const filter = (
    <ChoiceFilter
      name="placeId"
      label={words('Place')}
      source={places}
      chosen={list.valueOf('placeId') === 'kandy' ? { value: 'kandy', label: 'Kandy' } : null}
    />
  );
  return (
    <ListPage
      name="depots"
      title={words('Depots')}
      list={list}
      rows={rows}
      columns={[{ id: 'name', header: words('Name'), cell: ({ name }) => name }]}
      rowName={({ name }) => name}
      filters={inDialog ? <MoreFilters names={['placeId']}>{filter}</MoreFilters> : filter}
      empty={{ title: words('No depots found') }}
    />
  );
}
const replies = { 'GET places': () => ({ items: [galle], total: 1 }), 'GET depots': () => ({ items: [], total: 0 }) };

test('a list is filtered by one of a long list: chosen by name, kept by id in the address, taken away again', async () => {
  const { user, router, calls, baseElement } = renderScreen(<Depots />, { replies });
  const field = await screen.findByRole('combobox', { name: 'Place' });
  await user.type(field, 'gal');
  await user.click(await screen.findByRole('option', { name: 'Galle Harbour' }));
  expect(field).toHaveValue('Galle Harbour');
  expect(router.state.location.search).toBe('?placeId=galle');
  await waitFor(() => expect(calls.at(-1)).toBe('GET depots?placeId=galle&page=1&limit=20'));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([router.state.location.search, (field as HTMLInputElement).value]).toEqual(['', '']);
});

test.each([
  ['kandy', 'Kandy'],
  ['somewhere', '…'],
])('an address that names %s shows %s', async (id, shown) => {
  renderScreen(<Depots />, { replies, at: `/?placeId=${id}` });
  expect(await screen.findByRole('combobox', { name: 'Place' })).toHaveValue(shown);
});

test('among the other filters it counts once they are applied', async () => {
  const { user, router } = renderScreen(<Depots inDialog />, { replies });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Place' }));
  await user.click(await screen.findByRole('option', { name: 'Galle Harbour' }));
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(router.state.location.search).toBe('?placeId=galle'));
});
