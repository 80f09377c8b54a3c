import { screen, waitFor, within } from '@testing-library/react';
import type { Country } from 'shared-contracts/lookups';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import CountriesPage from './countries-page.tsx';

const lanka: Country = {
  id: 'lk',
  name: 'Sri Lanka',
  fullName: 'Democratic Socialist Republic of Sri Lanka',
  shortName: 'LK',
};
const pageOf = (...items: Country[]) => ({ items, total: items.length, page: 1, limit: 20 });

const show = (replies: Replies = {}, at = '/', user = as.root) =>
  renderScreen(<CountriesPage />, {
    at,
    user,
    replies: { 'GET shared/countries': () => pageOf(lanka), 'GET shared/countries/:id': () => lanka, ...replies },
  });

test('countries are searched and sorted by what they are called', async () => {
  const { user, calls, baseElement } = show();
  expect(await screen.findByRole('cell', { name: 'Democratic Socialist Republic of Sri Lanka' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Short name' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET shared/countries?sort=shortName&page=1&limit=20'));
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'lan');
  await waitFor(() => expect(calls.at(-1)).toContain('search=lan'));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a new one needs every name, and one that is taken is told at its field', async () => {
  const sent: unknown[] = [];
  const taken = {
    fields: { shortName: { code: 'alreadyExists', message: 'Country with same short name already exist' } },
  };
  const { user, notices, router } = show({
    'POST shared/countries': ({ body }) => (sent.push(body) === 1 ? refuse(422, 'invalid', taken) : lanka),
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
  await waitFor(() => expect(shortName).toHaveAccessibleDescription(/Another country has this name already/));
  await user.type(shortName, 'A');
  await user.click(dialog.getByRole('button', { name: 'Add country' }));
  await waitFor(() => expect(notices).toEqual(['Country saved']));
  expect(sent.at(-1)).toEqual({ name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LKA' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an edit begins with what is there and sends it changed', async () => {
  let sent: unknown;
  const { user, calls } = show(
    { 'PATCH shared/countries/:id': ({ body }) => ((sent = body), lanka) },
    '/?dialog=edit.lk',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit country' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Sri Lanka');
  await user.clear(name);
  await user.type(name, 'Ceylon');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual({ name: 'Ceylon', fullName: lanka.fullName, shortName: 'LK' }));
  expect(calls).toContain('PATCH shared/countries/lk');
});

test.each([
  [
    { organizations: 2, locations: 1, names: ['Alpha', 'Beta', 'Depot'] },
    'Used by 2 organizations and 1 location: Alpha, Beta, Depot. It cannot be deleted',
  ],
  [
    { organizations: 0, locations: 12, names: ['Depot'] },
    'Used by no organization and 12 locations: Depot. It cannot be deleted',
  ],
])('deleting names its consequence; what uses the country stands in its way: %j', async (params, told) => {
  const { user } = show({ 'DELETE shared/countries/:id': () => refuse(409, 'lookupInUse', { params }) });
  await chooseAction(user, 'Sri Lanka', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Deletes the country Sri Lanka\. Nobody can choose it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(told)).toBeVisible();
});

test('whoever is not root reads at most, not even by the address', async () => {
  show({}, '/?dialog=new', as.forwarder);
  await screen.findByRole('cell', { name: 'Sri Lanka' });
  expect(screen.queryByRole('button', { name: /New country|Edit|Actions/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing there and nothing loaded say so', async () => {
  const { unmount } = show({ 'GET shared/countries': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No countries found' })).toBeVisible();
  unmount();
  show({ 'GET shared/countries': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
