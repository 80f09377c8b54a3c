import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders/orders';
import { chooseAction, errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import OrderPage from '../detail/order-page.tsx';
import OrdersPage from '../list/orders-page.tsx';
import { lanka, order, orderRow, pageOf, START, tea } from '../testing/orders.fixtures.ts';

const item = (packNumber: string, quantity: number): Order['cargoItems'][number] => ({
  packNumber,
  cargo: { id: tea.id, name: tea.name },
  quantity,
  deliveredQuantity: null,
  shortageReason: null,
  weight: '4000',
  space: '15',
});
const renderPage = (overrides: Partial<Order>, replies: Replies = {}) =>
  renderScreen(<OrderPage />, {
    url: '/orders/order-1',
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order({ cargoItems: [item('P-1', 10), item('P-2', 4)], ...overrides }),
      'GET orders/:id/timeline': () => ({ items: [] }),
      ...replies,
    },
  });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('splits an order by the quantities that move', async () => {
  const bodies: unknown[] = [];
  const { user, notices, baseElement } = renderPage(
    { actions: ['split'] },
    { 'POST orders/:id/split': ({ body }) => (bodies.push(body), { order: order(), newOrder: order() }) },
  );
  await chooseAction(user, 'O-000104', 'Split');
  const dialog = await findDialog('Split order O-000104');
  const first = await dialog.findByRole('textbox', { name: 'Ceylon tea · P-1: quantity for the new order' });
  const second = dialog.getByRole('textbox', { name: 'Ceylon tea · P-2: quantity for the new order' });
  expect(first).toHaveAccessibleDescription('Up to 10');
  const submit = async (quantities: [string, string]) => {
    for (const [i, field] of [first, second].entries()) {
      await user.clear(field);
      await user.type(field, quantities[i] ?? '');
    }
    await user.click(dialog.getByRole('button', { name: 'Split' }));
  };
  await submit(['0', '0']);
  await waitFor(() => expect(first).toHaveAccessibleDescription('Enter a quantity for at least one cargo'));
  await submit(['10', '4']);
  await waitFor(() => expect(first).toHaveAccessibleDescription('Something has to stay in this order'));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await submit(['0', '3']);
  await waitFor(() => expect(notices).toEqual(['Order split']));
  expect(bodies).toEqual([{ items: [{ item: 1, quantity: 3 }] }]);
});

test('lists what prevents the split', async () => {
  const { user } = renderPage(
    { actions: ['split'] },
    {
      'POST orders/:id/split': () =>
        errorReply(409, 'notSplittable', {
          params: {
            problems: [
              { code: 'inTrip', order: 'O-000104' },
              { code: 'billed', order: 'O-000104' },
            ],
          },
        }),
    },
  );
  await chooseAction(user, 'O-000104', 'Split');
  const dialog = await findDialog('Split order O-000104');
  await user.type(await dialog.findByRole('textbox', { name: /P-1/ }), '1');
  await user.click(dialog.getByRole('button', { name: 'Split' }));
  const items = within(await dialog.findByRole('alert')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'O-000104 is in a trip: remove it from the trip first',
    'O-000104 has a bill',
  ]);
});

test('links to the orders that it was split into or merged with', async () => {
  renderPage({
    related: [
      { id: 'order-2', number: 'O-000105', relation: 'splitInto' },
      { id: 'order-3', number: 'O-000099', relation: 'mergedFrom' },
    ],
  });
  expect(await screen.findByRole('link', { name: 'O-000105' })).toHaveAttribute('href', '/orders/order-2');
  expect(screen.getByText('Split into')).toBeVisible();
  expect(screen.getByRole('link', { name: 'O-000099' })).toHaveAttribute('href', '/orders/order-3');
});

const rows = [3, 1, 2].map((n) =>
  orderRow({ id: `id-${n}`, number: `O-00020${n}`, revision: n, actions: n === 2 ? [] : ['merge'] }),
);
const preview = {
  problems: [],
  cargoItems: [{ packNumber: 'P-1', cargo: { id: tea.id, name: tea.name }, quantity: 14 }],
  totalWeight: '5600',
  totalSpace: '21',
  pickupFrom: START,
  pickupTo: START,
  deliveryFrom: START,
  deliveryTo: START,
};
const renderList = (replies: Replies) =>
  renderScreen(<OrdersPage />, {
    url: '/orders',
    path: '/orders',
    replies: { 'GET orders/v2': () => pageOf(...rows), 'GET partners': () => pageOf(lanka), ...replies },
  });

test('merges the selected orders after a preview, in one call', async () => {
  const bodies: unknown[] = [];
  const { user, calls, baseElement } = renderList({
    'POST orders/:id/merge/preview': () => preview,
    'POST orders/:id/merge': ({ body }) => (bodies.push(body), order({ number: 'O-000203' })),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Merge (2)' }));
  const dialog = await findDialog('Merge');
  expect(await dialog.findByText('14 × Ceylon tea · P-1')).toBeVisible();
  expect(dialog.getByText('5,600 kg')).toBeVisible();
  expect(dialog.getByLabelText('Order that stays')).toHaveValue('id-1');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('Order that stays'), 'O-000203 · PO-77');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Merge' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await dialog.findByText('2 changed');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'O-000203Done',
    'O-000201Merged into O-000203',
  ]);
  expect(bodies).toEqual([{ orders: [{ id: 'id-1', revision: 1 }] }]);
  expect(calls.filter((call) => call === 'POST orders/id-3/merge')).toHaveLength(1);
});

test('is offered for two orders, and shows what prevents the merge', async () => {
  const { user } = renderList({
    'POST orders/:id/merge/preview': () => ({ ...preview, problems: [{ code: 'windows', order: 'O-000203' }] }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select O-000201' }));
  expect(screen.getByRole('button', { name: 'Clear selection' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select O-000203' }));
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = await findDialog('Merge');
  expect(await dialog.findByText('The windows of O-000203 don’t overlap')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
});
