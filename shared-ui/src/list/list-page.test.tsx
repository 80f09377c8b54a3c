import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, page as browser, signOut } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from '../testing/index.ts';
import { ListPage, MoreFilters, SearchFilter, SelectFilter, useListParams, type Column } from './index.ts';

type Order = { id: string; number: string; partner: string; cost: string; city: string; stage: 'saved' | 'validated' };

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const columns: Column<Order>[] = [
  { id: 'number', header: words('Number'), sort: true, cell: (order) => order.number },
  { id: 'partner', header: words('Partner'), cell: (order) => order.partner },
  { id: 'cost', header: words('Cost'), sort: 'predictedCost', numeric: true, cell: (order) => order.cost },
  { id: 'city', header: words('City'), hidden: true, cell: (order) => order.city },
];
const stages = { saved: words('Saved'), validated: words('Validated') };

function OrdersPage() {
  const list = useListParams({ filters: ['stage', 'city'], sort: '-createdAt' });
  const rows = useQuery({
    queryKey: ['orders', list.query],
    queryFn: ({ signal }) => api.get<Page<Order>>('orders', { query: list.query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      name="orders"
      title={words('Orders')}
      list={list}
      rows={rows}
      columns={columns}
      rowName={({ number }) => number}
      rowLink={({ id }) => `/orders/${id}`}
      rowActions={({ id }) => [
        { label: words('Edit'), primary: true, onSelect: () => list.open('edit', id) },
        {
          label: words('Delete'),
          danger: true,
          confirm: words('Deletes it for good.'),
          onSelect: () => api.delete(`orders/${id}`),
        },
      ]}
      filters={
        <>
          <SearchFilter />
          <SelectFilter name="stage" label={words('Stage')} options={stages} />
          <MoreFilters names={['city']}>
            <SelectFilter name="city" label={words('City')} options={{ kandy: words('Kandy') }} />
          </MoreFilters>
        </>
      }
      empty={{ title: words('No orders found'), text: words('Create the first one.') }}
    />
  );
}

const order = (n: number): Order => ({
  id: `id-${n}`,
  number: `ORD-${n}`,
  partner: 'Lanka Logistics',
  cost: '1,200.00',
  city: 'Kandy',
  stage: 'saved',
});
const pages: Replies = {
  'GET orders': ({ query }) => {
    const page = Number(query.get('page'));
    const limit = Number(query.get('limit'));
    return {
      items: Array.from({ length: Math.min(limit, 214 - (page - 1) * limit) }, (_, index) =>
        order((page - 1) * limit + index + 1),
      ),
      total: 214,
    };
  },
};
const nothing: Replies = { 'GET orders': () => ({ items: [], total: 0 }) };
const show = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<OrdersPage />, { replies: pages, ...options });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const search = ({ router }: ReturnType<typeof show>) => router.state.location.search;

test('sort, page, page size and filters live in the address, one call for each gesture', async () => {
  const view = show();
  await screen.findByRole('link', { name: 'ORD-1' });
  expect(view.calls).toEqual(['GET orders?sort=-createdAt&page=1&limit=20']);

  await view.user.click(screen.getByRole('link', { name: 'Page 3' }));
  await screen.findByText('ORD-41');
  await view.user.click(screen.getByRole('button', { name: 'Cost' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Cost' })).toHaveAttribute('aria-sort', 'ascending'),
  );
  await view.user.click(screen.getByRole('button', { name: 'Cost' }));
  await view.user.selectOptions(screen.getByLabelText('Stage'), 'validated');
  await view.user.selectOptions(screen.getByLabelText('Rows per page'), '5');
  expect(search(view)).toBe('?sort=-predictedCost&stage=validated&limit=5');
  await screen.findByText('ORD-5');
  expect(screen.queryByText('ORD-6')).toBeNull();
  expect(view.calls.slice(1)).toEqual([
    'GET orders?sort=-createdAt&page=3&limit=20',
    'GET orders?sort=predictedCost&page=1&limit=20',
    'GET orders?sort=-predictedCost&page=1&limit=20',
    'GET orders?stage=validated&sort=-predictedCost&page=1&limit=20',
    'GET orders?stage=validated&sort=-predictedCost&page=1&limit=5',
  ]);
});

test('twenty rows a page if nothing is said, five to twenty to choose from, and seven links to pages', async () => {
  const { calls } = show({ at: '/?limit=50&page=6' });
  await screen.findByText('ORD-101');
  const size = screen.getByLabelText('Rows per page');
  expect(size).toHaveValue('20');
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['5', '10', '15', '20']);
  const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link', { name: /^Page \d/ });
  expect(links.map((link) => link.textContent)).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  expect(calls).toEqual(['GET orders?sort=-createdAt&page=6&limit=20']);
});

test('a shared address shows the same list and dialog', async () => {
  const view = show({ at: '/?page=2&limit=10&sort=number&dialog=edit.id-11' });
  await screen.findByText('ORD-11');
  expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('11–20 of 214')).toBeInTheDocument();
  expect(view.calls).toEqual(['GET orders?sort=number&page=2&limit=10']);
});

test('searches from three characters on, once the typing pauses', async () => {
  const view = show({ at: '/?page=4' });
  await screen.findByText('ORD-61');
  await view.user.type(screen.getByRole('searchbox'), 'ORD');
  await view.user.type(screen.getByRole('searchbox'), '-7');
  await waitFor(() => expect(search(view)).toBe('?search=ORD-7'));
  await waitFor(() =>
    expect(view.calls.filter((call) => call.includes('search'))).toEqual([
      'GET orders?search=ORD-7&sort=-createdAt&page=1&limit=20',
    ]),
  );

  await view.user.clear(screen.getByRole('searchbox'));
  await view.user.type(screen.getByRole('searchbox'), 'OR');
  await waitFor(() => expect(search(view)).toBe(''));
  expect(screen.getByText('Type at least 3 characters')).toBeInTheDocument();
  await act(() => view.router.navigate('/?search=Kandy'));
  expect(screen.getByRole('searchbox')).toHaveValue('Kandy');
});

test('who types and goes on to a filter at once loses neither', async () => {
  const view = show();
  await screen.findByText('ORD-1');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ORD-7' } });
  fireEvent.blur(screen.getByRole('searchbox'));
  fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'saved' } });
  await waitFor(() => expect(search(view)).toBe('?search=ORD-7&stage=saved'));
});

