import { screen, waitFor, within } from '@testing-library/react';
import type { TripDriver, TripVehicle } from 'shared-contracts/trips/trip-planning';
import type { Trip } from 'shared-contracts/trips/trips';
import { chooseAction, errorReply } from 'shared-ui/testing';
import { buildTrip, lorry, pageOf, positionStream, runningTrip, sunilDriver } from '../testing/fixtures.ts';
import { findDialog, renderTripPage } from '../testing/trip-page.tsx';

test.each<[string, Trip, string[]]>([
  ['saved', buildTrip({ actions: ['edit', 'submit', 'cancel', 'delete', 'documents'] }), ['Submit']],
  [
    'assigned',
    buildTrip({
      stage: 'vehicleAssigned',
      actions: ['edit', 'assign', 'unassign', 'start', 'completeManually', 'cancel', 'documents'],
    }),
    ['Start', 'Change vehicle or driver'],
  ],
])('shows the actions that the API allows: %s', async (_name, shownTrip, buttons) => {
  renderTripPage(shownTrip);
  await screen.findByRole('heading', { level: 1 });
  for (const name of buttons) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add document' })).toBeVisible();
});

test('offers only papers of a partner’s trip', async () => {
  const { user } = renderTripPage(buildTrip({ type: 'partner' }));
  await user.click(await screen.findByRole('button', { name: 'Actions: T-000043' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Download consignment notes',
    'Download labels',
  ]);
  expect(screen.queryByRole('button', { name: 'Add document' })).toBeNull();
});

test('cancels a trip with a reason after a warning that all orders are cancelled', async () => {
  let requests: unknown;
  const { user, notices } = renderTripPage(buildTrip({ actions: ['cancel'], allowedStages: ['cancelled'] }), {
    'PATCH trips/:id/stage': ({ body }) => ((requests = body), buildTrip({ stage: 'cancelled' })),
  });
  await chooseAction(user, 'T-000043', 'Cancel trip');
  const dialog = await findDialog('Cancel trip');
  expect(
    await dialog.findByText(
      'Cancels trip T-000043 and cancels all its orders (2). Cancelled trips and orders can’t be reopened.',
    ),
  ).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Flood');
  await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
  await waitFor(() => expect(notices).toEqual(['Stage changed']));
  expect(requests).toEqual({ stage: 'cancelled', reason: 'Flood' });
});

test('says why an assigned trip cannot start while its driver is on another one', async () => {
  renderTripPage(
    buildTrip({
      stage: 'vehicleAssigned',
      waitsFor: { what: 'start', who: 'Sunil Silva' },
      driver: sunilDriver,
      driverProblems: [{ code: 'running', blocks: false, note: 'T-000040', at: null }],
    }),
  );
  expect(
    await screen.findByText(/Can’t start yet: Sunil Silva is on trip T-000040 until it is completed/),
  ).toBeVisible();
});

test('takes a trip back and dissolves one, after the consequences', async () => {
  const requests: unknown[] = [];
  const shownTrip = buildTrip({
    stage: 'waitingForTrip',
    actions: ['takeBack', 'dissolve'],
    allowedStages: ['saved'],
  });
  const { user, notices, router } = renderTripPage(shownTrip, {
    'PATCH trips/:id/stage': ({ body }) => (requests.push(body), { ...shownTrip, stageOutcome: 'changed' }),
    'POST trips/:id/dissolve': () => (requests.push('dissolve'), { id: 'trip-1' }),
  });
  await chooseAction(user, 'T-000043', 'Take back');
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(
    confirmation.getByText(
      'Takes trip T-000043 back to be planned again. Its orders, vehicle and driver stay, and a reserved EPC is returned.',
    ),
  ).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(notices).toEqual(['Trip taken back']));
  await chooseAction(user, 'T-000043', 'Dissolve');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Dissolve' }));
  await waitFor(() => expect(notices).toEqual(['Trip taken back', 'Trip dissolved']));
  expect(requests).toEqual([{ stage: 'saved' }, 'dissolve']);
  expect(router.state.location.pathname).toBe('/trips');
});

