import { screen, waitFor, within } from '@testing-library/react';
import {
  accessibilityFaults,
  as,
  chooseAction,
  refuse,
  renderScreen,
  shownMap,
  withoutWebGl,
  type Replies,
} from 'shared-ui/testing';
import LocationsPage from './locations-page.tsx';
import { depot, gate, pageOf, replies } from './testing/given.ts';

const show = (more: Replies = {}, at = '/', user = as.cargoOwner) =>
  renderScreen(<LocationsPage />, { at, user, replies: { ...replies, ...more } });

test('rows and markers are one: who chooses in the table sees it on the map, with its geofence, and the other way round', async () => {
  const { user, calls, baseElement } = show();
  const name = await screen.findByRole('button', { name: 'Show Kandy depot on the map' });
  expect(screen.getByRole('cell', { name: '12 Baseline Road, 00900 Colombo' })).toBeVisible();
  expect(calls).toContain('GET locations?sort=name&page=1&limit=20&withContacts=true');
  const map = await shownMap();
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
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('in a browser that cannot draw maps the table is whole', () =>
  withoutWebGl(async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Show Kandy depot on the map' })).toBeVisible();
    expect(await screen.findByText('This browser cannot draw maps')).toBeInTheDocument();
  }));

test("info says everything and what uses it; of a partner's nothing of its past is asked", async () => {
  const { calls, baseElement } = show({}, '/?dialog=info.depot');
  const dialog = within(await screen.findByRole('dialog', { name: 'Location info' }));
  expect(await dialog.findByText('Stop of 5 orders')).toBeVisible();
  expect(dialog.getByText('O-1, O-2, O-3, …')).toBeVisible();
  expect(dialog.getByText('Polygon, 4 corners')).toBeVisible();
  expect(calls.some((call) => call.includes('timeline'))).toBe(false);
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('deleting asks first; what something uses stays, and it is said by what', async () => {
  const { user, calls, notices } = show({ 'DELETE v2/locations/:id': () => ({ id: 'gate' }) });
  await screen.findByRole('button', { name: 'Show Kandy depot on the map' });
  await chooseAction(user, 'Export gate', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Deletes the location Export gate/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Location deleted']));
  expect(calls).toContain('DELETE v2/locations/gate');
});

test('a location in use is kept, by the address too', async () => {
  show({}, '/?dialog=delete.depot');
  const dialog = within(await screen.findByRole('dialog', { name: 'Location cannot be deleted' }));
  expect(dialog.getByText('Rates of 1 contract')).toBeVisible();
});

test('a reader changes nothing, not even by the address; nothing there, nothing loaded: each says so', async () => {
  const { unmount } = show({ 'GET locations': () => pageOf({ ...gate, actions: [] }) }, '/?dialog=new', as.reader);
  await screen.findByRole('button', { name: 'Show Export gate on the map' });
  expect(screen.queryByRole('button', { name: 'New location' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  const empty = show({ 'GET locations': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No locations found' })).toBeVisible();
  empty.unmount();
  show({ 'GET locations': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
