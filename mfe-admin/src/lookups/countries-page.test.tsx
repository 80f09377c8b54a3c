import { screen, waitFor, within } from '@testing-library/react';
import type { Country } from 'shared-contracts/network/lookups';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
} from 'shared-ui/testing';
import CountriesPage from './countries-page.tsx';

const sriLanka: Country = {
  id: 'lk',
  revision: 1,
  name: 'Sri Lanka',
  fullName: 'Democratic Socialist Republic of Sri Lanka',
  shortName: 'LK',
};
const toPage = (...items: Country[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.root) =>
  renderScreen(<CountriesPage />, {
    url,
    user,
    replies: { 'GET shared/countries': () => toPage(sriLanka), 'GET shared/countries/:id': () => sriLanka, ...replies },
  });

test('searches and sorts countries', async () => {
  const { user, calls, baseElement } = renderPage();
  expect(await screen.findByRole('cell', { name: 'Democratic Socialist Republic of Sri Lanka' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Short name' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET shared/countries?sort=shortName&page=1&limit=20'));
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'lan');
  await waitFor(() => expect(calls.at(-1)).toContain('search=lan'));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('requires all names of a new country and reports a taken name at its field', async () => {
  const sent: unknown[] = [];
  const taken = {
    fields: { shortName: { code: 'alreadyExists', message: 'Country with same short name already exist' } },
  };
  const { user, notices, router } = renderPage({
    'POST shared/countries': ({ body }) => (sent.push(body) === 1 ? errorReply(422, 'invalid', taken) : sriLanka),
  });
  await user.click(await screen.findByRole('button', { name: 'New country' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New country' }));
  const [name, fullName, shortName] = ['Name', 'Full name', 'Short name'].map((label) =>
    dialog.getByRole('textbox', { name: label }),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  await user.click(dialog.getByRole('button', { name: 'Add country' }));
  await waitFor(() => expect(fullName).toHaveAccessibleDescription(/Field is required/));
  await user.type(name, 'Sri Lanka');
  await user.type(fullName, 'Sri Lanka');
  await user.type(shortName, 'LK');
  await user.click(dialog.getByRole('button', { name: 'Add country' }));
  await waitFor(() => expect(shortName).toHaveAccessibleDescription(/Another country already has this name/));
  await user.type(shortName, 'A');
  await user.click(dialog.getByRole('button', { name: 'Add country' }));
  await waitFor(() => expect(notices).toEqual(['Country saved']));
  expect(sent.at(-1)).toEqual({ name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LKA' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('edits a country', async () => {
  let sent: unknown;
  const { user, calls } = renderPage(
    { 'PATCH shared/countries/:id': ({ body }) => ((sent = body), sriLanka) },
    '/?dialog=edit.lk',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit country' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Sri Lanka');
  await user.clear(name);
  await user.type(name, 'Ceylon');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ name: 'Ceylon', fullName: sriLanka.fullName, shortName: 'LK' }));
  expect(calls).toContain('PATCH shared/countries/lk');
});

test.each([
  [
    { organizations: 2, locations: 1, names: ['Alpha', 'Beta', 'Depot'] },
    'Used by 2 organizations and 1 location: Alpha, Beta, Depot. It can’t be deleted',
  ],
  [
    { organizations: 0, locations: 12, names: ['Depot'] },
    'Used by no organization and 12 locations: Depot. It can’t be deleted',
  ],
])('confirms a deletion and reports what uses the country: %j', async (params, expectedMessage) => {
  const { user } = renderPage({ 'DELETE shared/countries/:id': () => errorReply(409, 'lookupInUse', { params }) });
  await chooseAction(user, 'Sri Lanka', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Deletes the country Sri Lanka\. It can no longer be chosen/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(expectedMessage)).toBeVisible();
});

test('is read-only for everyone but root, also with a dialog in the URL', async () => {
  renderPage({}, '/?dialog=new', testUsers.forwarder);
  await screen.findByRole('cell', { name: 'Sri Lanka' });
  expect(screen.queryByRole('button', { name: /New country|Edit|Actions/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows empty and error states', async () => {
  const { unmount } = renderPage({ 'GET shared/countries': () => toPage() });
  expect(await screen.findByRole('heading', { name: 'No countries found' })).toBeVisible();
  unmount();
  renderPage({ 'GET shared/countries': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
