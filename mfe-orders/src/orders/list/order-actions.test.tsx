import { screen, waitFor, within } from '@testing-library/react';
import type { OrderStageState } from 'shared-contracts/orders';
import type { OrderAction } from 'shared-contracts/values/order-stages';
import { chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OrdersPage from './orders-page.tsx';
import { lanka, order, orderRow, pageOf } from './testing/given.ts';

const LIST = 'GET orders/v2?sort=-createdAt&page=1&limit=20';
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

const state = (over: Partial<OrderStageState> = {}): OrderStageState => ({
  stage: 'transit',
  allowedStages: ['arrivedToDropLocation', 'notDelivered'],
  moves: [
    { stage: 'arrivedToDropLocation', event: 'arriveAtDrop', needsReason: false, takesQuantities: false },
    { stage: 'notDelivered', event: 'failDelivery', needsReason: true, takesQuantities: false },
  ],
  ...over,
});
const show = (actions: OrderAction[], call: string, more: Replies = {}) => {
  const sent: unknown[] = [];
  const replies: Replies = {
    'GET orders/v2': () => pageOf(orderRow({ actions })),
    'GET partners': () => pageOf(lanka),
    'GET orders/:id/stage': () => state(),
    [call]: ({ body }) => (sent.push(body), order({ id: 'order-9' })),
    ...more,
  };
  return { sent, ...renderScreen(<OrdersPage />, { at: '/orders', path: '/orders', replies }) };
};

test('one click approves, and the list is asked again', async () => {
  const { user, calls, notices } = show(['approve', 'reject'], 'PATCH orders/order-1/approve');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual(['Order approved']));
  expect(calls.filter((call) => call === LIST)).toHaveLength(2);
});

test('the second pair of eyes is told why it is not theirs to give', async () => {
  const message = 'You gave the first approval: another person must give the second one';
  const { user, notices } = show(['approve'], '', {
    'PATCH orders/:id/approve': () => refuse(409, 'fourEyes', { message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual([message]));
});

test('rejecting wants a reason', async () => {
  const { user, sent, notices, router } = show(['reject'], 'PATCH orders/:id/approve');
  await chooseAction(user, 'O-000104', 'Reject');
  const dialog = await dialogOf('Reject order');
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

test('an incomplete one is not sent: its form opens', async () => {
  const fields = { stops: { code: 'twoPointsRequired', message: 'At least two points required' } };
  const { user, router, notices } = show(['edit', 'submit'], '', {
    'PATCH orders/:id/stage': () => refuse(422, 'invalid', { fields }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1/edit'));
  expect(notices).toEqual(['Order {number} is not complete. Fill in what is missing and send it from here.']);
});

test.each<[string, RegExp, string, unknown]>([
  ['Reopen', /Takes order O-000104 back to saved/, 'PATCH orders/order-1/reopen', { from: 'saved' }],
  [
    'Deliver again',
    /Takes order O-000104 back to validated/,
    'PATCH orders/order-1/stage',
    { stage: 'validated', from: 'saved' },
  ],
  ['Delete', /Deletes order O-000104/, 'DELETE orders/order-1', undefined],
])('%s asks first and says what it causes', async (action, consequence, call, body) => {
  const { user, calls, sent } = show(['reopen', 'reattempt', 'delete'], call);
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
  ['Take out of the archive', 'POST orders/archive/order-1/restore', 'Order taken out of the archive', '/orders'],
])('%s is done at once', async (action, call, notice, path) => {
  const { user, notices, router } = show(['duplicate', 'archive', 'restore'], call);
  await chooseAction(user, 'O-000104', action);
  await waitFor(() => expect(notices).toEqual([notice]));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test.each([true, false])(
  'cancelling says what it causes; needs a reason once the trip is under way: %s',
  async (needsReason) => {
    const moves: OrderStageState['moves'] = [
      { stage: 'cancelled', event: 'cancel', needsReason, takesQuantities: false },
    ];
    const { user, sent, notices } = show(['cancel'], 'PATCH orders/:id/stage', {
      'GET orders/:id/stage': () => state({ stage: 'started', moves }),
    });
    await chooseAction(user, 'O-000104', 'Cancel order');
    const dialog = await dialogOf('Cancel order');
    expect(await dialog.findByText(/A cancelled order cannot be taken up again/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    if (needsReason) {
      const reason = dialog.getByRole('textbox', { name: 'Reason' });
      await waitFor(() => expect(reason).toHaveAccessibleDescription('Field is required'));
      await user.type(reason, 'Flood');
      await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    }
    await waitFor(() => expect(notices).toEqual(['Order cancelled']));
    expect(sent).toEqual([{ stage: 'cancelled', from: 'started', ...(needsReason && { reason: 'Flood' }) }]);
  },
);

test('its stage changes only to what is allowed, with the reason where one is needed', async () => {
  let isDone = false;
  const { user, sent, notices } = show(['changeStage'], 'PATCH orders/:id/stage', {
    'GET orders/:id/stage': () => (isDone ? state({ stage: 'notDelivered', moves: [] }) : state()),
    'GET orders/v2': () => ((isDone = sent.length > 0), pageOf(orderRow({ actions: ['changeStage'] }))),
  });
  await chooseAction(user, 'O-000104', 'Change stage');
  const dialog = await dialogOf('Change stage');
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

test('a part delivery tells what has arrived and why not all', async () => {
  const moves: OrderStageState['moves'] = [
    { stage: 'incompleteDelivery', event: 'deliverPart', needsReason: false, takesQuantities: true },
  ];
  const { user, sent } = show(['changeStage'], 'PATCH orders/:id/stage', {
    'GET orders/:id/stage': () => state({ stage: 'unloading', moves }),
    'GET orders/:id': () => order(),
  });
  await chooseAction(user, 'O-000104', 'Change stage');
  const dialog = await dialogOf('Change stage');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'New stage' }), 'Incomplete delivery');
  const arrived = dialog.getByRole('textbox', { name: 'Ceylon tea: arrived of 10' });
  await user.clear(arrived);
  await user.type(arrived, '8');
  await user.type(dialog.getByRole('textbox', { name: 'Ceylon tea: why some is missing' }), 'Wet');
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
