import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders';
import { accessibilityFaults, as, chooseAction, chooseEntry, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OrdersPage from './orders-page.tsx';
import { fullLoad, lanka, order, orderRow, pageOf } from './testing/given.ts';

const mine = orderRow({ actions: ['edit', 'submit', 'cancel', 'delete'] });
const toApprove = orderRow({ id: 'order-2', number: 'O-000105', stage: 'pendingValidation', actions: ['approve', 'reject'] });
const under = orderRow({ id: 'order-3', number: 'O-000106', stage: 'transit' });
const LIST = 'GET orders/v2?sort=-createdAt&page=1&limit=20';

const show = (replies: Replies = {}, { at = '/orders', user = as.cargoOwner } = {}) =>
  renderScreen(<OrdersPage />, {
    at, user, path: '/orders',
    replies: { 'GET orders/v2': () => pageOf(mine, toApprove, under), 'GET partners': () => pageOf(lanka), 'GET order-types': () => pageOf(fullLoad), ...replies },
  });

const rowOf = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error(`${number} stands in no row`);
  return within(row);
};

test('a row tells what, for whom, where, when and how much', async () => {
  show();
  const row = await rowOf('O-000104');
  expect(row.getByRole('link', { name: 'O-000104' })).toHaveAttribute('href', '/orders/order-1');
  const cells = ['PO-77', 'Saved', 'Full truck load', 'Lanka Transporters', 'Colombo Port → Kandy Depot', '01.12.2030 11:30 – 13:30', '01.12.2030 17:30 – 21:30', '137.5 km', '12,371.04 LKR'];
  for (const cell of cells) expect(row.getByText(cell)).toBeVisible();
});

test('a shared link shows the same list', async () => {
  const { calls } = show({}, { at: '/orders?stage=pendingValidation&waitingForMe=true&page=2&limit=5' });
  await waitFor(() => expect(calls).toContain('GET orders/v2?waitingForMe=true&stage=pendingValidation&sort=-createdAt&page=2&limit=5'));
  expect(screen.getByRole('button', { name: 'Waiting for me' })).toHaveAttribute('aria-pressed', 'true');
});

test('a row offers what the API says, the likeliest as a button', async () => {
  show();
  expect((await rowOf('O-000104')).getByRole('button', { name: 'Send' })).toBeVisible();
  expect((await rowOf('O-000105')).getByRole('button', { name: 'Approve' })).toBeVisible();
  expect((await rowOf('O-000106')).queryByRole('button')).toBeNull();
});

test('one click approves, and the list is asked again', async () => {
  const { user, calls, notices } = show({ 'PATCH orders/:id/approve': () => order() });
  await user.click((await rowOf('O-000105')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual(['Order approved']));
  expect(calls).toContain('PATCH orders/order-2/approve');
  expect(calls.filter((call) => call === LIST)).toHaveLength(2);
});

test('the second pair of eyes is told why it is not theirs to give', async () => {
  const message = 'You gave the first approval: another person must give the second one';
  const { user, notices } = show({ 'PATCH orders/:id/approve': () => refuse(409, 'fourEyes', { message }) });
  await user.click((await rowOf('O-000105')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual([message]));
});

test('rejecting wants a reason', async () => {
  let sent: unknown;
  const shown = show({ 'PATCH orders/:id/approve': ({ body }) => ((sent = body), order()) });
  await chooseAction(shown.user, 'O-000105', 'Reject');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject order' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Reject' }));
  const reason = dialog.getByRole('textbox', { name: 'Reject reason' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Field is required'));
  await shown.user.type(reason, 'No lorry on that day');
  await shown.user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(shown.notices).toEqual(['Order rejected']));
  expect(sent).toEqual({ rejectReason: 'No lorry on that day' });
  await waitFor(() => expect(shown.router.state.location.search).toBe(''));
});

test('an incomplete order is not sent: its form opens', async () => {
  const fields = { stops: { code: 'twoPointsRequired', message: 'At least two points required' } };
  const { user, router, notices } = show({ 'PATCH orders/:id/stage': () => refuse(422, 'invalid', { fields }) });
  await user.click((await rowOf('O-000104')).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1/edit'));
  expect(notices).toEqual(['Order {number} is not complete. Fill in what is missing and send it from here.']);
});

test.each<[string, RegExp, string, unknown]>([
  ['Cancel order', /Cancels order O-000104/, 'PATCH orders/order-1/stage', { stage: 'cancelled' }],
  ['Delete', /Deletes order O-000104/, 'DELETE orders/order-1', undefined],
])('%s asks first and says what it causes', async (action, consequence, call, body) => {
  let sent: unknown;
  const shown = show({ [call]: ({ body: given }) => ((sent = given), order() satisfies Order) });
  await chooseAction(shown.user, 'O-000104', action);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm action?' }));
  expect(dialog.getByText(consequence)).toBeVisible();
  expect(shown.calls).not.toContain(call);
  await shown.user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(shown.calls).toContain(call));
  expect(sent).toEqual(body);
});

test('a reader sees no way to make an order', async () => {
  show({ 'GET orders/v2': () => pageOf(under) }, { user: as.reader });
  await rowOf('O-000106');
  expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
});

test('nothing there and nothing loaded each say so', async () => {
  const { unmount } = show({ 'GET orders/v2': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeVisible();
  unmount();
  show({ 'GET orders/v2': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('everybody can use it', async () => {
  const { baseElement } = show();
  await rowOf('O-000106');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('filters, search and sort are in the address and reach the API', async () => {
  const { user, router, calls } = show();
  await rowOf('O-000104');
  expect(calls).toContain(LIST);
  const isAsked = (query: string) => waitFor(() => expect(calls.at(-1)).toBe(`GET orders/v2?${query}page=1&limit=20`));

  await user.click(screen.getByRole('button', { name: 'Stage' }));
  await chooseEntry(user, 'menuitemcheckbox', 'Saved');
  await isAsked('stage=saved&sort=-createdAt&');
  await chooseEntry(user, 'menuitemcheckbox', 'Rejected');
  await isAsked('stage=saved&stage=rejected&sort=-createdAt&');
  await user.keyboard('{Escape}');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Partner' }), 'Lanka Transporters');
  await isAsked('partnerId=partner-1&stage=saved&stage=rejected&sort=-createdAt&');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order type' }), 'Full truck load');
  await isAsked('partnerId=partner-1&orderTypeId=type-1&stage=saved&stage=rejected&sort=-createdAt&');
  await user.click(screen.getByRole('button', { name: 'Waiting for me' }));
  await isAsked('partnerId=partner-1&orderTypeId=type-1&waitingForMe=true&stage=saved&stage=rejected&sort=-createdAt&');
  await user.click(screen.getByRole('button', { name: 'Cost' }));
  await isAsked('partnerId=partner-1&orderTypeId=type-1&waitingForMe=true&stage=saved&stage=rejected&sort=predictedCost&');
  await user.type(screen.getByRole('searchbox'), 'po-77');
  await waitFor(() => expect(router.state.location.search).toContain('search=po-77'));
});
