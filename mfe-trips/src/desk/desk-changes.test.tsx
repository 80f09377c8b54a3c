import { screen, waitFor, within } from '@testing-library/react';
import { HOUR } from 'shared-contracts/values/time';
import { notify } from 'shared-ui/data';
import { chooseAction, errorReply } from 'shared-ui/testing';
import { changeResult, MONDAY, planTrip } from './testing/fixtures.ts';
import { findTrip, renderDesk, timeline } from './testing/render-desk.tsx';

test('undoes with Ctrl+Z and redoes with the operations of the server, each on the revision before', async () => {
  const results = [
    changeResult(6, [], { inverse: [{ op: 'assignVehicle', tripId: 'trip-2', vehicleId: 'v-2' }] }),
    changeResult(7, [], { inverse: [{ op: 'assignVehicle', tripId: 'trip-2', vehicleId: null }] }),
    changeResult(8, []),
  ];
  const { user, changes } = renderDesk({ replies: { 'PATCH v2/trips/plans/plan-1/changes': () => results.shift() } });
  await user.click(await findTrip(/^Trip 2,/));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'No vehicle');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Redo' })).toBeEnabled());
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() =>
    expect(changes).toEqual([
      { operations: [{ op: 'assignVehicle', tripId: 'trip-2', vehicleId: null }], revision: '"5"' },
      { operations: [{ op: 'assignVehicle', tripId: 'trip-2', vehicleId: 'v-2' }], revision: '"6"' },
      { operations: [{ op: 'assignVehicle', tripId: 'trip-2', vehicleId: null }], revision: '"7"' },
    ]),
  );
});

test('undoes after a reload what was changed before', async () => {
  const takeBack = [{ op: 'moveTrip' as const, tripId: 'trip-1', startAt: MONDAY + 7 * HOUR }];
  const sent: unknown[] = [];
  const { user } = renderDesk({
    replies: {
      'PATCH v2/trips/plans/plan-1/changes': ({ body }) => (sent.push(body), changeResult(6, [])),
      'GET v2/trips/plans/plan-1/history': () => ({
        undo: [{ change: [{ op: 'moveTrip', tripId: 'trip-1', startAt: MONDAY + 8 * HOUR }], operations: takeBack }],
        redo: [],
      }),
    },
  });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('title', 'Move trip 1 to 02.12.2030 08:00');
  await user.click(undo);
  await waitFor(() => expect(sent).toEqual([{ operations: takeBack, kind: 'undo' }]));
  expect(await screen.findByRole('button', { name: 'Redo' })).toBeEnabled();
});

const concurrentChange = () =>
  errorReply(409, 'changedMeanwhile', {
    conflict: { revision: 6, at: MONDAY, by: { id: 'nimal', name: 'Nimal' }, fields: [], isOwn: false },
  });

