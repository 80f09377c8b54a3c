import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders/orders';
import type { OrderStageResult, OrderStageState } from 'shared-contracts/orders/order-stages';
import type { OrderAction } from 'shared-contracts/values/orders/order-stages';
import { chooseAction, renderScreen, type Replies } from 'shared-ui/testing';
import OrdersPage from './orders-page.tsx';
import { lanka, order, orderRow, pageOf } from '../testing/orders.fixtures.ts';

const moves: OrderStageState['moves'] = [
  { stage: 'loading', event: 'startLoading', needsReason: false, takesQuantities: false },
];
const renderPage = (actions: OrderAction[], reply: Order | OrderStageResult) => {
  const replies: Replies = {
    'GET orders/v2': () => pageOf(orderRow({ actions, stage: 'arrivedToPickupLocation' })),
    'GET partners': () => pageOf(lanka),
    'GET orders/:id/stage': () => ({ stage: 'arrivedToPickupLocation', allowedStages: ['loading'], moves }),
    'PATCH orders/:id/stage': () => reply,
    'PATCH orders/:id/approve': () => reply,
  };
  return renderScreen(<OrdersPage />, { url: '/orders', path: '/orders', replies });
};
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test.each<[OrderStageResult['stageOutcome'], Order['stage'], string]>([
  ['changed', 'loading', 'Stage changed'],
  ['recorded', 'transit', 'Recorded; the stage stays “In transit”'],
  ['unchanged', 'loading', 'Nothing changed: the stage is already “Loading”'],
])('shows the outcome of a stage change: %s', async (stageOutcome, stage, notice) => {
  const { user } = renderPage(['changeStage'], { ...order({ stage }), stageOutcome });
  await chooseAction(user, 'O-000104', 'Change stage');
  const dialog = await findDialog('Change stage');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'New stage' }), 'loading');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  expect(await screen.findByText(notice)).toBeVisible();
});

test('the results of a bulk change show which orders keep their stage', async () => {
  const { user } = renderPage(['changeStage'], { ...order({ stage: 'transit' }), stageOutcome: 'recorded' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select O-000104' }));
  await user.click(screen.getByRole('button', { name: 'Change stage' }));
  const dialog = await findDialog('Change stage');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'New stage' }), 'loading');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await waitFor(() =>
    expect(dialog.getByRole('listitem')).toHaveTextContent('O-000104Recorded; the stage stays “In transit”'),
  );
});

test.each<[string, Order['stage'], string]>([
  ['an approver', 'pendingValidation', 'Order sent for approval'],
  ['no approver', 'validated', 'Order validated: its operation needs no approval'],
])('shows whether an order waits for approval, with %s', async (_case, stage, notice) => {
  const { user } = renderPage(['submit'], { ...order({ stage }), stageOutcome: 'changed' });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText(notice)).toBeVisible();
});

test.each<[Order['stage'], string | null, string]>([
  ['validated', null, 'Order approved'],
  ['pending2ndValidation', 'Kamala Silva', 'Approved; Kamala Silva has to approve next'],
  ['pending2ndValidation', null, 'Approved; a second approval is needed'],
])('shows after an approval who has to act: %s, %s', async (stage, waitsFor, notice) => {
  const { user } = renderPage(['approve'], order({ stage, waitsFor }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(notice)).toBeVisible();
});
