import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, shownMap, type Replies } from 'shared-ui/testing';
import RoutesPage from './routes-page.tsx';
import { line, pageOf, PLACES, replies } from './testing/given.ts';

const show = (more: Replies = {}, at = '/', user = as.cargoOwner) =>
  renderScreen(<RoutesPage />, { at, user, replies: { ...replies, ...more } });

async function open(which: string, more: Replies = {}) {
  const sent: unknown[] = [];
  const keep: Replies = {
    'POST routes': ({ body }) => (sent.push(body), line),
    'PATCH routes/:id': ({ body }) => (sent.push(body), line),
  };
  const view = show({ ...keep, ...more }, `/?dialog=${which}`);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Name' });
  return {
    ...view,
    sent,
    dialog,
    save: () => view.user.click(dialog.getByRole('button', { name: /^(Save|Create route)$/ })),
  };
}

test('routes stand in the table and on the map; of the one that is chosen the way and its locations by number', async () => {
  const { user, calls, baseElement } = show();
  const name = await screen.findByRole('button', { name: 'Show Kandy line on the map' });
  expect(screen.getByText('Port gate – Port gate, 3 locations')).toBeVisible();
  expect(screen.getByText('Without toll roads')).toBeVisible();
  expect(screen.getByRole('cell', { name: /232 km \(estimated\)|231\.5 km \(estimated\)/ })).toBeVisible();
  const map = await shownMap();
  await user.click(name);
  await waitFor(() =>
    expect(map.lines()).toContainEqual([
      { latitude: 6.95, longitude: 79.85 },
      { latitude: 7.1, longitude: 80.2 },
      { latitude: 7.29, longitude: 80.63 },
    ]),
  );
  expect(map.markers()).toEqual(expect.arrayContaining(['1, 3. Port gate', '2. Kandy depot']));
  expect(calls.some((call) => call.startsWith('GET shared/geo/route?') && call.includes('excludeTolls=true'))).toBe(
    true,
  );
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a route is put together from the list and by clicks on the map, put in order by keyboard, and its length is said', async () => {
  const { user, dialog, sent, save, notices, baseElement } = await open('new');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'South');
  await user.click(dialog.getByRole('combobox', { name: 'Location 1' }));
  await user.click(await screen.findByRole('option', { name: /Galle store/ }));
  const map = await shownMap();
  map.zoomTo(13, PLACES[0]);
  await user.click(await screen.findByTitle('Port gate'));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Location 2' })).toHaveValue('Port gate'));
  expect(
    await dialog.findByText('Estimated from the straight line, with 30% on top: no road service is connected.'),
  ).toBeVisible();
  map.zoomTo(13, PLACES[1]);
  await user.click(await screen.findByTitle('Kandy depot'));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Location 3' })).toHaveValue('Kandy depot'));
  await user.click(dialog.getAllByRole('button', { name: /^Move .*1/ }).at(-1)!);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Location 1' })).toHaveValue('Port gate'));
  await user.click(dialog.getByRole('switch', { name: 'Avoid toll roads' }));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await save();
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'South', excludeTolls: true, locationIds: ['port', 'galle', 'kandy'] }]),
  );
  expect(notices).toEqual(['Route saved']);
});

test('only what is changed is sent; what the server finds wrong stands at its location', async () => {
  const fields = { 'locationIds.1': { code: 'repeatedStop', message: 'Same location twice in a row' } };
  const asked: unknown[] = [];
  const { user, dialog, save } = await open('edit.line', {
    'PATCH routes/:id': ({ body }) => (asked.push(body), refuse(422, 'invalid', { fields })),
  });
  expect(dialog.getByRole('combobox', { name: 'Location 3' })).toHaveValue('Port gate');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2');
  await save();
  expect(await dialog.findByText('The route is at this location already')).toBeVisible();
  expect(asked).toEqual([{ name: 'Kandy line 2' }]);
});

test('info says everything; deleting asks first', async () => {
  const { unmount, baseElement } = show({}, '/?dialog=info.line');
  const info = within(await screen.findByRole('dialog', { name: 'Route info' }));
  expect(await info.findByText('Kandy depot')).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  unmount();
  const { user, notices } = show({ 'DELETE routes/:id': () => ({ id: 'line' }) });
  await screen.findByRole('button', { name: 'Show Kandy line on the map' });
  await chooseAction(user, 'Kandy line', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Route deleted']));
});

test('a reader changes nothing; nothing there and nothing loaded are said', async () => {
  const reader = show({ 'GET routes': () => pageOf({ ...line, actions: [] }) }, '/?dialog=new', as.reader);
  await screen.findByRole('button', { name: 'Show Kandy line on the map' });
  expect([screen.queryByRole('button', { name: 'New route' }), screen.queryByRole('dialog')]).toEqual([null, null]);
  reader.unmount();
  const empty = show({ 'GET routes': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No routes found' })).toBeVisible();
  empty.unmount();
  show({ 'GET routes': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
