import { screen, waitFor, within } from '@testing-library/react';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  findMap,
  withoutWebGl,
  type Replies,
} from 'shared-ui/testing';
import LocationsPage from './locations-page.tsx';
import { depot, gate, pageOf, replies } from './testing/locations.fixtures.ts';

const renderPage = (overrides: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<LocationsPage />, { url, user, replies: { ...replies, ...overrides } });

test('selecting a row shows its marker and geofence, and selecting a marker selects the row', async () => {
  const { user, calls, baseElement } = renderPage();
  const name = await screen.findByRole('button', { name: 'Show Kandy depot on the map' });
  expect(screen.getByRole('cell', { name: '12 Baseline Road, 00900 Colombo' })).toBeVisible();
  expect(calls).toContain('GET locations?sort=name&page=1&limit=20&withContacts=true');
  const map = await findMap();
  await waitFor(() => expect(map.markers().length).toBeGreaterThan(0));
  await user.click(name);
  expect(name).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(map.geofences()).toContainEqual(
      depot.geofencePolygon?.map(([latitude, longitude]) => ({ latitude, longitude })),
    ),
  );
  map.zoomTo(13, gate);
  await user.click(await screen.findByTitle('Export gate'));
  expect(screen.getByRole('button', { name: 'Show Export gate on the map' })).toHaveAttribute('aria-pressed', 'true');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('the table works in a browser without WebGL', () =>
  withoutWebGl(async () => {
    renderPage();
    expect(await screen.findByRole('button', { name: 'Show Kandy depot on the map' })).toBeVisible();
    expect(await screen.findByText('This browser can’t show maps')).toBeInTheDocument();
  }));

test('the info dialog shows details and usage, and no history of a partner’s location', async () => {
  const { calls, baseElement } = renderPage({}, '/?dialog=info.depot');
  const dialog = within(await screen.findByRole('dialog', { name: 'Location info' }));
  expect(await dialog.findByText('Stop of 5 orders')).toBeVisible();
  expect(dialog.getByText('O-1, O-2, O-3, …')).toBeVisible();
  expect(dialog.getByText('Polygon, 4 corners')).toBeVisible();
  expect(calls.some((call) => call.includes('timeline'))).toBe(false);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('deleting asks for confirmation', async () => {
  const { user, calls, notices } = renderPage({ 'DELETE v2/locations/:id': () => ({ id: 'gate' }) });
  await screen.findByRole('button', { name: 'Show Kandy depot on the map' });
  await chooseAction(user, 'Export gate', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Deletes the location Export gate/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Location deleted']));
  expect(calls).toContain('DELETE v2/locations/gate');
});

test('a location in use cannot be deleted, not even by URL', async () => {
  renderPage({}, '/?dialog=delete.depot');
  const dialog = within(await screen.findByRole('dialog', { name: 'Location cannot be deleted' }));
  expect(dialog.getByText('Rates of 1 contract')).toBeVisible();
});

test('a reader cannot change anything, not even by URL; shows empty and failed lists', async () => {
  const { unmount } = renderPage(
    { 'GET locations': () => pageOf({ ...gate, actions: [] }) },
    '/?dialog=new',
    testUsers.reader,
  );
  await screen.findByRole('button', { name: 'Show Export gate on the map' });
  expect(screen.queryByRole('button', { name: 'New location' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  const empty = renderPage({ 'GET locations': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No locations found' })).toBeVisible();
  empty.unmount();
  renderPage({ 'GET locations': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
