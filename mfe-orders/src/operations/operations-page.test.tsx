import { screen, waitFor, within } from '@testing-library/react';
import type { OperationDetails } from 'shared-contracts/network/operations';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
  getTableWidth,
  MAX_TABLE_WIDTH,
} from 'shared-ui/testing';
import OperationsPage from './operations-page.tsx';

const [ann, bob] = [
  { id: 'ann', name: 'Ann Alwis' },
  { id: 'bob', name: 'Bob Bandara' },
];
const tea: OperationDetails = {
  id: 'tea',
  revision: 1,
  name: 'Tea export',
  approver1: ann,
  approver2: bob,
  notificationContacts: [bob],
  locations: [{ id: 'port', name: 'Port' }],
  acceptanceMinutes: 120,
  feasibility: 'off',
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete'],
  usedBy: { count: 4, numbers: ['O-1', 'O-2', 'O-3'] },
  waiting: { count: 1, numbers: ['O-3'] },
};
const hubs: OperationDetails = {
  ...tea,
  id: 'hubs',
  name: 'Hubs',
  approver1: null,
  approver2: null,
  notificationContacts: [],
  locations: [],
  actions: [],
};
const pageOf = <T,>(...items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<OperationsPage />, {
    url,
    user,
    replies: {
      'GET operations': () => pageOf(tea, hubs),
      'GET operations/tea': () => tea,
      'GET operations/tea/timeline': () => ({ items: [] }),
      'GET operations/people': () => pageOf({ ...ann, email: 'ann@x.example' }, { ...bob, email: 'bob@x.example' }),
      ...replies,
    },
  });

const findRow = async (name: string) =>
  within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);

test('lists approvers, offers the actions the API allows and filters by approver', async () => {
  const { user, calls, baseElement } = renderPage();
  expect((await findRow('Tea export')).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ann Alwis Bob Bandara', 'Port', '01.01.2026 15:30']),
  );
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect((await findRow('Hubs')).queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Approver' }));
  await user.click(await screen.findByRole('option', { name: /^Bob Bandara/ }));
  await waitFor(() => expect(calls.at(-1)).toContain('approverId=bob'));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('explains the approval of a new operation and shows errors at the approver', async () => {
  const sent: unknown[] = [];
  const fields = { approver1Id: { code: 'mayNotApprove', message: 'no' } };
  const { user, notices, baseElement } = renderPage(
    { 'POST operations': ({ body }) => (sent.push(body) === 1 ? errorReply(422, 'invalid', { fields }) : tea) },
    '/?dialog=new',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New operation' }));
  expect(await dialog.findByText('No approver: an order is validated as soon as it is submitted.')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Tea export');
  const choose = async (field: string, name: RegExp) => {
    await user.click(dialog.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Approver 1', /^Ann/);
  expect(await dialog.findByText('One approval is enough: an order is validated once it is approved.')).toBeVisible();
  await choose('Approver 2', /^Bob/);
  expect(await dialog.findByText('Approver 1 approves first, then approver 2.')).toBeVisible();
  const acceptance = dialog.getByRole('textbox', { name: 'Time to accept, in minutes' });
  expect(acceptance).toHaveAccessibleDescription(/^How long a partner can accept/);
  await user.type(acceptance, '45');
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Orders that can probably not be carried' }),
    'Ask for a reason',
  );
  await user.click(dialog.getByRole('button', { name: 'Create operation' }));
  expect(await dialog.findByText('This person can’t approve orders: they need write access to orders')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Clear' })[0]!);
  await user.click(dialog.getByRole('button', { name: 'Create operation' }));
  await waitFor(() => expect(notices).toEqual(['Operation saved']));
  expect(sent.at(-1)).toEqual({
    name: 'Tea export',
    approver1Id: null,
    approver2Id: 'bob',
    notificationContactIds: [],
    locationIds: [],
    acceptanceMinutes: 45,
    feasibility: 'acknowledge',
  });
});

test('changing the approver while orders wait explains the effect and lists orders no one could approve', async () => {
  const { user } = renderPage(
    { 'PATCH operations/tea': () => errorReply(409, 'ordersWait', { params: { count: 1, numbers: ['O-3'] } }) },
    '/?dialog=edit.tea',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit operation' }));
  expect(await dialog.findByRole('combobox', { name: 'Approver 1' })).toHaveValue('Ann Alwis');
  expect(dialog.queryByText(/waiting for approval/)).toBeNull();
  await user.click(dialog.getAllByRole('button', { name: 'Clear' })[1]!);
  expect(await dialog.findByText(/^An order is waiting for approval\. The new approver/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('No one could approve the waiting order: O-3. Approve, reject or reopen it first'),
  ).toBeVisible();
});

test('shows the orders that use an operation and prevent its deletion', async () => {
  const { user } = renderPage({
    'DELETE operations/tea': () =>
      errorReply(409, 'operationInUse', { params: { count: 4, numbers: ['O-1', 'O-2', 'O-3'] } }),
  });
  await chooseAction(user, 'Tea export', 'Operation');
  const info = within(await screen.findByRole('dialog', { name: 'Operation' }));
  expect(await info.findByText('4 orders: O-1, O-2, O-3, …')).toBeVisible();
  expect(info.getByText('Waiting for approval: O-3')).toBeVisible();
  expect(info.getByText('Within 120 minutes')).toBeVisible();
  expect(info.getByText('Send them')).toBeVisible();
  await user.keyboard('{Escape}');
  await chooseAction(user, 'Tea export', 'Delete');
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Confirm action?' })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('4 orders use this operation: O-1, O-2, O-3. It cannot be deleted')).toBeVisible();
});

test('a reader cannot change anything, not even by URL; shows an empty list', async () => {
  const { unmount } = renderPage({}, '/?dialog=new', testUsers.reader);
  await findRow('Tea export');
  expect([screen.queryByRole('button', { name: 'New operation' }), screen.queryByRole('dialog')]).toEqual([null, null]);
  unmount();
  renderPage({ 'GET operations': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No operations found' })).toBeVisible();
});
