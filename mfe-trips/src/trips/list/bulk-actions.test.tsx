import { screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import { pageOf, replies, buildTrip, buildTripRow } from '../testing/fixtures.ts';
import { TripsPage } from '../trips-page.tsx';

const LIST_CALL = 'GET v1/trips?sort=-createdAt&page=1&limit=20';
const renderPage = (extraReplies: Replies) =>
  renderScreen(<TripsPage />, {
    url: '/trips',
    path: '/trips',
    replies: { ...replies, 'GET partners': () => pageOf(), ...extraReplies },
  });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fourTrips = [1, 2, 3, 4].map((n) =>
  buildTripRow({
    id: `id-${n}`,
    number: `T-00020${n}`,
    actions: n === 4 ? ['archive'] : ['submit', 'cancel', 'delete'],
  }),
);
const listResults = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

test('submits several trips and shows the error of the one that fails', async () => {
  const { user, calls } = renderPage({
    'GET v1/trips': () => pageOf(...fourTrips),
    'PATCH trips/:id/stage': () => ({ ...buildTrip(), stageOutcome: 'changed' }),
    'PATCH trips/id-2/stage': () => errorReply(409, 'notEnoughEpc'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByRole('button', { name: 'Archive (1)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit (3)' }));
  const dialog = await findDialog('Submit');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await dialog.findByText('2 changed, 1 not');
  expect(listResults(dialog)).toEqual(['T-000202Not enough EPC', 'T-000201Done', 'T-000203Done']);
  await waitFor(() => expect(calls.filter((call) => call === LIST_CALL)).toHaveLength(2));
});

test('cancels several trips and their orders with one reason', async () => {
  const requests: unknown[] = [];
  const { user } = renderPage({
    'GET v1/trips': () => pageOf(...fourTrips),
    'PATCH trips/:id/stage': ({ path, body }) => (
      requests.push([path, body]),
      { ...buildTrip(), stageOutcome: 'changed' }
    ),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Cancel trip (3)' }));
  const dialog = await findDialog('Cancel trip');
  expect(await dialog.findByText(/Cancels each trip and all its orders/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason for all trips' }), 'Flood');
  await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
  await dialog.findByText('3 changed');
  expect(requests).toEqual([1, 2, 3].map((n) => [`trips/id-${n}/stage`, { stage: 'cancelled', reason: 'Flood' }]));
});

test('starts several trips; a refused one says which trip its driver is on', async () => {
  const trips = [1, 2, 3].map((n) =>
    buildTripRow({ id: `id-${n}`, number: `T-00020${n}`, actions: [n === 3 ? 'archive' : 'start'] }),
  );
  const { user } = renderPage({
    'GET v1/trips': () => pageOf(...trips),
    'PATCH trips/:id/stage': () => ({ ...buildTrip(), stageOutcome: 'changed' }),
    'PATCH trips/id-2/stage': () =>
      errorReply(409, 'driverOnTrip', {
        params: { record: 'T-000202', of: 'trip', stage: 'vehicleAssigned', driver: 'Sunil Silva', trip: 'T-000201' },
      }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Start (2)' }));
  const dialog = await findDialog('Start');
  await user.click(dialog.getByRole('button', { name: /^Start/ }));
  expect(await dialog.findByText('Sunil Silva is on trip T-000201')).toBeVisible();
  expect(listResults(dialog)[0]).toContain('T-000202');
});

test('completes several trips with one reason, and the distance and end of each; a refused one says all that is missing', async () => {
  const requests: Record<string, object> = {};
  const trips = [1, 2].map((n) =>
    buildTripRow({
      id: `id-${n}`,
      number: `T-00020${n}`,
      estimatedDistance: n === 1 ? '120.500' : null,
      dropAt: 1_600_000_000,
      stage: n === 1 ? 'vehicleAssigned' : 'transit',
      actions: ['completeManually'],
    }),
  );
  const required = { code: 'required', message: 'Field is required' };
  const { user, baseElement } = renderPage({
    'GET v1/trips': () => pageOf(...trips),
    'PATCH trips/:id/stage': ({ path, body }) => (
      (requests[path] = body as object),
      { ...buildTrip(), stageOutcome: 'changed' }
    ),
    'PATCH trips/id-2/stage': () =>
      errorReply(422, 'invalid', { fields: { reason: required, actualDistance: required } }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Complete manually' }));
  const dialog = await findDialog('Complete manually');
  await user.type(await dialog.findByRole('textbox', { name: 'Reason for all trips' }), 'No phone');
  const second = within(dialog.getByRole('group', { name: 'T-000202' }));
  expect(dialog.getByText(/^Trip T-000201 hasn’t started here/)).toBeVisible();
  expect(second.queryByText(/hasn’t started here/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Complete manually' }));
  expect(await second.findByText('Field is required')).toBeVisible();
  expect(requests).toEqual({});
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.type(second.getByRole('textbox', { name: /Actual distance/ }), '80');
  await user.click(dialog.getByRole('button', { name: 'Complete manually' }));
  await dialog.findByText('1 changed, 1 not');
  expect(listResults(dialog)).toEqual(['T-000202Enter a reasonEnter the actual distance', 'T-000201Done']);
  expect(requests).toEqual({
    'trips/id-1/stage': {
      stage: 'manualCompleted',
      reason: 'No phone',
      actualDistance: '120.500',
      dropAt: 1_600_000_000,
    },
  });
});
