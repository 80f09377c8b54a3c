import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { findAccessibilityViolations, renderScreen } from '../../testing/index.ts';
import type { OptionSource } from '../../picker/index.ts';
import { ComboboxFilter, ListPage, MoreFilters, useListParams } from '../index.ts';

type Depot = { id: string; name: string };
const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const citySource: OptionSource<Depot> = {
  queryKey: ['cities'],
  load: (query, signal) => api.get<Page<Depot>>('cities', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};
const galle = { id: 'galle', name: 'Galle Harbour' };

function DepotsPage({ inDialog = false }) {
  const list = useListParams({ filters: ['cityId'] });
  const rows = useQuery({
    queryKey: ['depots', list.query],
    queryFn: () => api.get<Page<Depot>>('depots', { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const filter = (
    <ComboboxFilter
      name="cityId"
      label={message('City')}
      source={citySource}
      selectedOption={list.getValue('cityId') === 'kandy' ? { value: 'kandy', label: 'Kandy' } : null}
    />
  );
  return (
    <ListPage
      name="depots"
      title={message('Depots')}
      list={list}
      rows={rows}
      columns={[{ id: 'name', header: message('Name'), cell: ({ name }) => name }]}
      rowName={({ name }) => name}
      filters={inDialog ? <MoreFilters names={['cityId']}>{filter}</MoreFilters> : filter}
      emptyState={{ title: message('No depots found') }}
    />
  );
}
const replies = { 'GET cities': () => ({ items: [galle], total: 1 }), 'GET depots': () => ({ items: [], total: 0 }) };

test('filters by an option that is searched by name, stored by id in the URL, and cleared', async () => {
  const { user, router, calls, baseElement } = renderScreen(<DepotsPage />, { replies });
  const field = await screen.findByRole('combobox', { name: 'City' });
  await user.type(field, 'gal');
  await user.click(await screen.findByRole('option', { name: 'Galle Harbour' }));
  expect(field).toHaveValue('Galle Harbour');
  expect(router.state.location.search).toBe('?cityId=galle');
  await waitFor(() => expect(calls.at(-1)).toBe('GET depots?cityId=galle&page=1&limit=20'));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([router.state.location.search, (field as HTMLInputElement).value]).toEqual(['', '']);
});

test.each([
  ['kandy', 'Kandy'],
  ['unknown', '…'],
])('shows the option %s of the URL as %s', async (id, text) => {
  renderScreen(<DepotsPage />, { replies, url: `/?cityId=${id}` });
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue(text);
});

test('applies together with the other filters of the dialog', async () => {
  const { user, router } = renderScreen(<DepotsPage inDialog />, { replies });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'City' }));
  await user.click(await screen.findByRole('option', { name: 'Galle Harbour' }));
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(router.state.location.search).toBe('?cityId=galle'));
});
