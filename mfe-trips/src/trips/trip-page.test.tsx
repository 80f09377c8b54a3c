import { act, screen, waitFor, within } from '@testing-library/react';
import type { TripDriver, TripVehicle } from 'shared-contracts/trip-planning';
import type { Trip } from 'shared-contracts/trips';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, shownMap, type Replies } from 'shared-ui/testing';
import { DAY, HOUR, lorry, pageOf, positionStream, replies, running, sunil, trip } from './testing/given.ts';
import TripPage from './trip-page.tsx';

const show = (given: Trip = trip(), more: Replies = {}, at = '/trips/trip-1') =>
  renderScreen(<TripPage />, {
    at,
    path: '/trips/:id',
    user: as.forwarder,
    replies: { ...replies, 'GET trips/:id': () => given, ...more },
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('everything about a trip, read only: stops, orders, load, documents', async () => {
  const documents = [
    {
      id: 'd',
      name: 'permit.pdf',
      mime: 'application/pdf',
      expiresAt: DAY,
      isExpired: true,
      createdAt: DAY,
      url: '/api/trips/documents/d',
    },
  ];
  const stops = trip().stops.map((stop) =>
    stop.position === 0 ? { ...stop, arrivedAt: DAY + 2 * HOUR, departedAt: DAY + 3 * HOUR } : stop,
  );
  const { baseElement } = show(
    running({
      documents,
      stops,
      vehicleProblems: [{ code: 'documentExpired', blocks: false, note: 'revenueLicence', at: DAY }],
    }),
    { 'GET telemetry/live': positionStream().reply },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'T-000043' })).toBeVisible();
  expect(screen.getByText('Waits for Sunil Silva')).toBeVisible();
  const items = (await section('Stops')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toBe(
    'Colombo Port1 Harbour Road, ColomboNimal Perera · +94 11 000 000Pickup: O-1, O-2Planned01.12.2030 11:30Wanted01.12.2030 11:30 – 12:30Arrived01.12.2030 13:3001:00 lateDeparted01.12.2030 14:30',
  );
  const orders = await section('Orders');
  expect(orders.getByRole('link', { name: 'O-1' })).toHaveAttribute('href', '/orders/O-1');
  expect(orders.getAllByText('Ceylon tea × 10')).toHaveLength(2);
  const load = await section('Load');
  expect(load.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['125', '80']);
  expect(load.getByText('The load is more than the vehicle may carry.')).toBeVisible();
  const vehicle = await section('Vehicle and driver');
  expect(vehicle.getByRole('link', { name: 'WP LK-4521' })).toHaveAttribute('href', '/vehicle/vehicle-1');
  expect(vehicle.getByText('A document of the vehicle has expired (Revenue licence, on 01.12.2030)')).toBeVisible();
  expect((await section('Documents')).getByText('Expired')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Delivery manifest' })).toHaveAttribute('href', '/trips/trip-1/manifest');
  expect(screen.getByRole('link', { name: 'Loading plan' })).toHaveAttribute('href', '/trips/trip-1/loading-plan');
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('the map shows the total route or those of the orders, without tolls where that is wanted', async () => {
  const { user, calls } = show();
  const shown = await section('Map');
  expect(await shown.findByText('120.5 km')).toBeVisible();
  const map = await shownMap();
  await waitFor(() =>
    expect(map.lines()).toEqual([
      [
        { latitude: 6.95, longitude: 79.85 },
        { latitude: 7.1, longitude: 80.2 },
        { latitude: 7.29, longitude: 80.63 },
      ],
    ]),
  );
  expect(map.markers()).toEqual(['1. Colombo Port', '2. Kandy Depot']);
  await user.click(shown.getByRole('button', { name: 'Order routes' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['O-1120.5 km', 'O-2120.5 km']);
  await waitFor(() => expect(map.lines()).toHaveLength(2));
  await user.click(shown.getByRole('checkbox', { name: 'Exclude tolls' }));
  await waitFor(() =>
    expect(calls.some((call) => call.startsWith('GET shared/geo/route') && call.endsWith('excludeTolls=true'))).toBe(
      true,
    ),
  );
});

test('the vehicle of a trip on the road is on the map and in words, as it moves', async () => {
  const stream = positionStream();
  show(running(), { 'GET telemetry/live': stream.reply });
  await section('Map');
  const map = await shownMap();
  const position = {
    vehicleId: 'vehicle-1',
    at: DAY,
    latitude: 7,
    longitude: 80,
    speed: 41.6,
    heading: 90,
    motion: 'moving',
  } as const;
  await act(async () => stream.tell('snapshot', position, { ...position, vehicleId: 'vehicle-9' }));
  expect(await screen.findByText('WP LK-4521: moving, 42 km/h')).toBeVisible();
  await waitFor(() => expect(map.markers()).toContain('WP LK-4521, Moving'));
  expect(map.markers().join(' ')).not.toContain('vehicle-9');
  await act(async () => stream.tell('moved', { ...position, motion: 'stopped', speed: 0 }));
  expect(await screen.findByText('WP LK-4521: stopped, 0 km/h')).toBeVisible();
  await act(async () => stream.tell('snapshot'));
  expect(await screen.findByText('The position of the vehicle is not known.')).toBeVisible();
});

test.each<[string, Trip, string[]]>([
  ['saved', trip({ actions: ['edit', 'submit', 'cancel', 'delete', 'documents'] }), ['Submit']],
  [
    'assigned',
    trip({
      stage: 'vehicleAssigned',
      actions: ['edit', 'assign', 'unassign', 'start', 'completeManually', 'cancel', 'documents'],
    }),
    ['Start', 'Change vehicle or driver'],
  ],
  ['of others', trip({ type: 'partner' }), []],
])('what may be done follows the API: %s', async (_name, given, buttons) => {
  show(given);
  await screen.findByRole('heading', { level: 1 });
  for (const name of buttons) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Actions: T-000043' })).toHaveLength(buttons.length > 0 ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Add document' })).toHaveLength(
    given.actions.includes('documents') ? 1 : 0,
  );
});

test('cancelling says that it cancels all orders, and takes a reason', async () => {
  let sent: unknown;
  const { user, notices } = show(trip({ actions: ['cancel'], allowedStages: ['cancelled'] }), {
    'PATCH trips/:id/stage': ({ body }) => ((sent = body), trip({ stage: 'cancelled' })),
  });
  await chooseAction(user, 'T-000043', 'Cancel trip');
  const asked = await dialogOf('Cancel trip');
  expect(
    await asked.findByText(
      'Cancels trip T-000043 and cancels all its orders (2). A cancelled trip or order cannot be taken up again.',
    ),
  ).toBeVisible();
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'Flood');
  await user.click(asked.getByRole('button', { name: 'Cancel trip' }));
  await waitFor(() => expect(notices).toEqual(['Stage changed']));
  expect(sent).toEqual({ stage: 'cancelled', reason: 'Flood' });
});

test('a stage is changed only to what is allowed; completing by hand wants reason, distance and time', async () => {
  const sent: unknown[] = [];
  const given = running({ actions: ['completeManually', 'cancel'], allowedStages: ['manualCompleted', 'cancelled'] });
  const { user } = show(given, {
    'GET telemetry/live': positionStream().reply,
    'PATCH trips/:id/stage': ({ body }) => (
      sent.push(body),
      refuse(422, 'invalid', { fields: { dropAt: { code: 'invalidDate', message: 'Invalid date' } } })
    ),
  });
  await chooseAction(user, 'T-000043', 'Change stage');
  const asked = await dialogOf('Change stage');
  const to = await asked.findByRole('combobox', { name: 'New stage' });
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose…', 'Completed manually', 'Cancelled']);
  await user.selectOptions(to, 'manualCompleted');
  expect(asked.getByText(/Orders that are still open become manually delivered/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Change stage' }));
  await waitFor(() =>
    expect(asked.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Field is required'),
  );
  expect(sent).toEqual([]);
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'Telephoned');
  await user.type(asked.getByRole('textbox', { name: 'Time of the last drop' }), '01.12.2030');
  await user.click(asked.getByRole('button', { name: 'Change stage' }));
  expect(await asked.findByText('Time is in the future')).toBeVisible();
  expect(sent).toEqual([
    {
      stage: 'manualCompleted',
      reason: 'Telephoned',
      actualDistance: '137.456',
      dropAt: Date.UTC(2030, 10, 30, 18, 30) / 1000,
    },
  ]);
});

const candidate = (id: string, name: string, over: Partial<TripVehicle> = {}): TripVehicle => ({
  vehicle: {
    id,
    registrationPlate: name,
    type: { id: 't', name: 'Lorry 20 ft', icon: 'truck' },
    effectiveSpace: '16',
    maxCarryWeight: '5000',
    photo: null,
    driver: sunil,
    organization: { id: 'o', name: 'Wijesekara' },
  },
  isShared: false,
  utilization: null,
  fits: true,
  problems: [],
  ...over,
});
const small = candidate('vehicle-2', 'CP 2', {
  fits: false,
  isShared: true,
  problems: [
    { code: 'spaceExceeded', blocks: true, note: '16', at: null },
    { code: 'busy', blocks: true, note: 'T-000052', at: null },
  ],
});
const drivers: TripDriver[] = [
  {
    driver: { ...sunil, phone: null },
    organization: { id: 'o', name: 'Wijesekara' },
    vehicle: null,
    fits: true,
    problems: [{ code: 'running', blocks: false, note: 'T-000050', at: null }],
  },
];

test('vehicles that do not fit say why not, and how full they would be; the usual driver comes along', async () => {
  const sent: unknown[] = [];
  const { user, calls, notices } = show(
    trip({ stage: 'waitingForTrip', actions: ['assign', 'cancel'], allowedStages: ['vehicleAssigned', 'cancelled'] }),
    {
      'GET trips/vehicles': () => pageOf(candidate(lorry.id, lorry.name), small),
      'GET trips/drivers': () => pageOf(...drivers),
      'PATCH trips/:id/stage': ({ body }) => (
        sent.push(body),
        sent.length === 1
          ? refuse(422, 'invalid', { fields: { vehicleId: { code: 'spaceExceeded', message: '' } } })
          : trip()
      ),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Assign vehicle' }));
  const asked = await dialogOf('Assign vehicle');
  const choose = async (field: string, option: RegExp) => {
    await user.click(await asked.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(
    'Vehicle',
    /^CP 2.*shared by Wijesekara · Vehicle is too small for the load: it takes 16\.00 CBM, Vehicle is on another trip at that time: T-000052$/,
  );
  expect(asked.getByText('CP 2 cannot be assigned:')).toBeVisible();
  expect(asked.getAllByRole('meter')[0]).toHaveAttribute('aria-valuenow', '125');
  expect(asked.getByRole('combobox', { name: 'Driver' })).toHaveValue('Sunil Silva');
  await user.click(asked.getByRole('button', { name: 'Assign vehicle' }));
  await waitFor(() =>
    expect(asked.getByRole('combobox', { name: 'Vehicle' })).toHaveAccessibleDescription(
      /Vehicle is too small for the load/,
    ),
  );
  await choose('Vehicle', /^WP LK-4521.*Free and fitting$/);
  await choose('Driver', /^Sunil Silva.*Driver is on another trip: T-000050$/);
  expect(asked.getByText('Sunil Silva can be assigned, but:')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Assign vehicle' }));
  await waitFor(() => expect(notices).toEqual(['Vehicle and driver assigned']));
  expect(sent.at(-1)).toEqual({ stage: 'vehicleAssigned', vehicleId: 'vehicle-1', driverId: 'driver-1' });
  expect(calls.some((call) => call.startsWith('GET trips/vehicles?tripId=trip-1&'))).toBe(true);
});

test('a document is added with its last day, and deleted', async () => {
  const paper = {
    id: 'd',
    name: 'permit.pdf',
    mime: 'application/pdf',
    expiresAt: null,
    isExpired: false,
    createdAt: DAY,
    url: '/api/trips/documents/d',
  };
  let form: FormData | undefined;
  const { user, notices, calls } = show(trip({ actions: ['documents'], documents: [paper] }), {
    'POST trips/:id/documents': ({ body }) => ((form = body as FormData), paper),
    'DELETE trips/:id/documents/:documentId': () => ({ id: 'd' }),
  });
  await chooseAction(user, 'permit.pdf', 'Replace');
  const asked = await dialogOf('Replace document');
  await user.upload(asked.getByLabelText(/^File/), new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' }));
  await user.type(asked.getByRole('textbox', { name: 'Valid until' }), '04.12.2030');
  await user.click(asked.getByRole('button', { name: 'Replace document' }));
  await waitFor(() => expect(notices).toEqual(['Document saved']));
  expect(form?.get('expiresAt')).toBe(String(Date.UTC(2030, 11, 4, 18, 29, 59) / 1000));
  expect(calls.filter((call) => call.includes('documents'))).toEqual([
    'POST trips/trip-1/documents',
    'DELETE trips/trip-1/documents/d',
  ]);
});

test('what somebody else does meanwhile is told', async () => {
  let stage: Trip['stage'] = 'vehicleAssigned';
  const { user } = show(trip(), {
    'GET trips/:id': () => trip({ stage, actions: stage === 'vehicleAssigned' ? ['start'] : [] }),
    'GET trips/:id/timeline': () => ({
      items: [
        {
          id: 'e',
          event: 'cancel',
          from: 'vehicleAssigned',
          to: 'cancelled',
          user: 'Kamala Silva',
          actor: null,
          reason: 'Late',
          occurredAt: DAY,
          recordedAt: DAY,
        },
      ],
    }),
    'PATCH trips/:id/stage': () => ((stage = 'cancelled'), refuse(409, 'stageNotAllowed')),
  });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  expect(confirm.getByText(/Starts trip T-000043 and with it all its orders/)).toBeVisible();
  await user.click(confirm.getByRole('button', { name: 'Start' }));
  expect(
    await screen.findByText('Kamala Silva has changed this trip meanwhile: Vehicle assigned → Cancelled'),
  ).toBeVisible();
});

test('a trip that is not there or does not concern us is not found', async () => {
  show(trip(), { 'GET trips/:id': () => refuse(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Trip not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to trips' })).toHaveAttribute('href', '/trips');
});
