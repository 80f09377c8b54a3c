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
import RouteZonesPage from './route-zones-page.tsx';
import { TRIANGLE_CORNERS, hills, kandy, pageOf, replies } from './testing/fixtures.ts';

const renderPage = (extraReplies: Replies = {}, index = '/', user = testUsers.cargoOwner) =>
  renderScreen(<RouteZonesPage />, { url: index, user, replies: { ...replies, ...extraReplies } });
const toPoints = (corners: readonly (readonly [number, number])[]) =>
  corners.map(([latitude, longitude]) => ({ latitude, longitude }));

/** Lists the outlines drawn on the map: 0 for the hills, 1 for the triangle. */
const listDrawnZones = (map: Awaited<ReturnType<typeof findMap>>) => {
  const outlines = [hills.polygon, TRIANGLE_CORNERS].map((corners) => JSON.stringify(toPoints(corners)));
  return map
    .geofences()
    .filter((points) => points.length < 5)
    .map((points) => outlines.indexOf(JSON.stringify(points)))
    .filter((index) => index >= 0);
};

async function openDialog(dialogName: string, extraReplies: Replies = {}) {
  const requests: unknown[] = [];
  const saveReplies: Replies = {
    'POST routes-zones': ({ body }) => (requests.push(body), hills),
    'PATCH routes-zones/:id': ({ body }) => (requests.push(body), hills),
  };
  const view = renderPage(
    { 'GET routes-zones': () => pageOf(), ...saveReplies, ...extraReplies },
    `/?dialog=${dialogName}`,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Name' });
  await dialog.findByRole('group', { name: 'Outline of the zone' });
  return {
    ...view,
    requests,
    dialog,
    save: () => view.user.click(dialog.getByRole('button', { name: /^(Save|Create route zone)$/ })),
  };
}

test('shows zones in a table and on the map, and the overlaps of the selected one', async () => {
  const { user, baseElement } = renderPage();
  const name = await screen.findByRole('button', { name: 'Show Kandy town on the map' });
  expect(screen.getByText('Hill country: 100%')).toBeVisible();
  expect(screen.getByText('735.25 km²')).toBeVisible();
  const map = await findMap();
  await waitFor(() => expect(listDrawnZones(map)).toEqual([0, 1]));
  await user.click(name);
  expect(name).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(listDrawnZones(map)).toEqual([0, 1, 1]));
  await user.click(await screen.findByTitle('Hill country'));
  expect(screen.getByRole('button', { name: 'Show Hill country on the map' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(listDrawnZones(map)).toEqual([0, 1]));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('creates a zone drawn on the map and shows its overlaps while drawing', async () => {
  const { user, dialog, requests, save, notices, baseElement } = await openDialog('new');
  await save();
  expect(await dialog.findByText('A zone needs at least three corners')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Coast');
  await user.click(dialog.getByRole('radio', { name: 'Orange' }));
  const drawing = await (await findMap()).drawing();
  drawing.draw({ kind: 'polygon', points: toPoints(TRIANGLE_CORNERS) });
  expect(await dialog.findByText('Hill country: 13%')).toBeVisible();
  expect(dialog.getByText('An order in several zones belongs to the smallest of them.')).toBeVisible();
  expect(dialog.getAllByRole('textbox', { name: 'Latitude' })).toHaveLength(3);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await save();
  await waitFor(() => expect(requests).toEqual([{ name: 'Coast', colour: 'orange', polygon: TRIANGLE_CORNERS }]));
  expect(notices).toEqual(['Route zone saved']);
});

test('edits corners as numbers, sends only changed fields and shows an error for a crossing outline', async () => {
  const fields = { polygon: { code: 'crossesItself', message: 'The outline crosses itself' } };
  const patches: unknown[] = [];
  const { user, dialog, save } = await openDialog('edit.kandy', {
    'PATCH routes-zones/:id': ({ body }) => (patches.push(body), errorReply(422, 'invalid', { fields })),
  });
  const [latitude] = dialog.getAllByRole('textbox', { name: 'Latitude' });
  await user.clear(latitude!);
  await user.type(latitude!, '7.25');
  await save();
  expect(
    await dialog.findByText('The outline crosses itself. Move the corners so that no two sides meet.'),
  ).toBeVisible();
  expect(patches).toEqual([{ polygon: [[7.25, 80.5], ...TRIANGLE_CORNERS.slice(1)] }]);
});

test('shows zone info, keeps a zone in use and deletes an unused one after confirmation', async () => {
  const { unmount, baseElement } = renderPage({}, '/?dialog=info.kandy');
  const info = within(await screen.findByRole('dialog', { name: 'Route zone info' }));
  expect(await info.findByText('4 trips')).toBeVisible();
  expect(info.getByText('T-1, T-2, T-3, …')).toBeVisible();
  expect(info.getByText('3 corners')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  unmount();
  const inUseView = renderPage({}, '/?dialog=delete.kandy');
  expect(await screen.findByRole('dialog', { name: 'Route zone can’t be deleted' })).toBeVisible();
  inUseView.unmount();
  const { user, calls, notices } = renderPage({ 'DELETE routes-zones/:id': () => ({ id: 'hills' }) });
  await screen.findByRole('button', { name: 'Show Hill country on the map' });
  await chooseAction(user, 'Hill country', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Route zone deleted']));
  expect(calls).toContain('DELETE routes-zones/hills');
});

test('offers no changes to readers, and shows empty, error and "no map" states', async () => {
  const readerView = renderPage(
    { 'GET routes-zones': () => pageOf({ ...kandy, actions: [] }) },
    '/?dialog=new',
    testUsers.reader,
  );
  await screen.findByRole('button', { name: 'Show Kandy town on the map' });
  expect(screen.queryByRole('button', { name: 'New route zone' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  readerView.unmount();
  const emptyView = renderPage({ 'GET routes-zones': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No route zones found' })).toBeVisible();
  emptyView.unmount();
  const errorView = renderPage({ 'GET routes-zones': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  errorView.unmount();
  await withoutWebGl(async () => {
    renderPage();
    expect(await screen.findByText('This browser can’t show maps')).toBeInTheDocument();
  });
});
