import { screen, waitFor, within } from '@testing-library/react';
import type { AssignmentSuggestion } from 'shared-contracts/trips/assignment-suggestions';
import { findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import TripsPage from './trips-page.tsx';
import { buildTripRow, lorry, pageOf, replies, sunilDriver } from '../trips/testing/fixtures.ts';

const rows = ['43', '44', '45'].map((number) =>
  buildTripRow({
    id: `trip-${number}`,
    number: `T-0000${number}`,
    stage: 'waitingForTrip',
    vehicle: null,
    driver: null,
    actions: ['assign'],
  }),
);
const suggestion = (number: string, overrides: Partial<AssignmentSuggestion> = {}): AssignmentSuggestion => ({
  tripId: `trip-${number}`,
  number: `T-0000${number}`,
  vehicle: lorry,
  driver: sunilDriver,
  approach: '12.400',
  refusals: [],
  ...overrides,
});
const noVehicle = { vehicle: null, driver: null, approach: null, refusals: [{ code: 'busy' as const, count: 2 }] };

async function openDialog(...items: AssignmentSuggestion[]) {
  const requests: unknown[] = [];
  const view = renderScreen(<TripsPage />, {
    user: testUsers.forwarder,
    replies: {
      ...replies,
      'GET v1/trips': () => pageOf(...rows),
      'POST trips/assignments/suggest': ({ body }) => (requests.push(body), { items }),
      'PATCH trips/:id/stage': ({ path, body }) => (
        requests.push([path, body]),
        { stage: 'vehicleAssigned', stageOutcome: 'changed' }
      ),
    },
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await view.user.click(screen.getByRole('button', { name: 'Assign vehicle' }));
  return { ...view, requests, dialog: within(await screen.findByRole('dialog', { name: 'Assign vehicle' })) };
}

test('suggests vehicles and drivers for the selected trips and assigns the selected ones', async () => {
  const { user, requests, dialog, baseElement } = await openDialog(
    suggestion('43'),
    suggestion('44'),
    suggestion('45', noVehicle),
  );
  expect(await dialog.findByRole('checkbox', { name: /T-000043.*WP LK-4521, Sunil Silva, 12.4 km/ })).toBeChecked();
  expect(dialog.getByText('2 are busy or unavailable at that time')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /T-000044/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign vehicles' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests).toEqual([
    { tripIds: ['trip-43', 'trip-44', 'trip-45'] },
    ['trips/trip-43/stage', { stage: 'vehicleAssigned', vehicleId: lorry.id, driverId: sunilDriver.id }],
  ]);
});

test('shows why no vehicle can take the selected trips', async () => {
  const { dialog } = await openDialog(suggestion('43', noVehicle));
  expect(await dialog.findByText('No vehicle can take these trips')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Assign vehicles' })).toBeNull();
});

test('prints the chosen papers of the selected trips as one PDF', async () => {
  const queries: unknown[] = [];
  const savedNames: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedNames.push(this.download);
  });
  const { user, baseElement } = renderScreen(<TripsPage />, {
    user: testUsers.forwarder,
    replies: {
      ...replies,
      'GET v1/trips': () => pageOf(...rows),
      'GET trips/papers/export': ({ query }) => (
        queries.push([query.getAll('tripId'), query.getAll('paper')]),
        new Blob(['%PDF-1.3'], { type: 'application/pdf' })
      ),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Print papers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print papers' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Delivery manifest' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Consignment notes' }));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  expect(await dialog.findByText('Choose at least one paper')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Labels' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Loading plan' }));
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(savedNames).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d papers\.pdf$/)]));
  expect(queries).toEqual([[rows.map(({ id }) => id), ['loading-plan', 'labels']]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