test('offers only allowed stages and requires reason, distance and time to complete manually', async () => {
  const requests: unknown[] = [];
  const shownTrip = runningTrip({
    actions: ['completeManually', 'cancel'],
    allowedStages: ['manualCompleted', 'cancelled'],
  });
  const { user } = renderTripPage(shownTrip, {
    'GET telemetry/live': positionStream().reply,
    'PATCH trips/:id/stage': ({ body }) => (
      requests.push(body),
      errorReply(422, 'invalid', { fields: { dropAt: { code: 'invalidDate', message: 'Invalid date' } } })
    ),
  });
  await chooseAction(user, 'T-000043', 'Change stage');
  const dialog = await findDialog('Change stage');
  const to = await dialog.findByRole('combobox', { name: 'New stage' });
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose…', 'Completed manually', 'Cancelled']);
  await user.selectOptions(to, 'manualCompleted');
  expect(dialog.getByText(/Open orders become manually delivered/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Field is required'),
  );
  expect(requests).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Telephoned');
  await user.type(dialog.getByRole('textbox', { name: 'Time of the last drop' }), '01.12.2030');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  expect(await dialog.findByText('Time is in the future')).toBeVisible();
  expect(requests).toEqual([
    {
      stage: 'manualCompleted',
      reason: 'Telephoned',
      actualDistance: '137.456',
      dropAt: Date.UTC(2030, 10, 30, 18, 30) / 1000,
    },
  ]);
});

const candidate = (id: string, name: string, overrides: Partial<TripVehicle> = {}): TripVehicle => ({
  vehicle: {
    id,
    registrationPlate: name,
    type: { id: 't', name: 'Lorry 20 ft', icon: 'truck' },
    effectiveSpace: '16',
    maxCarryWeight: '5000',
    photo: null,
    driver: sunilDriver,
    organization: { id: 'o', name: 'Wijesekara' },
  },
  isShared: false,
  share: null,
  utilization: null,
  fits: true,
  problems: [],
  ...overrides,
});
const smallVehicle = candidate('vehicle-2', 'CP 2', {
  fits: false,
  isShared: true,
  share: { fromAt: 1_767_225_600, toAt: 1_767_571_200 },
  problems: [
    { code: 'spaceExceeded', blocks: true, note: '16', at: null },
    { code: 'busy', blocks: true, note: 'T-000052', at: null, canTakeOver: true },
  ],
});
const drivers: TripDriver[] = [
  {
    driver: { ...sunilDriver, phone: null },
    organization: { id: 'o', name: 'Wijesekara' },
    vehicle: null,
    fits: true,
    problems: [{ code: 'running', blocks: false, note: 'T-000050', at: null }],
  },
];

test('shows why a vehicle doesn’t fit and its utilization, and selects its usual driver', async () => {
  const requests: unknown[] = [];
  const { user, calls, notices } = renderTripPage(
    buildTrip({
      stage: 'waitingForTrip',
      actions: ['assign', 'cancel'],
      allowedStages: ['vehicleAssigned', 'cancelled'],
    }),
    {
      'GET trips/vehicles': () => pageOf(candidate(lorry.id, lorry.name), smallVehicle),
      'GET trips/drivers': () => pageOf(...drivers),
      'PATCH trips/:id/stage': ({ body }) => (
        requests.push(body),
        requests.length === 1
          ? errorReply(422, 'invalid', { fields: { vehicleId: { code: 'spaceExceeded', message: '' } } })
          : { ...buildTrip({ stage: 'vehicleAssigned' }), stageOutcome: 'unchanged' }
      ),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Assign vehicle' }));
  const dialog = await findDialog('Assign vehicle');
  const selectOption = async (field: string, option: RegExp) => {
    await user.click(await dialog.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await selectOption(
    'Vehicle',
    /^CP 2.*shared by Wijesekara · 01.01.2026.* – 05.01.2026.* · Vehicle is too small for the load: capacity 16\.00 CBM, Vehicle is on another trip at that time: T-000052$/,
  );
  expect(dialog.getByText('CP 2 can’t be assigned:')).toBeVisible();
  expect(dialog.getAllByRole('meter')[0]).toHaveAttribute('aria-valuenow', '125');
  expect(dialog.getByRole('combobox', { name: 'Driver' })).toHaveValue('Sunil Silva');
  await user.click(dialog.getByRole('checkbox', { name: 'Take over from T-000052' }));
  await user.click(dialog.getByRole('button', { name: 'Assign vehicle' }));
  await waitFor(() => expect(requests).toMatchObject([{ vehicleId: 'vehicle-2', takeOver: true }]));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toHaveAccessibleDescription(
      /Vehicle is too small for the load/,
    ),
  );
  await selectOption('Vehicle', /^WP LK-4521.*Available and fits$/);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await selectOption('Driver', /^Sunil Silva.*Driver is on another trip: T-000050$/);
  expect(dialog.getByText('Sunil Silva can be assigned, but:')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Assign vehicle' }));
  await waitFor(() => expect(notices).toEqual(['Vehicle and driver assigned']));
  expect(requests.at(-1)).toEqual({ stage: 'vehicleAssigned', vehicleId: 'vehicle-1', driverId: 'driver-1' });
  expect(calls.some((call) => call.startsWith('GET trips/vehicles?tripId=trip-1&'))).toBe(true);
});
