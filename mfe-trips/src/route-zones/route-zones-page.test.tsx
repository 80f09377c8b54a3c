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
import RouteZonesPage from './route-zones-page.tsx';
import { CORNER, hills, kandy, pageOf, replies } from './testing/given.ts';

const show = (more: Replies = {}, at = '/', user = as.cargoOwner) =>
  renderScreen(<RouteZonesPage />, { at, user, replies: { ...replies, ...more } });
const placesOf = (corners: readonly (readonly [number, number])[]) =>
  corners.map(([latitude, longitude]) => ({ latitude, longitude }));

/** What is drawn over the land. */
const drawnOn = (map: Awaited<ReturnType<typeof shownMap>>) => {
  const known = [hills.polygon, CORNER].map((corners) => JSON.stringify(placesOf(corners)));
  return map
    .geofences()
    .filter((points) => points.length < 5)
    .map((points) => known.indexOf(JSON.stringify(points)))
    .filter((at) => at >= 0);
};

async function open(which: string, more: Replies = {}) {
  const sent: unknown[] = [];
  const keep: Replies = {
    'POST routes-zones': ({ body }) => (sent.push(body), hills),
    'PATCH routes-zones/:id': ({ body }) => (sent.push(body), hills),
  };
  const view = show({ 'GET routes-zones': () => pageOf(), ...keep, ...more }, `/?dialog=${which}`);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Name' });
  await dialog.findByRole('group', { name: 'Outline of the zone' });
  return {
    ...view,
    sent,
    dialog,
    save: () => view.user.click(dialog.getByRole('button', { name: /^(Save|Create route zone)$/ })),
  };
}

test('zones stand in the table and on the map; of the one that is chosen what it has in common with others stands out', async () => {
  const { user, baseElement } = show();
  const name = await screen.findByRole('button', { name: 'Show Kandy town on the map' });
  expect(screen.getByText('Hill country: 100%')).toBeVisible();
  expect(screen.getByText('735.25 km²')).toBeVisible();
  const map = await shownMap();
  await waitFor(() => expect(drawnOn(map)).toEqual([0, 1]));
  await user.click(name);
  expect(name).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(drawnOn(map)).toEqual([0, 1, 1]));
  await user.click(await screen.findByTitle('Hill country'));
  expect(screen.getByRole('button', { name: 'Show Hill country on the map' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(drawnOn(map)).toEqual([0, 1]));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a zone is drawn on the map; what it would have in common with others is said while it is drawn', async () => {
  const { user, dialog, sent, save, notices, baseElement } = await open('new');
  await save();
  expect(await dialog.findByText('A zone needs at least three corners')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Coast');
  await user.click(dialog.getByRole('radio', { name: 'Orange' }));
  const drawing = await (await shownMap()).drawing();
  drawing.draw({ kind: 'polygon', points: placesOf(CORNER) });
  expect(await dialog.findByText('Hill country: 13%')).toBeVisible();
  expect(dialog.getByText('An order in several zones belongs to the smallest of them.')).toBeVisible();
  expect(dialog.getAllByRole('textbox', { name: 'Latitude' })).toHaveLength(3);
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await save();
  await waitFor(() => expect(sent).toEqual([{ name: 'Coast', colour: 'orange', polygon: CORNER }]));
  expect(notices).toEqual(['Route zone saved']);
});

test('by keyboard corners are numbers; only what is changed is sent, and a crossing outline is told', async () => {
  const fields = { polygon: { code: 'crossesItself', message: 'The outline crosses itself' } };
  const asked: unknown[] = [];
  const { user, dialog, save } = await open('edit.kandy', {
    'PATCH routes-zones/:id': ({ body }) => (asked.push(body), refuse(422, 'invalid', { fields })),
  });
  const [latitude] = dialog.getAllByRole('textbox', { name: 'Latitude' });
  await user.clear(latitude!);
  await user.type(latitude!, '7.25');
  await save();
  expect(
    await dialog.findByText('The outline crosses itself. Move the corners so that no two sides meet.'),
  ).toBeVisible();
  expect(asked).toEqual([{ polygon: [[7.25, 80.5], ...CORNER.slice(1)] }]);
});

test('info says everything; a zone that trips are of stays, another one is deleted after a question', async () => {
  const { unmount, baseElement } = show({}, '/?dialog=info.kandy');
  const info = within(await screen.findByRole('dialog', { name: 'Route zone info' }));
  expect(await info.findByText('4 trips')).toBeVisible();
  expect(info.getByText('T-1, T-2, T-3, …')).toBeVisible();
  expect(info.getByText('3 corners')).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  unmount();
  const kept = show({}, '/?dialog=delete.kandy');
  expect(await screen.findByRole('dialog', { name: 'Route zone cannot be deleted' })).toBeVisible();
  kept.unmount();
  const { user, calls, notices } = show({ 'DELETE routes-zones/:id': () => ({ id: 'hills' }) });
  await screen.findByRole('button', { name: 'Show Hill country on the map' });
  await chooseAction(user, 'Hill country', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Route zone deleted']));
  expect(calls).toContain('DELETE routes-zones/hills');
});

test('a reader changes nothing; nothing there, nothing loaded, no map: each says so', async () => {
  const reader = show({ 'GET routes-zones': () => pageOf({ ...kandy, actions: [] }) }, '/?dialog=new', as.reader);
  await screen.findByRole('button', { name: 'Show Kandy town on the map' });
  expect(screen.queryByRole('button', { name: 'New route zone' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  reader.unmount();
  const empty = show({ 'GET routes-zones': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No route zones found' })).toBeVisible();
  empty.unmount();
  const broken = show({ 'GET routes-zones': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  await withoutWebGl(async () => {
    show();
    expect(await screen.findByText('This browser cannot draw maps')).toBeInTheDocument();
  });
});
