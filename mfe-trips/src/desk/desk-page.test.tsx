import { screen, waitFor, within } from '@testing-library/react';
import { HOUR } from 'shared-contracts/values/time';
import type { PlanProblemCode } from 'shared-contracts/values/trips/planning-desk';
import { errorReply, findAccessibilityViolations, testUsers } from 'shared-ui/testing';
import { changeResult, createPlan, MONDAY, planTrip } from './testing/fixtures.ts';
import { findTrip, page, renderDesk, timeline } from './testing/render-desk.tsx';

test('shows trips in the rows of their vehicles, unplanned orders, and the figures of the plan', async () => {
  const { baseElement } = renderDesk();
  expect(await screen.findByRole('heading', { name: 'Week 49' })).toBeVisible();
  const row = within(timeline().getByRole('group', { name: 'WP LB-2002' }));
  expect(
    row.getByRole('button', { name: 'Trip 2, Port gate → Kandy depot, 02.12.2030 09:00 – 02.12.2030 13:00, 1 order' }),
  ).toBeVisible();
  expect(row.getByText('Unavailable: Brakes')).toBeVisible();
  expect(
    within(timeline().getByRole('group', { name: 'No vehicle' })).getByRole('button', { name: /^Trip 1/ }),
  ).toBeVisible();
  expect(timeline().getByRole('button', { name: /^T-000104/ })).toBeVisible();
  expect(await screen.findByText('O-3')).toBeVisible();
  expect(screen.getByText('2 unplanned orders')).toBeVisible();
  expect(screen.getByText('230.0 km')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('moves a trip by keyboard to a vehicle and a time, with its usual driver, and announces each step', async () => {
  const moved = planTrip(1, ['o-1'], { vehicleId: 'v-1', driverId: 'kasun', beginsAt: MONDAY + 8 * HOUR + 900 });
  const { user, changes } = renderDesk({
    replies: { 'PATCH v2/trips/plans/plan-1/changes': () => changeResult(6, [moved]) },
  });
  (await findTrip(/^Trip 1,/)).focus();
  await user.keyboard(' ');
  expect(screen.getByText(/^Trip 1 picked up/)).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getAllByText('Moving Trip 1 to WP LA-1001, 02.12.2030 08:15')).toHaveLength(2);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(changes).toEqual([
      {
        operations: [
          { op: 'assignVehicle', tripId: 'trip-1', vehicleId: 'v-1' },
          { op: 'assignDriver', tripId: 'trip-1', driverId: 'kasun' },
          { op: 'moveTrip', tripId: 'trip-1', startAt: MONDAY + 8 * HOUR + 900 },
        ],
        revision: '"5"',
      },
    ]),
  );
  const row = within(timeline().getByRole('group', { name: 'WP LA-1001' }));
  await waitFor(() => expect(row.getByRole('button', { name: /^Trip 1, .* 08:15/ })).toHaveFocus());
});

test('Escape leaves a trip where it was', async () => {
  const { user, changes } = renderDesk();
  (await findTrip(/^Trip 1,/)).focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(screen.getByText('Trip 1 stays where it was')).toBeInTheDocument();
  expect(changes).toEqual([]);
});

test('shows problems of a trip as texts: places, days and hours', async () => {
  const late = planTrip(1, ['o-1'], {
    lateMinutes: 2_760,
    problems: [
      {
        code: 'lateStop',
        blocks: false,
        orderId: 'o-1',
        stop: 1,
        params: {
          order: 'O-1',
          location: 'Kandy depot',
          minutes: 2_760,
          arriveAt: MONDAY + 56 * HOUR,
          to: MONDAY + 10 * HOUR,
        },
      },
      {
        code: 'vehicleBusy',
        blocks: true,
        orderId: null,
        stop: null,
        params: { vehicle: 'WP LA-1001', planTrip: 2, from: MONDAY + 9 * HOUR, to: MONDAY + 13 * HOUR },
      },
    ],
  });
  const { user } = renderDesk({ plan: createPlan({ planTrips: [late] }) });
  await user.click(await findTrip(/^Trip 1, .*1 day 22 hours late, 2 problems$/));
  const problems = within(screen.getByRole('list', { name: 'Problems' }));
  expect(
    problems.getByText(
      '1 day 22 hours late at Kandy depot with order O-1: arrives 04.12.2030 08:00 instead of 02.12.2030 10:00',
    ),
  ).toBeVisible();
  expect(problems.getByText('WP LA-1001 is on trip 2 from 02.12.2030 09:00 to 02.12.2030 13:00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create trip' })).toBeDisabled();
});

test('shows problems without names that a plan doesn’t contain', async () => {
  const problem = (code: PlanProblemCode, params: Record<string, string | number> = {}) => ({
    code,
    params,
    blocks: true,
    orderId: null,
    stop: null,
  });
  const trip = planTrip(1, ['o-1'], {
    problems: [
      problem('orderInTrip', { order: 'O-1' }),
      problem('vehicleBusy', { vehicle: 'WP LA-1001', from: MONDAY + 9 * HOUR }),
      problem('vehicleNotUsable'),
      problem('driverNotUsable'),
      problem('stopsChanged'),
      problem('palletPlaces', { load: '13.000', capacity: '10.000', excess: '3.000' }),
      problem('loadingMeters', { load: '5.200', capacity: '5.000', excess: '0.200' }),
    ],
    palletPlaces: '13.000',
    capacity: { space: '20.000', weight: '5000.000', palletPlaces: '10.000' },
  });
  const { user } = renderDesk({ plan: createPlan({ planTrips: [trip] }) });
  await user.click(await findTrip(/^Trip 1,/));
  const problems = within(screen.getByRole('list', { name: 'Problems' })).getAllByRole('listitem');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Order O-1 is in another trip already',
    'WP LA-1001 is on another trip from 02.12.2030 09:00',
    'The vehicle is inactive, or not shared with you at that time',
    'The driver is blocked or no longer a driver',
    'The stops of an order were changed, so the trip’s stops were put in order again',
    '3 pallets too many: 13.0 plt in a vehicle for 10.0 plt',
    'Too long by 0.20 LDM: 5.20 LDM in a vehicle for 5.00 LDM',
  ]);
  expect(screen.getByRole('meter', { name: /Pallet places$/ })).toHaveAttribute('aria-valuenow', '130');
  expect(screen.queryByRole('meter', { name: /Loading metres$/ })).toBeNull();
});

