import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { findAccessibilityViolations, renderScreen } from '../../testing/index.ts';
import { ListPage, ListTabs, MeasureFilter, MoreFilters, useListParams, type Column } from '../index.ts';

type Lorry = { id: string; plate: string; space: string };
const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const columns: Column<Lorry>[] = [
  { id: 'plate', header: message('Plate'), sort: true, cell: ({ plate }) => plate },
  { id: 'space', header: message('Space'), sort: true, cell: ({ space }) => space },
];
const VIEWS = { own: message('Own'), shared: message('Shared') };

function LorriesPage() {
  const list = useListParams({ filters: ['weight'], sort: 'plate' });
  const rows = useQuery({
    queryKey: ['lorries', list.query],
    queryFn: ({ signal }) => api.get<Page<Lorry>>('lorries', { query: list.query, signal }),
  });
  return (
    <ListPage
      name="lorries"
      title={message('Lorries')}
      list={list}
      rows={rows}
      columns={columns}
      rowName={({ plate }) => plate}
      rowPicture={({ plate }) => <img src="data:," alt={`Front of ${plate}`} />}
      filters={
        <>
          <ListTabs name="view" label={message('Owner')} tabs={VIEWS} />
          <MoreFilters names={['weight']}>
            <MeasureFilter name="weight" label={message('Weight')} kind="weight" />
          </MoreFilters>
        </>
      }
      emptyState={{ title: message('No lorries found') }}
    />
  );
}
const renderPage = (url = '/') =>
  renderScreen(<LorriesPage />, {
    url,
    replies: {
      'GET lorries': () => ({ items: [{ id: '1', plate: 'CAB-1', space: '20' }], total: 1, page: 1, limit: 20 }),
    },
  });

test('shows rows with a picture as cards, and remembers the choice', async () => {
  const { user, baseElement, unmount } = renderPage();
  await screen.findByRole('cell', { name: 'CAB-1' });
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  const card = within(within(screen.getByRole('list', { name: 'Lorries' })).getByRole('listitem'));
  expect(card.getByRole('img', { name: 'Front of CAB-1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  const saved = { 'consign.layout.lorries': localStorage.getItem('consign.layout.lorries') ?? '' };
  unmount();
  renderScreen(<LorriesPage />, {
    storage: saved,
    replies: {
      'GET lorries': () => ({ items: [{ id: '1', plate: 'CAB-1', space: '20' }], total: 1, page: 1, limit: 20 }),
    },
  });
  expect(await screen.findByRole('img', { name: 'Front of CAB-1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('cell', { name: 'CAB-1' })).toBeVisible();
});

test('requests a measure filter in metric units, and drops it in another tab', async () => {
  const { user, calls, router } = renderPage('/?sort=-space');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.type(await screen.findByRole('textbox', { name: 'Weight' }), '1,500.5');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET lorries?weight=1500.5&sort=-space&page=1&limit=20'));
  await user.click(await screen.findByRole('link', { name: 'Shared' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=shared'));
  expect(screen.getByRole('link', { name: 'Shared' })).toHaveAttribute('aria-current', 'page');
});
