import { screen, waitFor, within } from '@testing-library/react';
import type { DeskImprovementInput } from 'shared-contracts/trips/plan-improvements';
import { findAccessibilityViolations } from 'shared-ui/testing';
import { createPlan, LORRY, locations, MONDAY, planTrip } from './testing/fixtures.ts';
import { renderDesk } from './testing/render-desk.tsx';

const figures = { trips: 2, distance: '230.000', minutes: 480, cost: '430.00', assignedOrders: 1 };
const [port, kandy] = locations;
/** A single trip for the order of trip 2 and an unplanned one. */
const improvedTrip = (orderId = 'o-2') => ({
  vehicleType: LORRY,
  vehicle: { id: 'v-1', name: 'WP LA-1001' },
  driver: { id: 'kasun', name: 'Kasun Perera' },
  orders: [{ id: orderId }, { id: 'o-3' }],
  stops: [
    { location: port, pickOrderIds: [orderId, 'o-3'], dropOrderIds: [] },
    { location: kandy, pickOrderIds: [], dropOrderIds: [orderId, 'o-3'] },
  ],
  pickAt: MONDAY,
});

/** Trip 1 is locked. */
function renderImprovement(suggestions: readonly object[], additions: readonly object[] = []) {
  const taken: string[] = [];
  const requests: unknown[] = [];
  let run: object | null = null;
  const view = renderDesk({
    plan: createPlan({ planTrips: [planTrip(1, ['o-1'], { isLocked: true }), planTrip(2, ['o-2'])] }),
    replies: {
      'GET v2/trips/improvements': () => ({ items: run ? [{ id: 'other', planId: null, state: 'failed' }, run] : [] }),
      'POST v2/trips/plans/plan-1/improvements': ({ body }) => {
        requests.push(body as DeskImprovementInput);
        const after = { ...figures, trips: 1, assignedOrders: 2 };
        run = { id: 'i', planId: 'plan-1', state: 'running', isStopRequested: false, before: figures, after };
        return { id: 'i' };
      },
      'POST v2/trips/improvements/i/stop': () => (run = { ...run, state: 'finished', isStopRequested: true }),
      'GET v2/trips/improvements/i/additions': () => ({
        items: taken.length > 0 ? [] : additions,
        takenOrderIds: taken,
      }),
      'POST trips/running/add-order': ({ body }) => (taken.push((body as { orderId: string }).orderId), {}),
      'GET v2/trips/improvements/i': () => ({ ...run, plan: { suggestions, unplaced: [] } }),
    },
  });
  return { ...view, requests };
}

test('improves a plan around its locked trip, shows the run, stops it and uses its trips', async () => {
  const { user, requests, changes, baseElement } = renderImprovement([improvedTrip()]);
  await user.click(await screen.findByRole('button', { name: 'Improve plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Improve plan' }));
  expect(dialog.getByText(/1 locked trip stays/)).toBeVisible();
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Minimize' }), 'Number of trips');
  await user.click(dialog.getByRole('button', { name: 'Improve' }));
  expect(await dialog.findByText('Searching better trips…')).toBeVisible();
  expect(requests).toEqual([
    {
      objective: 'trips',
      seconds: 30,
      fleet: {},
      rates: { perTrip: '100', perKm: '1', perHour: '20', perTonneCo2: '0' },
    },
  ]);
  expect(dialog.getByRole('row', { name: 'Orders with a vehicle 1 2' })).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Stop here' }));
  await user.click(await dialog.findByRole('button', { name: 'Use these trips' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]?.operations).toEqual([
    { op: 'removeTrip', tripId: 'trip-2' },
    {
      op: 'addTrip',
      id: expect.any(String),
      vehicleTypeId: 'lorry',
      vehicleId: 'v-1',
      driverId: 'kasun',
      startAt: MONDAY,
      orderIds: ['o-2', 'o-3'],
      stops: [
        { locationId: 'port', pickOrderIds: ['o-2', 'o-3'], dropOrderIds: [] },
        { locationId: 'kandy', pickOrderIds: [], dropOrderIds: ['o-2', 'o-3'] },
      ],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows that the plan has changed when a trip with an order of the result is locked', async () => {
  const { user, changes, notices } = renderImprovement([improvedTrip('o-1')]);
  await user.click(await screen.findByRole('button', { name: 'Improve plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Improve plan' }));
  await user.click(await dialog.findByRole('button', { name: 'Improve' }));
  await user.click(await dialog.findByRole('button', { name: 'Stop here' }));
  await user.click(await dialog.findByRole('button', { name: 'Use these trips' }));
  await waitFor(() => expect(notices.join()).toContain('The plan has changed since the search started'));
  expect(changes).toEqual([]);
});

test('adds an order without a vehicle to a trip on the road, and excludes it from the applied trips', async () => {
  const addition = {
    order: { id: 'o-3', number: 'O-3' },
    insertion: {
      trip: { id: 'running', number: 'T-000050', revision: 4, vehicle: { id: 'v', name: 'WP LK-1' } },
      distance: '12.500',
      minutes: 35,
    },
  };
  const { user, changes, notices } = renderImprovement([improvedTrip()], [addition]);
  await user.click(await screen.findByRole('button', { name: 'Improve plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Improve plan' }));
  await user.click(await dialog.findByRole('button', { name: 'Improve' }));
  await user.click(await dialog.findByRole('button', { name: 'Stop here' }));
  expect(await dialog.findByText(/WP LK-1 · \+ 12\.5/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add order O-3 to T-000050 (on the road)' }));
  await waitFor(() => expect(notices).toEqual(['Order added to trip {trip}']));
  await waitFor(() => expect(dialog.queryByText('Add to trips on the road')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Use these trips' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]?.operations).toMatchObject([{ op: 'removeTrip' }, { op: 'addTrip', orderIds: ['o-2'] }]);
});