test('the filters of the dialog apply together', async () => {
  const view = show({ at: '/?page=2' });
  await view.user.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = await screen.findByRole('dialog');
  await view.user.selectOptions(within(dialog).getByLabelText('City'), 'kandy');
  expect(search(view)).toBe('?page=2');
  await view.user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(search(view)).toBe('?city=kandy'));
  expect(await screen.findByRole('button', { name: 'Filters 1' })).toBeInTheDocument();
});

test('an empty list says what to do; one that is filtered away can be seen whole again', async () => {
  const view = show({ replies: nothing });
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeInTheDocument();
  expect(screen.getByText('Create the first one.')).toBeInTheDocument();
  await view.user.selectOptions(screen.getByLabelText('Stage'), 'saved');
  await view.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Create the first one.')).toBeInTheDocument();
  expect(search(view)).toBe('');
});

test('the last row of the last page gone, the page before is shown', async () => {
  const view = show({ at: '/?page=12' });
  await screen.findByText('ORD-201');
  await waitFor(() => expect(search(view)).toBe('?page=11'));
});

test('a load that fails can be tried again; what is forbidden cannot', async () => {
  let works = false;
  const view = show({
    replies: { 'GET orders': (call) => (works ? pages['GET orders']!(call) : refuse(500, 'internal')) },
  });
  await screen.findByText('This could not be loaded');
  works = true;
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('ORD-1');
  view.unmount();
  show({ replies: { 'GET orders': () => refuse(403, 'forbidden') } });
  await screen.findByText('You have no access to this page');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the likeliest action is a button, the others are in the menu, and a dangerous one asks', async () => {
  const view = show({ replies: { ...pages, 'DELETE orders/id-2': () => undefined } });
  await screen.findByText('ORD-2');
  await view.user.click(screen.getAllByRole('button', { name: 'Edit' })[1]!);
  expect(search(view)).toBe('?dialog=edit.id-2');
  await view.user.click(screen.getByRole('button', { name: 'Actions: ORD-2' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asking = await screen.findByRole('alertdialog', { name: 'Confirm action?' });
  expect(asking).toHaveTextContent('Deletes it for good.');
  await view.user.click(within(asking).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(view.calls).toContain('DELETE orders/id-2'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('columns are hidden, moved and sized by keyboard, and stay so for this user', async () => {
  const view = show();
  await screen.findByText('ORD-1');
  await view.user.click(screen.getByRole('button', { name: 'Columns' }));
  await view.user.click(await screen.findByRole('checkbox', { name: 'City' }));
  await view.user.click(screen.getByRole('button', { name: 'Move City forward' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Partner' }));
  await view.user.click(screen.getByRole('button', { name: 'Make Cost wider' }));
  expect(heads()).toEqual(['Number', 'City', 'Cost', 'Actions']);
  expect(JSON.parse(localStorage.getItem('consign.layout.orders')!)).toMatchObject({
    hidden: ['partner'],
    widths: { cost: 184 },
  });

  const saved = localStorage.getItem('consign.layout.orders')!;
  view.unmount();
  show({ saved: { 'consign.layout.orders': saved } });
  await screen.findByText('ORD-1');
  expect(heads()).toEqual(['Number', 'City', 'Cost', 'Actions']);
});

test('a column is dragged by its head to the place of another; what says what the row is stays first', async () => {
  show();
  await screen.findByText('ORD-1');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const drag = (from: string, to: string) => {
    fireEvent.dragStart(head(from), { dataTransfer: { setData: () => undefined } });
    const allowed = !fireEvent.dragOver(head(to));
    if (allowed) fireEvent.drop(head(to));
    fireEvent.dragEnd(head(from));
  };
  drag('Cost', 'Partner');
  expect(heads()).toEqual(['Number', 'Cost', 'Partner', 'Actions']);
  drag('Partner', 'Number');
  expect(heads()).toEqual(['Number', 'Cost', 'Partner', 'Actions']);
  expect(JSON.parse(localStorage.getItem('consign.layout.orders')!)).toMatchObject({
    order: ['number', 'cost', 'partner', 'city'],
  });
});

test('a layout belongs to one person and one table, and is gone when they sign out', async () => {
  const layout = {
    order: ['number', 'cost', 'partner', 'city'],
    hidden: ['partner', 'city'],
    widths: { cost: 200 },
    user: as.cargoOwner.id,
  };
  const saved = {
    'consign.layout.orders': JSON.stringify(layout),
    'consign.layout.trips': JSON.stringify({ ...layout, hidden: [] }),
  };
  const view = show({ saved });
  await screen.findByText('ORD-1');
  expect(heads()).toEqual(['Number', 'Cost', 'Actions']);
  jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  act(() => signOut());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('consign.layout'))).toEqual([]);
  view.unmount();
  show({ saved, user: { ...as.cargoOwner, id: 'somebody-else' } });
  await screen.findByText('ORD-1');
  expect(heads()).toEqual(['Number', 'Partner', 'Cost', 'Actions']);
});

test('on a narrow screen rows are cards', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  const view = show({ user: as.reader });
  const [card] = await screen.findAllByRole('listitem');
  expect(card).toHaveTextContent('ORD-1');
  expect(
    within(card!)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Partner', 'Cost']);
  expect(screen.queryByRole('table')).toBeNull();
  expect(await accessibilityFaults(view.container)).toEqual([]);
  window.matchMedia = wide;
});

test('nothing keeps anybody from using it', async () => {
  const { container } = show();
  await screen.findByText('ORD-1');
  expect(await accessibilityFaults(container)).toEqual([]);
});
