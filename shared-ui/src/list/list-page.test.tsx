import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseMenuItem, findAccessibilityViolations, errorReply, typeWithoutPause } from '../testing/index.ts';
import { emptyReplies, getSearch, orderReplies, renderOrdersPage } from './testing/orders-page.tsx';

afterEach(() => void jest.useRealTimers());

test('keeps sort, page, page size and filters in the URL, with one request per change', async () => {
  const view = renderOrdersPage();
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
  expect(getSearch(view)).toBe('?sort=-predictedCost&stage=validated&limit=5');
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

test('defaults to 20 rows per page, and shows seven page links', async () => {
  const { calls } = renderOrdersPage({ url: '/?limit=50&page=6' });
  await screen.findByText('ORD-101');
  const pageSize = screen.getByLabelText('Rows per page');
  expect(pageSize).toHaveValue('20');
  expect(
    within(pageSize)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['5', '10', '15', '20']);
  const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link', { name: /^Page \d/ });
  expect(links.map((link) => link.textContent)).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  expect(calls).toEqual(['GET orders?sort=-createdAt&page=6&limit=20']);
});

test('restores the list from a URL', async () => {
  const view = renderOrdersPage({ url: '/?page=2&limit=10&sort=number&dialog=edit.id-11' });
  await screen.findByText('ORD-11');
  expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('11–20 of 214')).toBeInTheDocument();
  expect(view.calls).toEqual(['GET orders?sort=number&page=2&limit=10']);
});

test('says that a long list has more rows than are counted, and leads on to them', async () => {
  const items = Array.from({ length: 20 }, (_, n) => ({ id: `id-${n}`, number: `ORD-${n}` }));
  const counted = (page: number) => ({ items, total: Math.max(10_000, page * 20) + 1, totalIsLowerBound: true });
  const replies = { 'GET orders': ({ query }: { query: URLSearchParams }) => counted(Number(query.get('page'))) };
  const view = renderOrdersPage({ url: '/?page=500', replies });
  expect(await screen.findByText('9981–10000 of 10,000+')).toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('10001–10020 of 10,020+')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 502' })).toBeInTheDocument();
});

test('searches from three characters, debounced', async () => {
  jest.useFakeTimers();
  const view = renderOrdersPage({ url: '/?page=4' });
  await screen.findByText('ORD-61');
  await typeWithoutPause(screen.getByRole('searchbox'), 'ORD-7');
  await waitFor(() => expect(getSearch(view)).toBe('?search=ORD-7'));
  await waitFor(() =>
    expect(view.calls.filter((call) => call.includes('search'))).toEqual([
      'GET orders?search=ORD-7&sort=-createdAt&page=1&limit=20',
    ]),
  );

  await typeWithoutPause(screen.getByRole('searchbox'), 'OR');
  await waitFor(() => expect(getSearch(view)).toBe(''));
  expect(screen.getByText('Type at least 3 characters')).toBeInTheDocument();
  await act(() => view.router.navigate('/?search=Kandy'));
  expect(screen.getByRole('searchbox')).toHaveValue('Kandy');
});

test('replaces rows by those of another query, instead of moving the ones that stay', async () => {
  const view = renderOrdersPage();
  const row = await screen.findByRole('link', { name: 'ORD-1' });
  await view.user.selectOptions(screen.getByLabelText('Stage'), 'saved');
  await waitFor(() => expect(row).not.toBeInTheDocument());
  const current = await screen.findByRole('link', { name: 'ORD-1' });
  await act(() => view.router.navigate('/?stage=saved&dialog=edit.id-1'));
  expect(current).toBeInTheDocument();
});

test('keeps a search that is followed by a filter at once', async () => {
  const view = renderOrdersPage();
  await screen.findByText('ORD-1');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ORD-7' } });
  fireEvent.blur(screen.getByRole('searchbox'));
  fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'saved' } });
  await waitFor(() => expect(getSearch(view)).toBe('?search=ORD-7&stage=saved'));
});

test('applies the filters of the dialog together', async () => {
  const view = renderOrdersPage({ url: '/?page=2' });
  await view.user.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = await screen.findByRole('dialog');
  await view.user.selectOptions(within(dialog).getByLabelText('City'), 'kandy');
  expect(getSearch(view)).toBe('?page=2');
  await view.user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(getSearch(view)).toBe('?city=kandy'));
  expect(await screen.findByRole('button', { name: 'Filters 1' })).toBeInTheDocument();
});

test('shows the empty state, and clears filters without results', async () => {
  const view = renderOrdersPage({ replies: emptyReplies });
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeInTheDocument();
  expect(screen.getByText('Create the first one.')).toBeInTheDocument();
  await view.user.selectOptions(screen.getByLabelText('Stage'), 'saved');
  await view.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Create the first one.')).toBeInTheDocument();
  expect(getSearch(view)).toBe('');
});

test('shows the previous page when the last page is empty', async () => {
  const view = renderOrdersPage({ url: '/?page=12' });
  await screen.findByText('ORD-201');
  await waitFor(() => expect(getSearch(view)).toBe('?page=11'));
});

test('retries a failed load, but not a forbidden one', async () => {
  let isAvailable = false;
  const view = renderOrdersPage({
    replies: {
      'GET orders': (call) => (isAvailable ? orderReplies['GET orders']!(call) : errorReply(500, 'internal')),
    },
  });
  await screen.findByText('This could not be loaded');
  isAvailable = true;
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('ORD-1');
  view.unmount();
  renderOrdersPage({ replies: { 'GET orders': () => errorReply(403, 'forbidden') } });
  await screen.findByText('You don’t have access to this page');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('shows the primary action as a button and the others in a menu, and confirms a dangerous one', async () => {
  const view = renderOrdersPage({ replies: { ...orderReplies, 'DELETE orders/id-2': () => undefined } });
  await screen.findByText('ORD-2');
  await view.user.click(screen.getAllByRole('button', { name: 'Edit' })[1]!);
  expect(getSearch(view)).toBe('?dialog=edit.id-2');
  await view.user.click(screen.getByRole('button', { name: 'Actions: ORD-2' }));
  await chooseMenuItem(view.user, 'menuitem', 'Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm action?' });
  expect(dialog).toHaveTextContent('Deletes it permanently.');
  await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(view.calls).toContain('DELETE orders/id-2'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('has no accessibility violations', async () => {
  const { container } = renderOrdersPage();
  await screen.findByText('ORD-1');
  expect(await findAccessibilityViolations(container)).toEqual([]);
});
