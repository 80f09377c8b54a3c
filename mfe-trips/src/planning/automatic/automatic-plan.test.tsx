import { screen, waitFor, within } from '@testing-library/react';
import type { PlanCheckInput, CreateAllInput, UnplacedOrder } from 'shared-contracts/trips/planner';
import { MINUTE } from 'shared-contracts/values/time';
import { DEFAULT_DRIVER_HOURS, DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import { findAccessibilityViolations, testUsers, errorReply, findMap, type Replies } from 'shared-ui/testing';
import { openAutomatic as openPlan, renderAutomatic as renderPlan } from '../testing/automatic-page.tsx';
import { START_AT, kandy, plannedOrder, suggestion } from '../testing/fixtures.ts';

const suggestions = {
  suggestions: [suggestion('Kandy', plannedOrder(1), plannedOrder(2)), suggestion('Galle', plannedOrder(3))],
  unplaced: [{ order: plannedOrder(4, '50.000'), reason: 'capacityExceeded' }],
};
async function renderSuggestions(replies: Replies = {}) {
  const checks: PlanCheckInput[] = [];
  const lateDelivery = {
    code: 'lateDelivery',
    orderId: 'o2',
    params: { location: kandy.id, minutes: 2_760, arriveAt: START_AT, to: START_AT },
  };
  const view = await renderPlan({
    'POST v2/trips/suggest': () => suggestions,
    'POST v2/trips/suggest/check': ({ body }) => {
      const { orderIds } = body as PlanCheckInput;
      checks.push(body as PlanCheckInput);
      return {
        suggestion: suggestion('Galle', ...orderIds.map((id) => plannedOrder(Number(id.slice(1))))),
        breaks: orderIds.includes('o2') ? [lateDelivery] : [],
      };
    },
    ...replies,
  });
  await view.user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  await screen.findByRole('region', { name: '1. Kandy' });
  return {
    ...view,
    checks,
    column: (name: string) => within(screen.getByRole('region', { name })),
    handle: (number: string) => screen.getByRole('button', { name: `Move order ${number}` }),
  };
}

test('shows the reasons of suggestions and of unplaced orders', async () => {
  const { column, baseElement } = await renderSuggestions();
  expect(screen.getByText('2 trips with 3 orders, 1 not placed')).toBeVisible();
  expect(
    column('1. Kandy').getByText(/20 ft lorry is the smallest type that fits: 50.0% of space, 33.3% of weight/),
  ).toBeInTheDocument();
  expect(column('1. Kandy').getByText(/The tightest delivery has 45 minutes to spare/)).toBeInTheDocument();
  expect(column('Not placed').getByText('Larger than the largest vehicle type allowed')).toBeVisible();
  await findMap();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows what would help an order that is not placed, with places, times and measures', async () => {
  const to = START_AT + 25 * MINUTE;
  const unplaced: UnplacedOrder[] = [
    {
      order: plannedOrder(4),
      reason: 'capacityExceeded',
      help: [
        { code: 'moreSpace', params: { type: '20 ft lorry', space: '1.500' } },
        { code: 'laterDelivery', params: { location: 'Kandy depot', minutes: 25, to } },
        { code: 'longerDrive', params: { minutes: 90 } },
      ],
    },
    {
      order: plannedOrder(5),
      reason: 'noVehicleType',
      help: [{ code: 'newType', params: { space: '4.000', weight: '500.000', temperature: 'frozen' } }],
    },
    { order: plannedOrder(6), reason: 'timeWindowInfeasible' },
  ];
  const { user } = await renderPlan({ 'POST v2/trips/suggest': () => ({ suggestions: [], unplaced }) });
  await user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  const column = within(await screen.findByRole('region', { name: 'Not placed' }));
  const cards = within(column.getByRole('list', { name: 'Not placed' })).getAllByText(/^O-/);
  expect(cards.map(({ textContent }) => textContent)).toEqual(['O-4', 'O-5', 'O-6']);
  expect(column.getAllByText('What would help:')).toHaveLength(2);
  expect(column.getByText(/^A type with/)).toHaveTextContent('A type with 1.50 CBM more than 20 ft lorry');
  expect(column.getByText(/^Deliver at/)).toHaveTextContent('Deliver at Kandy depot 00:25 later, by 01.12.2030 11:55');
  expect(column.getByText(/more driving in a trip/)).toHaveTextContent('Allow 01:30 more driving in a trip');
  expect(column.getByText(/^A freezer type for/)).toHaveTextContent('A freezer type for 4.00 CBM and 500 kg');
});

test('uses the breaks of the organization and a longest drive, and shows them in the schedule', async () => {
  const requests: unknown[] = [];
  const planned = suggestion('Jaffna', plannedOrder(1));
  const stops = planned.stops.map((stop, i) => (i === 1 ? { ...stop, breakMinutes: 90, waitMinutes: 20 } : stop));
  const { user } = await renderPlan({
    'GET v2/trips/driver-hours-rules': () => ({ ...DEFAULT_DRIVER_HOURS, breakMinutes: 60 }),
    'POST v2/trips/suggest': ({ body }) => {
      requests.push(body);
      return { suggestions: [{ ...planned, stops }], unplaced: [] };
    },
  });
  await user.click(screen.getByText('Driving times and breaks'));
  await user.type(screen.getByRole('textbox', { name: /Longest drive per trip/ }), '09:00');
  await user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  const column = within(await screen.findByRole('region', { name: '1. Jaffna' }));
  expect(requests).toEqual([
    expect.objectContaining({ driving: { ...DEFAULT_DRIVING, breakMinutes: 60, maxDriveMinutes: 540 } }),
  ]);
  await user.click(column.getByText('Schedule'));
  expect(column.getByText(/Break on the way:/)).toHaveTextContent('01:30');
  expect(column.getByText(/Waiting time:/)).toHaveTextContent('00:20');
});

test('shows what a trip emits, and the share of each order', async () => {
  const orders = [
    { ...plannedOrder(1), emissions: '50.250' },
    { ...plannedOrder(2), emissions: '12.000' },
  ];
  const { user } = await renderPlan({
    'POST v2/trips/suggest': () => ({
      suggestions: [{ ...suggestion('Kandy', ...orders), emissions: '62.250' }],
      unplaced: [],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  const column = within(await screen.findByRole('region', { name: '1. Kandy' }));
  await user.click(column.getByText(/^Emissions:/));
  expect(column.getByText(/^Emissions:/)).toHaveTextContent('Emissions: 62 kg CO₂e');
  expect(column.getByText(/^O-2:/)).toHaveTextContent('O-2: 12 kg');
});

test('moves an order by keyboard, announces each step, checks the trip and undoes the move', async () => {
  const { user, checks, column, handle } = await renderSuggestions();
  handle('O-2').focus();
  await user.keyboard('{Enter}');
  expect(handle('O-2')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/Picked up order O-2 from 1. Kandy/)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('2. Galle, 1 order')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Order O-2 moved to 2. Galle')).toBeInTheDocument();
  await waitFor(() => expect(handle('O-2')).toHaveFocus());
  expect(column('2. Galle').getByRole('meter', { name: '2. Galle: Space' })).toHaveAttribute('aria-valuenow', '100');
  expect(await column('2. Galle').findByText(/1 day 22 h late at Kandy depot/)).toBeVisible();
  expect(checks).toContainEqual({ orderIds: ['o3', 'o2'], vehicleTypeId: 'lorry' });
  expect(column('2. Galle').getByRole('button', { name: /^Create trip:/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(column('1. Kandy').getByText('O-2')).toBeVisible();
});

test('shows an overload immediately, and cancels a move with Escape', async () => {
  const { user, column, handle } = await renderSuggestions();
  await user.click(handle('O-4'));
  await user.click(column('2. Galle').getByText('Drop here'));
  expect(column('2. Galle').getByText(/Too large: 54.00 CBM in a vehicle for 8.00 CBM/)).toBeVisible();
  expect(screen.getByText('Order O-4 moved to 2. Galle, which is now overloaded')).toBeInTheDocument();
  await user.click(handle('O-1'));
  await user.keyboard('{ArrowRight}{Escape}');
  expect(column('1. Kandy').getByText('O-1')).toBeVisible();
});

test('creates all trips with a result for each, and keeps failed ones on the board', async () => {
  const requests: CreateAllInput[] = [];
  const error = { statusCode: 409, code: 'orderTaken', message: 'Order O-3 is in another trip' };
  const { user, column } = await renderSuggestions({
    'POST v2/trips/create-all': ({ body }) => {
      const {
        trips: [trip],
      } = body as CreateAllInput;
      requests.push(body as CreateAllInput);
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
  expect(requests).toContainEqual({
    trips: [
      expect.objectContaining({
        orderIds: ['o1', 'o2'],
        vehicleTypeId: 'lorry',
        routeZoneId: 'Kandy',
        stops: suggestions.suggestions[0]?.stops.map(({ location: { id }, pickOrderIds, dropOrderIds }) => ({
          locationId: id,
          pickOrderIds,
          dropOrderIds,
        })),
      }),
    ],
  });
  await user.click(await dialog.findByText('Close', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '1. Kandy' })).toBeNull());
  expect(column('2. Galle').getByText('O-3')).toBeVisible();
});

test.each([
  [
    'no orders',
    { 'POST v2/trips/suggest': () => ({ suggestions: [], unplaced: [] }) },
    'No validated orders in this period',
  ],
  ['an error', { 'POST v2/trips/suggest': () => errorReply(500, 'unknown') }, 'Trips couldn’t be suggested'],
])('shows a message for %s', async (_name, replies, text) => {
  const { user } = await renderPlan(replies);
  expect(screen.getByText('No suggestions yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Suggest trips' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('denies access to users who can’t write trips', () => {
  openPlan({}, testUsers.reader);
  expect(screen.queryByRole('button', { name: 'Suggest trips' })).toBeNull();
  expect(screen.getByRole('heading')).toBeVisible();
});
