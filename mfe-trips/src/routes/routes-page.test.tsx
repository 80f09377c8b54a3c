import { screen, waitFor, within } from '@testing-library/react';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  findMap,
  type Replies,
} from 'shared-ui/testing';
import RoutesPage from './routes-page.tsx';
import { kandyRoute, pageOf, LOCATIONS, replies } from './testing/fixtures.ts';

const renderPage = (extraReplies: Replies = {}, at = '/', user = testUsers.cargoOwner) =>
  renderScreen(<RoutesPage />, { url: at, user, replies: { ...replies, ...extraReplies } });

async function openDialog(dialogName: string, extraReplies: Replies = {}) {
  const requests: unknown[] = [];
  const saveReplies: Replies = {
    'POST routes': ({ body }) => (requests.push(body), kandyRoute),
    'PATCH routes/:id': ({ body }) => (requests.push(body), kandyRoute),
  };
  const view = renderPage({ ...saveReplies, ...extraReplies }, `/?dialog=${dialogName}`);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Name' });
  return {
    ...view,
    requests,
    dialog,
    save: () => view.user.click(dialog.getByRole('button', { name: /^(Save|Create route)$/ })),
  };
}

test('shows routes in a table and on the map, and the road path and stops of the selected one', async () => {
  const { user, calls, baseElement } = renderPage();
  const name = await screen.findByRole('button', { name: 'Show Kandy line on the map' });
  expect(screen.getByText('Port gate – Port gate, 3 locations')).toBeVisible();
  expect(screen.getByText('Without toll roads')).toBeVisible();
  expect(screen.getByRole('cell', { name: /232 km \(estimated\)|231\.5 km \(estimated\)/ })).toBeVisible();
  const map = await findMap();
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
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('creates a route from the list and the map, reorders it by keyboard and shows its distance', async () => {
  const { user, dialog, requests, save, notices, baseElement } = await openDialog('new');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'South');
  await user.click(dialog.getByRole('combobox', { name: 'Location 1' }));
  await user.click(await screen.findByRole('option', { name: /Galle store/ }));
  const map = await findMap();
  map.zoomTo(13, LOCATIONS[0]);
  await user.click(await screen.findByTitle('Port gate'));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Location 2' })).toHaveValue('Port gate'));
  expect(
    await dialog.findByText('Estimated from the straight-line distance plus 30%: no routing service is connected.'),
  ).toBeVisible();
  map.zoomTo(13, LOCATIONS[1]);
  await user.click(await screen.findByTitle('Kandy depot'));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Location 3' })).toHaveValue('Kandy depot'));
  await user.click(dialog.getAllByRole('button', { name: /^Move .*1/ }).at(-1)!);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Location 1' })).toHaveValue('Port gate'));
  await user.click(dialog.getByRole('switch', { name: 'Avoid toll roads' }));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await save();
  await waitFor(() =>
    expect(requests).toEqual([{ name: 'South', excludeTolls: true, locationIds: ['port', 'galle', 'kandy'] }]),
  );
  expect(notices).toEqual(['Route saved']);
});

test('sends only changed fields and shows API errors at their location', async () => {
  const fields = { 'locationIds.1': { code: 'repeatedStop', message: 'Same location twice in a row' } };
  const patches: unknown[] = [];
  const { user, dialog, save } = await openDialog('edit.line', {
    'PATCH routes/:id': ({ body }) => (patches.push(body), errorReply(422, 'invalid', { fields })),
  });
  expect(dialog.getByRole('combobox', { name: 'Location 3' })).toHaveValue('Port gate');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2');
  await save();
  expect(await dialog.findByText('Same as the previous location')).toBeVisible();
  expect(patches).toEqual([{ name: 'Kandy line 2' }]);
});

test('shows route info, and deletes a route after confirmation', async () => {
  const { unmount, baseElement } = renderPage({}, '/?dialog=info.line');
  const info = within(await screen.findByRole('dialog', { name: 'Route info' }));
  expect(await info.findByText('Kandy depot')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  unmount();
  const { user, notices } = renderPage({ 'DELETE routes/:id': () => ({ id: 'line' }) });
  await screen.findByRole('button', { name: 'Show Kandy line on the map' });
  await chooseAction(user, 'Kandy line', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Route deleted']));
});

test('offers no changes to readers, and shows empty and error states', async () => {
  const readerView = renderPage(
    { 'GET routes': () => pageOf({ ...kandyRoute, actions: [] }) },
    '/?dialog=new',
    testUsers.reader,
  );
  await screen.findByRole('button', { name: 'Show Kandy line on the map' });
  expect([screen.queryByRole('button', { name: 'New route' }), screen.queryByRole('dialog')]).toEqual([null, null]);
  readerView.unmount();
  const emptyView = renderPage({ 'GET routes': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No routes found' })).toBeVisible();
  emptyView.unmount();
  renderPage({ 'GET routes': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('starts a trip along a route, for those who plan trips', async () => {
  const { user, router } = renderPage({}, '/', testUsers.forwarder);
  await chooseAction(user, kandyRoute.name, 'Plan a trip');
  expect(router.state.location).toMatchObject({ pathname: '/trips/new', search: `?routeId=${kandyRoute.id}` });
});
