import { screen, waitFor, within } from '@testing-library/react';
import type { Inspection, InspectionRow } from 'shared-contracts/fleet/inspections';
import { findAccessibilityViolations, type Replies, renderScreen, testUsers } from 'shared-ui/testing';
import VehicleInspectionsSlot from '../vehicle-inspections-slot.tsx';
import InspectionsPage from './inspections-page.tsx';

const row: InspectionRow = {
  id: 'inspection-1',
  kind: 'before',
  vehicle: { id: 'vehicle-1', name: 'WP LK-4521' },
  driver: { id: 'user-1', name: 'Dinesh Wheel' },
  trip: null,
  hasDefects: true,
  defects: ['Bremsen'],
  defectiveItems: [{ code: 'brakes', name: 'Bremsen' }],
  workOrder: null,
  occurredAt: 1_767_261_600,
  actions: ['openWorkOrder'],
};
const item = { id: 'item-1', code: 'brakes', name: 'Bremsen', photo: null, thumbnail: null } as const;
const inspection: Inspection = {
  ...row,
  items: [
    { ...item, isDefect: true, note: 'Pull to the left' },
    { ...item, id: 'item-2', code: null, name: 'Tarpaulin', isDefect: false, note: null },
  ],
};
const checklist = {
  id: 'o',
  revision: 1,
  isOwn: false,
  items: [
    { code: 'brakes', name: null },
    { code: 'tyres', name: null },
  ],
  actions: ['edit'],
};
const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderIn = (content: React.ReactNode, replies: Replies = {}, url = '/') =>
  renderScreen(content, {
    url,
    user: testUsers.fleetOwner,
    replies: {
      'GET inspections': () => pageOf(row),
      'GET inspections/:id': () => inspection,
      'GET inspections/checklist': () => checklist,
      'GET vehicles': () => pageOf(),
      ...replies,
    },
  });

test('lists inspections with filters, and opens the form of a work order for defects', async () => {
  const { user, calls, baseElement, router } = renderIn(
    <InspectionsPage />,
    {},
    '/?kind=before&hasDefects=true&vehicleId=vehicle-1&from=1&to=2',
  );
  const line = within(await screen.findByRole('row', { name: /WP LK-4521/ }));
  for (const text of ['Before the trip', 'Defects', 'Brakes', 'Dinesh Wheel'])
    expect(line.getByText(text)).toBeVisible();
  const [path] = calls.filter((call) => call.startsWith('GET inspections?'));
  for (const filter of ['kind=before', 'hasDefects=true', 'vehicleId=vehicle-1', 'from=1', 'to=2'])
    expect(path).toContain(filter);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(line.getByRole('button', { name: 'Open work order' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/work-orders?dialog=create.vehicle-1..inspection-1',
    ),
  );
});

test('shows the items of an inspection in the reader’s language', async () => {
  renderIn(<InspectionsPage />, {}, '/?dialog=show.inspection-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Inspections' }));
  for (const text of ['Brakes', 'Pull to the left', 'Tarpaulin', 'In order'])
    expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open work order' })).toHaveAttribute(
    'href',
    '/work-orders?dialog=create.vehicle-1..inspection-1',
  );
});

test('creates a checklist of the organization from the default one', async () => {
  let sent: unknown;
  const { user } = renderIn(
    <InspectionsPage />,
    { 'PUT inspections/checklist': ({ body }) => ((sent = body), { ...checklist, isOwn: true }) },
    '/?dialog=checklist',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Checklist' }));
  expect((await dialog.findAllByRole('textbox')).map((field) => (field as HTMLInputElement).value)).toEqual([
    'Brakes',
    'Tyres and wheels',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  await user.type(dialog.getAllByRole('textbox').at(-1)!, 'Ropes');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ items: ['Brakes', 'Tyres and wheels', 'Ropes'] }));
});

test('shows the newest inspections on the page of a vehicle', async () => {
  const { calls, baseElement } = renderIn(
    <main>
      <VehicleInspectionsSlot vehicleId="vehicle-1" />
    </main>,
    { 'GET inspections': () => ({ ...pageOf(row), total: 9 }) },
  );
  expect(await screen.findByText(/Dinesh Wheel: Brakes/)).toBeVisible();
  expect(calls).toContain('GET inspections?vehicleId=vehicle-1&limit=5');
  expect(screen.getByRole('link', { name: 'Show all 9' })).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});
