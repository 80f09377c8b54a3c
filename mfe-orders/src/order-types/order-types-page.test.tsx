import { screen, waitFor, within } from '@testing-library/react';
import type { OrderType } from 'shared-contracts/network/order-types';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
} from 'shared-ui/testing';
import OrderTypesPage from './order-types-page.tsx';

const fullLoad: OrderType = {
  id: 'type-1',
  revision: 1,
  name: 'Full truck load',
  code: 'FTL',
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete'],
};
const partLoad: OrderType = { ...fullLoad, id: 'type-2', name: 'Part load', code: 'LTL', actions: [] };
const pageOf = (...items: OrderType[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<OrderTypesPage />, {
    url,
    user,
    replies: { 'GET order-types': () => pageOf(fullLoad, partLoad), 'GET order-types/:id': () => fullLoad, ...replies },
  });

const findRow = async (name: string) => {
  const row = (await screen.findByRole('cell', { name })).closest('tr');
  if (!row) throw new Error(`${name} is not in a row`);
  return within(row);
};

test('shows name, code and creation time in the user’s timezone; sort and page are in the URL', async () => {
  const { user, router, calls } = renderPage();
  const row = await findRow('Full truck load');
  expect(row.getByRole('cell', { name: 'FTL' })).toBeVisible();
  expect(row.getByRole('cell', { name: '01.01.2026 15:30' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Code' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET order-types?sort=code&page=1&limit=20'));
  expect(router.state.location.search).toBe('?sort=code');
});

test('searches from three characters on', async () => {
  const { user, calls } = renderPage();
  await findRow('Full truck load');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or code' }), 'ful');
  await waitFor(() => expect(calls.at(-1)).toContain('search=ful'));
  expect(calls.filter((call) => /search=(f|fu)(&|$)/.test(call))).toEqual([]);
});

test('has no accessibility violations', async () => {
  const { baseElement, user } = renderPage();
  await findRow('Part load');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'New order type' }));
  await screen.findByRole('dialog');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('offers the actions the API allows', async () => {
  renderPage();
  expect((await findRow('Full truck load')).getByRole('button', { name: 'Edit' })).toBeVisible();
  expect((await findRow('Part load')).queryByRole('button')).toBeNull();
});

test('creates an order type and shows errors at the fields', async () => {
  const sent: unknown[] = [];
  const codeTaken = { fields: { code: { code: 'alreadyExists', message: 'Order type with same code already exist' } } };
  const { user, router, notices } = renderPage({
    'POST order-types': ({ body }) => (sent.push(body) === 1 ? errorReply(422, 'invalid', codeTaken) : fullLoad),
  });
  await user.click(await screen.findByRole('button', { name: 'New order type' }));
  expect(router.state.location.search).toBe('?dialog=new');
  const dialog = within(await screen.findByRole('dialog', { name: 'New order type' }));
  const create = dialog.getByRole('button', { name: 'Create order type' });
  await user.click(create);
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Field is required'),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Full truck load');
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'FTL');
  await user.click(create);
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'Order type with same code already exist',
    ),
  );
  expect(notices).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), '2');
  await user.click(create);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(sent.at(-1)).toEqual({ name: 'Full truck load', code: 'FTL2' });
  expect(notices).toEqual(['Order type saved']);
});

test('editing shows the stored values and sends the changes', async () => {
  let sent: unknown;
  const { user, calls } = renderPage({ 'PATCH order-types/:id': ({ body }) => ((sent = body), fullLoad) });
  await user.click((await findRow('Full truck load')).getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit order type' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Full truck load');
  await user.type(name, 's');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ name: 'Full truck loads', code: 'FTL' }));
  expect(calls).toContain('PATCH order-types/type-1');
});

test('deleting asks for confirmation, and explains why a type in use cannot be deleted', async () => {
  const { user } = renderPage({
    'DELETE order-types/:id': () =>
      errorReply(409, 'orderTypeInUse', { params: { count: 2, numbers: ['O-000001', 'O-000002'] } }),
  });
  await chooseAction(user, 'Full truck load', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm action?' }));
  expect(dialog.getByText(/Deletes the order type Full truck load/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 orders use this type: O-000001, O-000002. It cannot be deleted')).toBeVisible();
  expect(screen.getByText('Full truck load')).toBeInTheDocument();
});

test('a reader cannot change anything, not even by URL', async () => {
  renderPage({ 'GET order-types': () => pageOf({ ...fullLoad, actions: [] }) }, '/?dialog=new', testUsers.reader);
  await findRow('Full truck load');
  expect(screen.queryByRole('button', { name: 'New order type' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows empty, failed and forbidden lists', async () => {
  const { unmount } = renderPage({ 'GET order-types': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No order types found' })).toBeVisible();
  unmount();
  const failed = renderPage({ 'GET order-types': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();
  renderPage({ 'GET order-types': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});