test('makes a change after a second dispatcher’s change of another trip', async () => {
  const others = planTrip(2, ['o-2'], { vehicleId: 'v-1', revision: 6, beginsAt: MONDAY + 9 * HOUR });
  const replies = [concurrentChange(), changeResult(7, [])];
  const { user, changes } = renderDesk({
    replies: {
      'PATCH v2/trips/plans/plan-1/changes': () => replies.shift(),
      'GET v2/trips/plans/plan-1/changes': () =>
        changeResult(changes.length === 0 ? 5 : 6, changes.length === 0 ? [] : [others]),
    },
  });
  await user.click(await findTrip(/^Trip 1,/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Driver' }), 'Ruwan Silva');
  await waitFor(() => expect(changes.map(({ revision }) => revision)).toEqual(['"5"', '"6"']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const row = within(timeline().getByRole('group', { name: 'WP LA-1001' }));
  expect(await row.findByRole('button', { name: /^Trip 2,/ })).toBeVisible();
});

test('shows a second dispatcher’s change of the same trip, and repeats the own one only on request', async () => {
  const others = planTrip(1, ['o-1'], { driverId: 'kasun', revision: 6 });
  const mine = planTrip(1, ['o-1'], { driverId: 'ruwan', revision: 7 });
  const replies = [concurrentChange(), changeResult(7, [mine])];
  const { user, changes } = renderDesk({
    replies: {
      'PATCH v2/trips/plans/plan-1/changes': () => replies.shift(),
      'GET v2/trips/plans/plan-1/changes': () => changeResult(changes.length === 0 ? 5 : 6, [others]),
    },
  });
  await user.click(await findTrip(/^Trip 1,/));
  const driver = screen.getByRole('combobox', { name: 'Driver' });
  await user.selectOptions(driver, 'Ruwan Silva');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nimal changed the same trips, so “Change the driver of trip 1” wasn’t made. The plan shows their changes',
  );
  expect(driver).toHaveDisplayValue('Kasun Perera');
  await user.click(screen.getByRole('button', { name: 'Make the change again' }));
  await waitFor(() => expect(driver).toHaveDisplayValue('Ruwan Silva'));
  expect(changes.map(({ revision }) => revision)).toEqual(['"5"', '"6"']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('reverts a rejected change and shows why', async () => {
  const { user } = renderDesk({
    replies: { 'PATCH v2/trips/plans/plan-1/changes': () => errorReply(409, 'tripCreated', { params: { trip: 1 } }) },
  });
  await user.click(await findTrip(/^Trip 1,/));
  const vehicle = screen.getByRole('combobox', { name: 'Vehicle' });
  await user.selectOptions(vehicle, 'WP LA-1001, 20 ft lorry');
  expect(await screen.findByText('Trip 1 was created already. Change it on its own page')).toBeVisible();
  expect(vehicle).toHaveDisplayValue('No vehicle');
});

test.each([
  [{ order: 'O-1', trip: 'T-000132' }, 'T-000132'],
  [{ order: 'O-1' }, 'none'],
])('shows the order and the trip of a conflict: %j', async (params, trip) => {
  const error = jest.spyOn(notify, 'error');
  const { user } = renderDesk({
    replies: { 'PATCH v2/trips/plans/plan-1/changes': () => errorReply(409, 'orderInTrip', { params }) },
  });
  await user.click(await findTrip(/^Trip 1,/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Driver' }), 'Ruwan Silva');
  await waitFor(() =>
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 'desk.problem.orderInTrip',
        values: expect.objectContaining({ order: 'O-1', trip }),
      }),
    ),
  );
});

test('shows the figures before and after the last change', async () => {
  const { user } = renderDesk({
    replies: {
      'PATCH v2/trips/plans/plan-1/changes': () =>
        changeResult(6, [planTrip(1, ['o-1'], { distance: '95.000', lateMinutes: 95 })]),
    },
  });
  await user.click(await findTrip(/^Trip 1,/));
  await chooseAction(user, 'Trip 1', 'Put the stops in order');
  const figures = within(screen.getByLabelText('Figures of the plan'));
  expect(await figures.findByText(/210\.0 km/)).toHaveTextContent('Before the last change 230.0 km → 210.0 km');
  expect(figures.getByText(/1 hour 35 minutes/)).toBeVisible();
});

test('locks a trip by key, shows it, and moves nothing of it until it is unlocked', async () => {
  const withBreak = planTrip(1, ['o-1']).stops.map((stop, i) => (i === 1 ? { ...stop, driveMinutes: 135 } : stop));
  const locked = planTrip(1, ['o-1'], { isLocked: true, revision: 6, stops: withBreak });
  const { user, changes, notices } = renderDesk({
    replies: { 'PATCH v2/trips/plans/plan-1/changes': () => changeResult(6, [locked]) },
  });
  const bar = await findTrip(/^Trip 1,/);
  await user.click(bar);
  await user.keyboard('l');
  expect(await findTrip(/^Trip 1, .*Locked/)).toHaveFocus();
  await waitFor(() => expect(changes[0]?.operations).toEqual([{ op: 'lockTrip', tripId: 'trip-1', isLocked: true }]));
  const details = within(screen.getByRole('region', { name: 'Chosen trip' }));
  expect(details.getByText('Locked')).toBeInTheDocument();
  expect(details.getByText('Break on the way: 45 minutes')).toBeVisible();
  expect(details.queryByRole('combobox', { name: 'Vehicle' })).toBeNull();
  expect(details.queryByRole('button', { name: 'Move trip…' })).toBeNull();

  // Picked up, one to the right and dropped.
  await user.keyboard(' {ArrowRight}{Enter}');
  await waitFor(() => expect(notices).toContain('Trip {trip} is locked. Unlock it to change it'));
  expect(changes).toHaveLength(1);
  await user.click(details.getByRole('button', { name: 'Unlock trip' }));
  await waitFor(() => expect(changes[1]?.operations).toEqual([{ op: 'lockTrip', tripId: 'trip-1', isLocked: false }]));
});
