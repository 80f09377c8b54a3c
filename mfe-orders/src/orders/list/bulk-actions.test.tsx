import { screen, waitFor, within } from '@testing-library/react';
import type { OrderStageState } from 'shared-contracts/orders/order-stages';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import OrdersPage from './orders-page.tsx';
import { lanka, order, orderRow, pageOf } from '../testing/orders.fixtures.ts';

const LIST = 'GET orders/v2?sort=-createdAt&page=1&limit=20';
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const orders = [1, 2, 3, 4, 5].map((n) =>
  orderRow({
    id: `id-${n}`,
    number: `O-00020${n}`,
    stage: n === 5 ? 'saved' : 'pendingValidation',
    actions: n === 5 ? ['changeStage'] : ['approve', 'reject', 'changeStage'],
  }),
);
const renderWithSelection = async (replies: Replies) => {
  const view = renderScreen(<OrdersPage />, {
    url: '/orders',
    path: '/orders',
    replies: { 'GET orders/v2': () => pageOf(...orders), 'GET partners': () => pageOf(lanka), ...replies },
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  return view;
};
const press = ({ user }: ReturnType<typeof renderScreen>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const getResults = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows the result of each order and refetches the list once', async () => {
  const view = await renderWithSelection({
    'PATCH orders/:id/approve': () => order(),
    'PATCH orders/id-2/approve': () => errorReply(409, 'notInTurn'),
  });
  expect(screen.queryByRole('button', { name: /^Send for approval|^Archive/ })).toBeNull();
  await press(view, 'Approve (4)');
  const dialog = await findDialog('Approve');
  expect(dialog.getByText('Applies to 4 of the 5 selected. The others stay unchanged.')).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.findByText('3 changed, 1 not');
  expect(getResults(dialog)).toEqual([
    'O-000202It’s another approver’s turn',
    'O-000201Done',
    'O-000203Done',
    'O-000204Done',
  ]);
  expect(view.notices).toEqual([]);
  await waitFor(() => expect(view.calls.filter((call) => call === LIST)).toHaveLength(2));
  expect(await findAccessibilityViolations(view.baseElement)).toEqual([]);
});

test('rejects several orders with one reason', async () => {
  const bodies: unknown[] = [];
  const view = await renderWithSelection({ 'PATCH orders/:id/approve': ({ body }) => (bodies.push(body), order()) });
  await press(view, 'Reject (4)');
  const dialog = await findDialog('Reject');
  await view.user.click(await dialog.findByRole('button', { name: 'Reject' }));
  const reason = dialog.getByRole('textbox', { name: 'Reject reason for all orders' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Field is required'));
  await view.user.type(reason, 'Rates changed');
  await view.user.click(dialog.getByRole('button', { name: 'Reject' }));
  await dialog.findByText('4 changed');
  expect(bodies).toEqual(
    Array.from({ length: 4 }, () => ({ rejectReason: 'Rates changed', from: 'pendingValidation' })),
  );
});

test('changes the stage of the orders that allow it', async () => {
  const changes: unknown[] = [];
  const saved: OrderStageState = {
    stage: 'saved',
    allowedStages: [],
    moves: [{ stage: 'cancelled', event: 'cancel', needsReason: false, takesQuantities: false }],
  };
  const pending: OrderStageState = {
    stage: 'pendingValidation',
    allowedStages: [],
    moves: [{ stage: 'validated', event: 'approve', needsReason: false, takesQuantities: false }, ...saved.moves],
  };
  const view = await renderWithSelection({
    'GET orders/id-1/stage': () => pending,
    'GET orders/id-5/stage': () => saved,
    'PATCH orders/:id/stage': ({ path, body }) => (changes.push([path, body]), { ...order(), stageOutcome: 'changed' }),
  });
  await press(view, 'Change stage');
  const dialog = await findDialog('Change stage');
  const to = await dialog.findByRole('combobox', { name: 'New stage' });
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose…', 'Validated (4)', 'Cancelled (5)']);
  await view.user.selectOptions(to, 'validated');
  await view.user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await dialog.findByText('4 changed');
  expect(changes[0]).toEqual(['orders/id-1/stage', { stage: 'validated', from: 'pendingValidation' }]);
  expect(view.calls.filter((call) => call.startsWith('GET orders/id-'))).toEqual([
    'GET orders/id-1/stage',
    'GET orders/id-5/stage',
  ]);
});

test('shows the errors of each order', async () => {
  const rows = [orderRow({ actions: ['submit', 'archive'] })];
  const fields = {
    stops: { code: 'twoPointsRequired', message: '' },
    contractId: { code: 'contractExpired', message: '' },
    pickupFrom: { code: 'required', message: '' },
    pickupTo: { code: 'required', message: '' },
  };
  const view = await renderWithSelection({
    'GET orders/v2': () => pageOf(...rows),
    'PATCH orders/:id/stage': () => errorReply(422, 'invalid', { fields }),
    'POST orders/archive/:id': () => errorReply(409, 'odd', { message: 'Told by the server' }),
  });
  await press(view, 'Send for approval');
  await view.user.click((await findDialog('Send for approval')).getByRole('button', { name: 'Send for approval' }));
  await waitFor(async () =>
    expect(getResults(await findDialog('Send for approval'))).toEqual([
      'O-000104At least two points requiredContract has expiredThe pickup window is missing',
    ]),
  );
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(view, 'Archive');
  await view.user.click((await findDialog('Archive')).getByRole('button', { name: 'Archive' }));
  await waitFor(async () => expect(getResults(await findDialog('Archive'))).toEqual(['O-000104Told by the server']));
});
