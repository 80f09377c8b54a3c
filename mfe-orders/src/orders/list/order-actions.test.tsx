import { screen, waitFor, within } from '@testing-library/react';
import type { OrderStageState } from 'shared-contracts/orders/order-stages';
import type { OrderAction } from 'shared-contracts/values/orders/order-stages';
import { chooseAction, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import OrdersPage from './orders-page.tsx';
import { lanka, order, orderRow, pageOf } from '../testing/orders.fixtures.ts';

const LIST = 'GET orders/v2?sort=-createdAt&page=1&limit=20';
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const stageState = (overrides: Partial<OrderStageState> = {}): OrderStageState => ({
  stage: 'transit',
  allowedStages: ['arrivedToDropLocation', 'notDelivered'],
  moves: [
    { stage: 'arrivedToDropLocation', event: 'arriveAtDrop', needsReason: false, takesQuantities: false },
    { stage: 'notDelivered', event: 'failDelivery', needsReason: true, takesQuantities: false },
  ],
  ...overrides,
});
const renderPage = (actions: OrderAction[], request: string, overrides: Replies = {}) => {
  const sent: unknown[] = [];
  const replies: Replies = {
    'GET orders/v2': () => pageOf(orderRow({ actions })),
    'GET partners': () => pageOf(lanka),
    'GET orders/:id/stage': () => stageState(),
    [request]: ({ body }) => (sent.push(body), order({ id: 'order-9' })),
    ...overrides,
  };
  return { sent, ...renderScreen(<OrdersPage />, { url: '/orders', path: '/orders', replies }) };
};

test('approves with one click and refetches the list', async () => {
  const { user, calls, notices } = renderPage(['approve', 'reject'], 'PATCH orders/order-1/approve');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual(['Order approved']));
  expect(calls.filter((call) => call === LIST)).toHaveLength(2);
});

