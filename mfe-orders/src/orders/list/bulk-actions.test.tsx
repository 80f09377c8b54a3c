import { screen, waitFor, within } from '@testing-library/react';
import type { OrderStageState } from 'shared-contracts/orders';
import { accessibilityFaults, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OrdersPage from './orders-page.tsx';
import { lanka, order, orderRow, pageOf } from './testing/given.ts';

const LIST = 'GET orders/v2?sort=-createdAt&page=1&limit=20';
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

const five = [1, 2, 3, 4, 5].map((n) =>
  orderRow({
    id: `id-${n}`,
    number: `O-00020${n}`,
    stage: n === 5 ? 'saved' : 'pendingValidation',
    actions: n === 5 ? ['changeStage'] : ['approve', 'reject', 'changeStage'],
  }),
);
const choosing = async (replies: Replies) => {
  const shown = renderScreen(<OrdersPage />, {
    at: '/orders',
    path: '/orders',
    replies: { 'GET orders/v2': () => pageOf(...five), 'GET partners': () => pageOf(lanka), ...replies },
  });
  await shown.user.click(await screen.findByRole('checkbox', { name: 'Select all rows of the page' }));
  return shown;
};
const press = ({ user }: ReturnType<typeof renderScreen>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const results = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

test('one that fails hides none of the others, and the list is asked once more', async () => {
  const shown = await choosing({
    'PATCH orders/:id/approve': () => order(),
    'PATCH orders/id-2/approve': () => refuse(409, 'notInTurn'),
  });
  expect(screen.queryByRole('button', { name: /^Send for approval|^Archive/ })).toBeNull();
  await press(shown, 'Approve (4)');
  const dialog = await dialogOf('Approve');
  expect(dialog.getByText('For 4 of the 5 selected; the others are left as they are.')).toBeVisible();
  await shown.user.click(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.findByText('4 of 4 done');
  expect(results(dialog)).toEqual([
    'O-000201Done',
    'O-000202Another approver is in turn',
    'O-000203Done',
    'O-000204Done',
  ]);
  expect(shown.notices).toEqual([]);
  await waitFor(() => expect(shown.calls.filter((call) => call === LIST)).toHaveLength(2));
  expect(await accessibilityFaults(shown.baseElement)).toEqual([]);
});

test('are rejected with one reason', async () => {
  const bodies: unknown[] = [];
  const shown = await choosing({ 'PATCH orders/:id/approve': ({ body }) => (bodies.push(body), order()) });
  await press(shown, 'Reject (4)');
  const dialog = await dialogOf('Reject');
  await shown.user.click(await dialog.findByRole('button', { name: 'Reject' }));
  const reason = dialog.getByRole('textbox', { name: 'Reject reason, for all of them' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Field is required'));
  await shown.user.type(reason, 'Rates changed');
  await shown.user.click(dialog.getByRole('button', { name: 'Reject' }));
  await dialog.findByText('4 of 4 done');
  expect(bodies).toEqual(
    Array.from({ length: 4 }, () => ({ rejectReason: 'Rates changed', from: 'pendingValidation' })),
  );
});

test('go to one stage, as far as it follows on theirs', async () => {
  const moved: unknown[] = [];
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
  const shown = await choosing({
    'GET orders/id-1/stage': () => pending,
    'GET orders/id-5/stage': () => saved,
    'PATCH orders/:id/stage': ({ path, body }) => (moved.push([path, body]), order()),
  });
  await press(shown, 'Change stage');
  const dialog = await dialogOf('Change stage');
  const to = await dialog.findByRole('combobox', { name: 'New stage' });
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose…', 'Validated (4)', 'Cancelled (5)']);
  await shown.user.selectOptions(to, 'validated');
  await shown.user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await dialog.findByText('4 of 4 done');
  expect(moved[0]).toEqual(['orders/id-1/stage', { stage: 'validated', from: 'pendingValidation' }]);
  expect(shown.calls.filter((call) => call.startsWith('GET orders/id-'))).toEqual([
    'GET orders/id-1/stage',
    'GET orders/id-5/stage',
  ]);
});

test('what is wrong with one is told in words', async () => {
  const rows = [orderRow({ actions: ['submit', 'archive'] })];
  const fields = {
    stops: { code: 'twoPointsRequired', message: '' },
    contractId: { code: 'contractExpired', message: '' },
    pickupFrom: { code: 'required', message: '' },
    pickupTo: { code: 'required', message: '' },
  };
  const shown = await choosing({
    'GET orders/v2': () => pageOf(...rows),
    'PATCH orders/:id/stage': () => refuse(422, 'invalid', { fields }),
    'POST orders/archive/:id': () => refuse(409, 'odd', { message: 'Told by the server' }),
  });
  await press(shown, 'Send for approval');
  await shown.user.click((await dialogOf('Send for approval')).getByRole('button', { name: 'Send for approval' }));
  await waitFor(async () =>
    expect(results(await dialogOf('Send for approval'))).toEqual([
      'O-000104At least two points requiredContract has expiredThe pickup window is missing',
    ]),
  );
  await shown.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(shown, 'Archive');
  await shown.user.click((await dialogOf('Archive')).getByRole('button', { name: 'Archive' }));
  await waitFor(async () => expect(results(await dialogOf('Archive'))).toEqual(['O-000104Told by the server']));
});
