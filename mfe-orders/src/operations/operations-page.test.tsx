import { screen, waitFor, within } from '@testing-library/react';
import type { OperationDetails } from 'shared-contracts/operations';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OperationsPage from './operations-page.tsx';

const [ann, bob] = [
  { id: 'ann', name: 'Ann Alwis' },
  { id: 'bob', name: 'Bob Bandara' },
];
const tea: OperationDetails = {
  id: 'tea',
  name: 'Tea export',
  approver1: ann,
  approver2: bob,
  notificationContacts: [bob],
  locations: [{ id: 'port', name: 'Port' }],
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

const show = (replies: Replies = {}, at = '/', user = as.cargoOwner) =>
  renderScreen(<OperationsPage />, {
    at,
    user,
    replies: {
      'GET operations': () => pageOf(tea, hubs),
      'GET operations/tea': () => tea,
      'GET operations/tea/timeline': () => ({ items: [] }),
      'GET operations/people': () => pageOf({ ...ann, email: 'ann@x.example' }, { ...bob, email: 'bob@x.example' }),
      ...replies,
    },
  });

const rowOf = async (name: string) => within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);

test('the list names approvers, offers what the API allows and is filtered by an approver', async () => {
  const { user, calls, baseElement } = show();
  expect((await rowOf('Tea export')).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ann Alwis', 'Bob Bandara', 'Port', '01.01.2026 15:30']),
  );
  expect((await rowOf('Hubs')).queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Approver' }));
  await user.click(await screen.findByRole('option', { name: /^Bob Bandara/ }));
  await waitFor(() => expect(calls.at(-1)).toContain('approverId=bob'));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a new one says what its approvers mean; who may not approve is told at the field', async () => {
  const sent: unknown[] = [];
  const fields = { approver1Id: { code: 'mayNotApprove', message: 'no' } };
  const { user, notices, baseElement } = show(
    { 'POST operations': ({ body }) => (sent.push(body) === 1 ? refuse(422, 'invalid', { fields }) : tea) },
    '/?dialog=new',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New operation' }));
  expect(await dialog.findByText('No approver: an order is validated as soon as it is submitted.')).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Tea export');
  const choose = async (field: string, name: RegExp) => {
    await user.click(dialog.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Approver 1', /^Ann/);
  expect(await dialog.findByText('One approval is enough: an order is validated when it is given.')).toBeVisible();
  await choose('Approver 2', /^Bob/);
  expect(await dialog.findByText('Approver 1 approves first, then approver 2.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create operation' }));
  expect(
    await dialog.findByText('This person may not approve orders: they lack the right to write orders'),
  ).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Clear' })[0]!);
  await user.click(dialog.getByRole('button', { name: 'Create operation' }));
  await waitFor(() => expect(notices).toEqual(['Operation saved']));
  expect(sent.at(-1)).toEqual({
    name: 'Tea export',
    approver1Id: null,
    approver2Id: 'bob',
    notificationContactIds: [],
    locationIds: [],
  });
});

test('another approver while orders wait: it is told who is asked then, and which orders nobody could approve', async () => {
  const { user } = show(
    { 'PATCH operations/tea': () => refuse(409, 'ordersWait', { params: { count: 1, numbers: ['O-3'] } }) },
    '/?dialog=edit.tea',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit operation' }));
  expect(await dialog.findByRole('combobox', { name: 'Approver 1' })).toHaveValue('Ann Alwis');
  expect(dialog.queryByText(/waits for approval/)).toBeNull();
  await user.click(dialog.getAllByRole('button', { name: 'Clear' })[1]!);
  expect(await dialog.findByText(/^An order waits for approval\. Whoever is in turn/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Nobody could approve an order that waits: O-3. Approve, reject or reopen it first'),
  ).toBeVisible();
});

test('what uses it is told, and keeps it from being deleted', async () => {
  const { user } = show({
    'DELETE operations/tea': () =>
      refuse(409, 'operationInUse', { params: { count: 4, numbers: ['O-1', 'O-2', 'O-3'] } }),
  });
  await chooseAction(user, 'Tea export', 'Operation');
  const info = within(await screen.findByRole('dialog', { name: 'Operation' }));
  expect(await info.findByText('4 orders: O-1, O-2, O-3, …')).toBeVisible();
  expect(info.getByText('Waiting for approval: O-3')).toBeVisible();
  await user.keyboard('{Escape}');
  await chooseAction(user, 'Tea export', 'Delete');
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Confirm action?' })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('4 orders use this operation: O-1, O-2, O-3. It cannot be deleted')).toBeVisible();
});

test('a reader changes nothing, not even by the address; nothing there says so', async () => {
  const { unmount } = show({}, '/?dialog=new', as.reader);
  await rowOf('Tea export');
  expect([screen.queryByRole('button', { name: 'New operation' }), screen.queryByRole('dialog')]).toEqual([null, null]);
  unmount();
  show({ 'GET operations': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No operations found' })).toBeVisible();
});