test('explains why the second approval needs another user', async () => {
  const message = 'You gave the first approval: another person must give the second one';
  const { user, notices } = renderPage(['approve'], '', {
    'PATCH orders/:id/approve': () => errorReply(409, 'fourEyes', { message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual([message]));
});

test('opens the form of an order with warnings to acknowledge', async () => {
  const fields = {
    vehicleTypeIds: { code: 'overload', message: '' },
    acknowledgedWarnings: { code: 'required', message: '' },
  };
  const { user, router, notices } = renderPage(['submit'], '', {
    'PATCH orders/:id/stage': () => errorReply(422, 'invalid', { fields }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1/edit'));
  expect(notices).toEqual(['Order {number} has warnings. Check them and send it from here.']);
});

test('rejecting requires a reason', async () => {
  const { user, sent, notices, router } = renderPage(['reject'], 'PATCH orders/:id/approve');
  await chooseAction(user, 'O-000104', 'Reject');
  const dialog = await findDialog('Reject order');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Reject reason' })).toHaveAccessibleDescription('Field is required'),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Reject reason' }), 'No lorry on that day');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(notices).toEqual(['Order rejected']));
  expect(sent).toEqual([{ rejectReason: 'No lorry on that day' }]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('opens the form of an incomplete order instead of sending it', async () => {
  const fields = { stops: { code: 'twoPointsRequired', message: 'At least two points required' } };
  const { user, router, notices } = renderPage(['edit', 'submit'], '', {
    'PATCH orders/:id/stage': () => errorReply(422, 'invalid', { fields }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1/edit'));
  expect(notices).toEqual(['Order {number} is incomplete. Fill in the missing fields and send it from here.']);
});

test.each<[string, RegExp, string, unknown]>([
  ['Reopen', /Returns order O-000104 to saved/, 'PATCH orders/order-1/reopen', { from: 'saved' }],
  [
    'Deliver again',
    /Returns order O-000104 to validated/,
    'PATCH orders/order-1/stage',
    { stage: 'validated', from: 'saved' },
  ],
  ['Delete', /Deletes order O-000104/, 'DELETE orders/order-1', undefined],
])('%s asks for confirmation and explains the effect', async (action, consequence, call, body) => {
  const { user, calls, sent } = renderPage(['reopen', 'reattempt', 'delete'], call);
  await chooseAction(user, 'O-000104', action);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm action?' }));
  expect(dialog.getByText(consequence)).toBeVisible();
  expect(calls).not.toContain(call);
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(sent).toEqual([body]));
});

test.each([
  ['Duplicate', 'POST orders/order-1', 'Order duplicated: this is the copy', '/orders/order-9/edit'],
  ['Archive', 'POST orders/archive/order-1', 'Order archived', '/orders'],
  ['Restore from archive', 'POST orders/archive/order-1/restore', 'Order restored from archive', '/orders'],
])('%s needs no confirmation', async (action, call, notice, path) => {
  const { user, notices, router } = renderPage(['duplicate', 'archive', 'restore'], call);
  await chooseAction(user, 'O-000104', action);
  await waitFor(() => expect(notices).toEqual([notice]));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test.each([true, false])('cancelling explains the effect and requires a reason if needed: %s', async (needsReason) => {
  const moves: OrderStageState['moves'] = [
    { stage: 'cancelled', event: 'cancel', needsReason, takesQuantities: false },
  ];
  const { user, sent, notices } = renderPage(['cancel'], 'PATCH orders/:id/stage', {
    'GET orders/:id/stage': () => stageState({ stage: 'started', moves }),
  });
  await chooseAction(user, 'O-000104', 'Cancel order');
  const dialog = await findDialog('Cancel order');
  expect(await dialog.findByText(/A cancelled order cannot be resumed/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  if (needsReason) {
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Field is required'));
    await user.type(reason, 'Flood');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  }
  await waitFor(() => expect(notices).toEqual(['Order cancelled']));
  expect(sent).toEqual([{ stage: 'cancelled', from: 'started', ...(needsReason && { reason: 'Flood' }) }]);
});

test('changes only to allowed stages, with a reason if needed', async () => {
  let isDone = false;
  const { user, sent, notices } = renderPage(['changeStage'], 'PATCH orders/:id/stage', {
    'GET orders/:id/stage': () => (isDone ? stageState({ stage: 'notDelivered', moves: [] }) : stageState()),
    'GET orders/v2': () => ((isDone = sent.length > 0), pageOf(orderRow({ actions: ['changeStage'] }))),
  });
  await chooseAction(user, 'O-000104', 'Change stage');
  const dialog = await findDialog('Change stage');
  expect(await dialog.findByText('In transit')).toBeVisible();
  const to = dialog.getByRole('combobox', { name: 'New stage' });
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose…', 'Arrived to drop', 'Not delivered']);
  expect(dialog.queryByRole('textbox', { name: 'Reason' })).toBeNull();
  await user.selectOptions(to, 'Not delivered');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Field is required'),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Gate closed');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await waitFor(() => expect(notices).toEqual(['Stage changed']));
  expect(sent).toEqual([{ stage: 'notDelivered', from: 'transit', reason: 'Gate closed' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a part delivery requires delivered quantities and shortage reasons', async () => {
  const moves: OrderStageState['moves'] = [
    { stage: 'incompleteDelivery', event: 'deliverPart', needsReason: false, takesQuantities: true },
  ];
  const { user, sent } = renderPage(['changeStage'], 'PATCH orders/:id/stage', {
    'GET orders/:id/stage': () => stageState({ stage: 'unloading', moves }),
    'GET orders/:id': () => order(),
  });
  await chooseAction(user, 'O-000104', 'Change stage');
  const dialog = await findDialog('Change stage');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'New stage' }), 'Incomplete delivery');
  const delivered = dialog.getByRole('textbox', { name: 'Ceylon tea: delivered of 10' });
  await user.clear(delivered);
  await user.type(delivered, '8');
  await user.type(dialog.getByRole('textbox', { name: 'Ceylon tea: shortage reason' }), 'Wet');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        stage: 'incompleteDelivery',
        from: 'unloading',
        delivered: [{ cargoId: 'cargo-1', quantity: 8, shortageReason: 'Wet' }],
      },
    ]),
  );
});