test('plans chosen orders by keyboard as a new trip, and refuses vehicles of other types than they request', async () => {
  const { user, changes, notices } = renderDesk();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose order O-3' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose order O-4' }));
  expect(screen.getByText('2 orders chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move order O-4' }));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(notices).toEqual(['{vehicle} isn’t of a vehicle type that order {order} requests']);
  expect(changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Move order O-4' }));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(changes[0]?.operations).toEqual([
      {
        op: 'addTrip',
        id: expect.any(String),
        vehicleId: 'v-1',
        driverId: 'kasun',
        startAt: MONDAY,
        orderIds: ['o-3', 'o-4'],
      },
    ]),
  );
});

test('creates one trip, or all that are ready, and then links to their own pages', async () => {
  const created = createPlan({
    revision: 6,
    planTrips: [planTrip(1, ['o-1'], { createdTrip: { id: 't-9', number: 'T-000109', stage: 'saved' } })],
  });
  const plans = [createPlan(), created];
  const sent: unknown[] = [];
  const { user } = renderDesk({
    replies: {
      'GET v2/trips/plans/plan-1': () => plans.shift() ?? created,
      'POST v2/trips/plans/plan-1/create-trips': ({ body }) => {
        sent.push(body);
        const trip = { id: 't-9', number: 'T-000109' };
        return { revision: 6, results: [{ tripId: 'trip-1', trip, error: null }], created: 1, failed: 0 };
      },
    },
  });
  await user.click(await findTrip(/^Trip 1,/));
  await user.click(screen.getByRole('button', { name: 'Create trip' }));
  expect(await screen.findByRole('link', { name: 'Open trip T-000109' })).toHaveAttribute('href', '/trips/t-9');
  expect(sent).toEqual([{ tripIds: ['trip-1'] }]);
  expect(screen.getByText('Trip T-000109 created')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create trip' })).not.toBeInTheDocument();
});

test('shows the trip of the plan that was not created, with the reason', async () => {
  const error = (code: string, params: object) => ({ statusCode: 409, code, message: 'Refused', params });
  const errors = [
    error('planTripBlocked', { record: '1', problems: [{ code: 'empty', blocks: true }] }),
    error('tripCreated', { record: '1', trip: 'T-000109' }),
  ];
  const { user } = renderDesk({
    replies: {
      'POST v2/trips/plans/plan-1/create-trips': () => ({
        revision: 5,
        results: [{ tripId: 'trip-1', trip: null, error: errors.shift() }],
        created: 0,
        failed: 1,
      }),
    },
  });
  await user.click(await findTrip(/^Trip 1,/));
  const failed = 'Trip 1 of the plan wasn’t created.';
  for (const reason of [
    'It has 1 problem to solve first',
    'Trip T-000109 was created already. Change it on its own page',
  ]) {
    await user.click(screen.getByRole('button', { name: 'Create trip' }));
    expect(await screen.findByText(`${failed} ${reason}`)).toBeVisible();
  }
});

test('shows who else has the plan open', async () => {
  renderDesk({
    replies: {
      'PUT v2/trips/plans/plan-1/presence': () => ({
        users: [
          { id: testUsers.forwarder.id, name: 'Fathima', tripId: null, since: MONDAY },
          { id: 'nimal', name: 'Nimal', tripId: null, since: MONDAY },
        ],
      }),
    },
  });
  expect(await screen.findByText('Nimal is here too')).toBeVisible();
});

test('lets users without the right to write look, and not change', async () => {
  const reader = { ...testUsers.forwarder, rules: testUsers.reader.rules };
  const { user } = renderDesk({ plan: createPlan({ canEdit: false }), user: reader });
  await user.click(await findTrip(/^Trip 1,/));
  expect(screen.getByText('You can view this plan, but not change it')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Vehicle' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move order/ })).not.toBeInTheDocument();
});

test('shows a plan that can’t be loaded as an error, and one that doesn’t exist as not found', async () => {
  const { unmount } = renderDesk({ replies: { 'GET v2/trips/plans/plan-1/fleet': () => errorReply(500, 'internal') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  unmount();
  renderDesk({ replies: { 'GET v2/trips/plans/plan-1': () => errorReply(404, 'notFound') } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('creates the first plan from suggestions and opens it', async () => {
  const created: unknown[] = [];
  const { user, router } = renderDesk({
    url: '/trips/planning',
    replies: {
      'GET v2/trips/plans': () => page(),
      'POST v2/trips/plans': ({ body }) => (created.push(body), createPlan()),
    },
  });
  expect(await screen.findByText('No plans yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'New plan' })[0]!);
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Week 49');
  await user.click(screen.getByRole('button', { name: 'Create plan' }));
  await waitFor(() => expect(router.state.location.search).toContain('view=plan-1'));
  expect(created).toEqual([expect.objectContaining({ name: 'Week 49', source: { kind: 'suggestion' } })]);
});
