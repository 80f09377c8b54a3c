import { screen, waitFor, within } from '@testing-library/react';
import type { CheckInput, CreateAllInput } from 'shared-contracts/planner';
import { accessibilityFaults, as, refuse, renderScreen, shownMap, type Replies } from 'shared-ui/testing';
import TripNewPage from './trip-new-page.tsx';
import { DAY, planned, suggestion } from './testing/given.ts';

const two = {
  suggestions: [suggestion('Kandy', planned(1), planned(2)), suggestion('Galle', planned(3))],
  unplaced: [{ order: planned(4, '50.000'), reason: 'capacityExceeded' }],
};
const show = (replies: Replies, user = as.forwarder) =>
  renderScreen(<TripNewPage />, {
    user,
    at: '/trips/new?how=automatic',
    path: '/trips/new',
    replies: { 'GET routes-zones': () => ({ items: [], total: 0 }), ...replies },
  });

async function suggested(more: Replies = {}) {
  const asked: CheckInput[] = [];
  const late = {
    code: 'lateDelivery',
    orderId: 'o2',
    params: { location: 'Galle store', minutes: 12, arriveAt: DAY, to: DAY },
  };
  const view = show({
    'POST v2/trips/suggest': () => two,
    'POST v2/trips/suggest/check': ({ body }) => {
      const { orderIds } = body as CheckInput;
      asked.push(body as CheckInput);
      return {
        suggestion: suggestion('Galle', ...orderIds.map((id) => planned(Number(id.slice(1))))),
        breaks: orderIds.includes('o2') ? [late] : [],
      };
    },
    ...more,
  });
  await view.user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  await screen.findByRole('region', { name: '1. Kandy' });
  return {
    ...view,
    asked,
    column: (name: string) => within(screen.getByRole('region', { name })),
    grip: (number: string) => screen.getByRole('button', { name: `Move order ${number}` }),
  };
}

test('suggestions tell why they are as they are, and what is not placed why it is not', async () => {
  const { column, baseElement } = await suggested();
  expect(screen.getByText('2 trips with 3 orders, 1 not placed')).toBeVisible();
  expect(
    column('1. Kandy').getByText(/20 ft lorry is the smallest that carries them: 50.0% of space, 33.3% of weight/),
  ).toBeInTheDocument();
  expect(column('1. Kandy').getByText(/The tightest delivery has 45 minutes to spare/)).toBeInTheDocument();
  expect(column('Not placed').getByText('Larger than the largest vehicle type allowed')).toBeVisible();
  await shownMap();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('by keyboard an order is taken, put into another trip, told, checked, and moved back', async () => {
  const { user, asked, column, grip } = await suggested();
  grip('O-2').focus();
  await user.keyboard('{Enter}');
  expect(grip('O-2')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/Order O-2 taken from 1. Kandy/)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('2. Galle, 1 order')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Order O-2 is now in 2. Galle')).toBeInTheDocument();
  await waitFor(() => expect(grip('O-2')).toHaveFocus());
  expect(column('2. Galle').getByRole('meter', { name: '2. Galle: Space' })).toHaveAttribute('aria-valuenow', '100');
  expect(await column('2. Galle').findByText(/12 minutes late at Galle store/)).toBeVisible();
  expect(asked).toContainEqual({ orderIds: ['o3', 'o2'], vehicleTypeId: 'lorry' });
  expect(column('2. Galle').getByRole('button', { name: /^Create trip of/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(column('1. Kandy').getByText('O-2')).toBeVisible();
});

test('too much load is shown at once; Escape leaves an order where it was', async () => {
  const { user, column, grip } = await suggested();
  await user.click(grip('O-4'));
  await user.click(column('2. Galle').getByText('Put it here'));
  expect(column('2. Galle').getByText(/Too large: 54.00 CBM in a vehicle for 8.00 CBM/)).toBeVisible();
  expect(screen.getByText('Order O-4 is now in 2. Galle, which is overloaded')).toBeInTheDocument();
  await user.click(grip('O-1'));
  await user.keyboard('{ArrowRight}{Escape}');
  expect(column('1. Kandy').getByText('O-1')).toBeVisible();
});

test('all are created with a result for each; what failed stays on the board', async () => {
  const sent: CreateAllInput[] = [];
  const error = { statusCode: 409, code: 'orderTaken', message: 'Order O-3 is in another trip' };
  const { user, column } = await suggested({
    'POST v2/trips/create-all': ({ body }) => {
      const {
        trips: [trip],
      } = body as CreateAllInput;
      sent.push(body as CreateAllInput);
      const isTaken = trip?.orderIds.includes('o3');
      return {
        results: [
          {
            orderIds: trip?.orderIds,
            vehicleTypeId: 'lorry',
            trip: isTaken ? null : { id: 't', number: 'T-1' },
            error: isTaken ? error : null,
          },
        ],
        created: 1,
        failed: 0,
      };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Create all' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create all' }));
  expect(await dialog.findByText('Order O-3 is in another trip')).toBeVisible();
  expect(sent).toContainEqual({ trips: [{ orderIds: ['o1', 'o2'], vehicleTypeId: 'lorry', routeZoneId: 'Kandy' }] });
  await user.click(await dialog.findByText('Close', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '1. Kandy' })).toBeNull());
  expect(column('2. Galle').getByText('O-3')).toBeVisible();
});

test.each([
  [
    'nothing to plan',
    { 'POST v2/trips/suggest': () => ({ suggestions: [], unplaced: [] }) },
    'No validated orders in this horizon',
  ],
  ['a failure', { 'POST v2/trips/suggest': () => refuse(500, 'unknown') }, 'No suggestions could be made'],
])('%s is said', async (_name, replies, text) => {
  const { user } = show(replies);
  expect(screen.getByText('No suggestions yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('who may not write trips is told so', () => {
  show({}, as.reader);
  expect(screen.queryByRole('button', { name: 'Suggest trips' })).toBeNull();
  expect(screen.getByRole('heading')).toBeVisible();
});
