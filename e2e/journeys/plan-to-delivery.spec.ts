import type { APIRequestContext, Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import type { Order } from 'shared-contracts/orders/orders';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import type { Trip } from 'shared-contracts/trips/trips';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { unwrap, type Api } from '../support/api.ts';
import { fillDateTime } from '../support/forms.ts';
import { createPlan, drag, findPoolOrder, rowOf } from '../support/planning-desk.ts';
import { createRoundOrders, type Round } from '../support/round-orders.ts';
import { expect, test } from '../support/test.ts';

/** Shortly before eleven in Colombo. */
test.use({ startsAt: '2027-02-17T05:20:00Z' });

const [TODAY, TOMORROW] = ['2027-02-16T18:30:00Z', '2027-02-17T18:30:00Z'].map((at) => Date.parse(at) / 1_000) as [
  number,
  number,
];
const at = (day: number, hour: number, minute = 0) => day + hour * HOUR + minute * MINUTE;
/** The carrier has twelve vehicles of these types, and one of that which the last order needs. */
const LORRIES = ['Lorry 14.5 ft', 'Lorry 17 ft', 'Lorry 20 ft', 'Lorry 24 ft, double axle'];
const MINI_LORRY = { type: 'Mini lorry 7 ft', plate: 'WP DA-6641' };
const PLACES = [
  'Peliyagoda warehouse',
  'Kelaniya packing plant',
  'Grandpass tea stores',
  'Wattala depot',
  'Mattakkuliya blending hall',
];
/**
 * Latitude and longitude: where the mini lorry loads, outside of its gate, a point on its way, and where it unloads.
 */
const [WAREHOUSE, GATE, ON_THE_WAY, GAMPAHA] = [
  [6.9606, 79.8886],
  [6.9646, 79.8886],
  [7.02, 79.93],
  [7.0917, 79.9942],
] as const;

const ROUNDS: Round[] = Array.from({ length: 60 }, (_, n) => ({
  pickup: PLACES[n % PLACES.length] ?? '',
  drop: PLACES[(n + 1 + (n % 4)) % PLACES.length] ?? '',
  vehicleTypes: LORRIES,
  cartons: 50,
  pickupFrom: at(TOMORROW, 6 + (n % 3)),
  pickupTo: at(TOMORROW, 8 + (n % 3)),
  deliveryTo: at(TOMORROW, 20),
}));
/** Its pickup has already started, so no search plans it. */
const URGENT: Round = {
  pickup: 'Peliyagoda warehouse',
  drop: 'Gampaha distribution centre',
  vehicleTypes: [MINI_LORRY.type],
  cartons: 20,
  pickupFrom: at(TODAY, 9),
  pickupTo: at(TODAY, 10, 45),
  deliveryTo: at(TODAY, 11, 5),
};

async function improve(page: Page) {
  await page.getByRole('button', { name: 'Improve plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Improve plan' });
  await dialog.getByRole('textbox', { name: 'Search for' }).fill('3');
  await dialog.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(dialog.getByText('The search is done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use these trips' }).click();
}

/** @returns a function that sends positions like the vehicle's tracker and counts the stored ones */
async function openTracker(dispatcher: Api, request: APIRequestContext) {
  const { items } = await unwrap(dispatcher.get<PageOf<VehicleRow>>('/vehicles?limit=9999'));
  const vehicle = items.find(({ registrationPlate }) => registrationPlate === MINI_LORRY.plate);
  const { trackingToken } = await unwrap(
    dispatcher.get<OrganizationDetails>(`/organizations/${vehicle?.organization.id}`),
  );
  return async (positions: readonly (readonly [timestamp: number, position: readonly [number, number]])[]) => {
    const reply = await request.post('/api/telemetry/positions', {
      headers: { authorization: `Bearer ${trackingToken}` },
      data: {
        device_id: `DEMO-${MINI_LORRY.plate.replaceAll(/\W/g, '')}`,
        location: positions.map(([timestamp, [latitude, longitude]]) => ({
          timestamp,
          coords: { latitude, longitude, speed: 8 },
        })),
      },
    });
    const { stored }: { stored: number } = await reply.json();
    return stored;
  };
}

test('a day of 60 orders is planned, improved, changed by hand, released, and driven to its delivery', async ({
  openAs,
  apiFor,
  testData,
  portal,
  request,
}) => {
  const planner = await apiFor('planner');
  const orders = await createRoundOrders(planner, ROUNDS);
  const [urgent] = await createRoundOrders(planner, [URGENT]);
  if (!urgent) throw new Error('The urgent order is missing');
  const page = await openAs('dispatcher');
  const planId = await createPlan(page, {
    name: 'Wednesday and Thursday',
    startWith: 'Suggested trips for all free orders',
    until: '19.02.2027 00:00',
  });
  await improve(page);
  const dispatcher = await apiFor('dispatcher');
  const getPlan = () => unwrap(dispatcher.get<Plan>(`/v2/trips/plans/${planId}`));
  const findTripsOfDay = async () => {
    const ids = new Set(orders.map(({ id }) => id));
    const { planTrips } = await getPlan();
    return planTrips.filter(({ orderIds }) => orderIds.some((id) => ids.has(id)));
  };
  const countWithoutVehicle = async () =>
    (await findTripsOfDay()).filter((one) => !one.vehicleId || !one.driverId).length;
  await expect.poll(countWithoutVehicle).toBe(0);
  const improved = await getPlan();
  expect(improved.planTrips.flatMap(({ orderIds }) => orderIds)).toEqual(
    expect.arrayContaining(orders.map(({ id }) => id)),
  );
  expect(improved.totals).toMatchObject({ lateMinutes: 0, blockedTrips: 0 });
  expect(new Set(improved.planTrips.map(({ vehicleId }) => vehicleId)).size).toBeGreaterThan(8);

  const colleague = await testData.createMember([{ model: 'trip', rule: 'read' }], 'dispatcher');
  const watching = await openAs(colleague);
  await watching.goto(`/trips/planning?view=${planId}`);
  await expect(page.getByText('is here too')).toContainText(colleague);
  for (const each of [page, watching]) {
    await each.getByRole('searchbox', { name: 'Search vehicles and drivers' }).fill(MINI_LORRY.plate);
    await each.getByRole('button', { name: 'Week', exact: true }).click();
  }
  await drag(page, findPoolOrder(page, urgent), rowOf(page, MINI_LORRY.plate));
  const trip = (on: Page) => rowOf(on, MINI_LORRY.plate).getByRole('button', { name: /^Trip \d+,.*1 order/ });
  await trip(page).click();
  await page.getByRole('button', { name: 'Move trip…' }).click();
  await fillDateTime(page, 'Start', '17.02.2027 10:55');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(trip(watching)).toHaveAccessibleName(/17\.02\.2027 10:55/);

  await page.getByRole('button', { name: 'Create all trips' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create all trips' }).click();
  const link = page.getByRole('link', { name: /^Open trip T-/ });
  await expect(link).toBeVisible();
  const tripPath = (await link.getAttribute('href')) ?? '';
  const created = await getPlan();
  expect(created.totals).toMatchObject({ orders: improved.totals.orders + 1, createdTrips: created.totals.trips });

  const tripId = tripPath.split('/').at(-1) ?? '';
  await unwrap(dispatcher.patch<Trip>(`/trips/${tripId}/stage`, { stage: 'waitingForTrip' }));
  await unwrap(dispatcher.patch<Trip>(`/trips/${tripId}/stage`, { stage: 'started' }));
  const startedAt = Math.ceil(portal.now());
  const send = await openTracker(dispatcher, request);
  expect(
    await send([
      [startedAt, WAREHOUSE],
      [startedAt + 2 * MINUTE, WAREHOUSE],
      [startedAt + 2 * MINUTE + 1, GATE],
    ]),
  ).toBe(3);
  // A tracker's clock may be five minutes ahead.
  await expect.poll(() => send([[startedAt + 5 * MINUTE + 1, ON_THE_WAY]])).toBe(1);
  // Its jobs run at the start.
  await portal.restartAfter(20 * MINUTE);
  const control = await openAs('dispatcher');
  const { number } = await unwrap((await apiFor('dispatcher')).get<Trip>(`/trips/${tripId}`));
  await control.goto(`/control-tower?search=${number}`);
  await expect(control.getByRole('row', { name: new RegExp(`No GPS signal.*${number}`) })).toBeVisible();
  await control.goto(tripPath);
  await expect(control.getByText(/^At risk: .* after the window$/)).toBeVisible();

  const sendLater = await openTracker(await apiFor('dispatcher'), request);
  const arrivesAt = Math.floor(portal.now());
  const positions = [
    [arrivesAt, GAMPAHA],
    [arrivesAt + 3 * MINUTE, GAMPAHA],
  ] as const;
  expect(await sendLater(positions)).toBe(positions.length);
  const later = await apiFor('planner');
  const getStage = async () => (await unwrap(later.get<Order>(`/orders/${urgent.id}`))).stage;
  await expect.poll(getStage).toBe('arrivedToDropLocation');
  for (const stage of ['unloading', 'delivered'])
    await unwrap((await apiFor('dispatcher')).patch(`/orders/${urgent.id}/stage`, { stage }));
  expect(await getStage()).toBe('delivered');
  await expect(control.getByRole('main').getByText('Completed', { exact: true }).first()).toBeVisible();
});
