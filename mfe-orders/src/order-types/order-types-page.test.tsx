import { screen, waitFor, within } from '@testing-library/react';
import type { OrderType } from 'shared-contracts/order-types';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OrderTypesPage from './order-types-page.tsx';

const full: OrderType = {
  id: 'type-1',
  name: 'Full truck load',
  code: 'FTL',
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete'],
};
const part: OrderType = { ...full, id: 'type-2', name: 'Part load', code: 'LTL', actions: [] };
const pageOf = (...items: OrderType[]) => ({ items, total: items.length, page: 1, limit: 20 });

const show = (replies: Replies = {}, at = '/', user = as.cargoOwner) =>
  renderScreen(<OrderTypesPage />, {
    at,
    user,
    replies: { 'GET order-types': () => pageOf(full, part), 'GET order-types/:id': () => full, ...replies },
  });

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('cell', { name })).closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};

test('shows name, code and the day in the zone of the user; sort and page are in the address', async () => {
  const { user, router, calls } = show();
  const row = await rowOf('Full truck load');
  expect(row.getByRole('cell', { name: 'FTL' })).toBeVisible();
  expect(row.getByRole('cell', { name: '01.01.2026 15:30' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Code' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET order-types?sort=code&page=1&limit=20'));
  expect(router.state.location.search).toBe('?sort=code');
});

test('search begins at three characters', async () => {
  const { user, calls } = show();
  await rowOf('Full truck load');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or code' }), 'ful');
  await waitFor(() => expect(calls.at(-1)).toContain('search=ful'));
  expect(calls.filter((call) => /search=(f|fu)(&|$)/.test(call))).toEqual([]);
});

test('everybody can use it', async () => {
  const { baseElement, user } = show();
  await rowOf('Part load');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'New order type' }));
  await screen.findByRole('dialog');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a row offers what the API allows', async () => {
  show();
  expect((await rowOf('Full truck load')).getByRole('button', { name: 'Edit' })).toBeVisible();
  expect((await rowOf('Part load')).queryByRole('button')).toBeNull();
});

test('a new one: what is missing is told at the field, a code that is taken too', async () => {
  const sent: unknown[] = [];
  const taken = { fields: { code: { code: 'alreadyExists', message: 'Order type with same code already exist' } } };
  const { user, router, notices } = show({
    'POST order-types': ({ body }) => (sent.push(body) === 1 ? refuse(422, 'invalid', taken) : full),
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

test('editing shows what is there and sends what was changed', async () => {
  let sent: unknown;
  const { user, calls } = show({ 'PATCH order-types/:id': ({ body }) => ((sent = body), full) });
  await user.click((await rowOf('Full truck load')).getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit order type' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Full truck load');
  await user.type(name, 's');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ name: 'Full truck loads', code: 'FTL' }));
  expect(calls).toContain('PATCH order-types/type-1');
});

test('deleting names the consequence first; a type in use stays and the reason is told', async () => {
  const { user } = show({
    'DELETE order-types/:id': () =>
      refuse(409, 'orderTypeInUse', { params: { count: 2, numbers: ['O-000001', 'O-000002'] } }),
  });
  await chooseAction(user, 'Full truck load', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm action?' }));
  expect(dialog.getByText(/Deletes the order type Full truck load/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 orders are of this type: O-000001, O-000002. It cannot be deleted')).toBeVisible();
  expect(screen.getByText('Full truck load')).toBeInTheDocument();
});

test('a reader sees the list and no way to change it, not even by the address', async () => {
  show({ 'GET order-types': () => pageOf({ ...full, actions: [] }) }, '/?dialog=new', as.reader);
  await rowOf('Full truck load');
  expect(screen.queryByRole('button', { name: 'New order type' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing there, nothing loaded, nothing allowed: each says so', async () => {
  const { unmount } = show({ 'GET order-types': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No order types found' })).toBeVisible();
  unmount();
  const failed = show({ 'GET order-types': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();
  show({ 'GET order-types': () => refuse(403, 'forbidden') });
  expect(await screen.findByText('You have no access to this page')).toBeVisible();
});
