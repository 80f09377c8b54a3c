import { screen, waitFor, within } from '@testing-library/react';
import type { OrganizationRow } from 'shared-contracts/organizations';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OrganizationsPage from './organizations-page.tsx';
import { blocked, changing, detailsOf, pageOf, registered, tea } from './testing/given.ts';

const show = (replies: Replies = {}, at = '/', user = as.root) =>
  renderScreen(<OrganizationsPage />, {
    at,
    user,
    replies: {
      'GET organizations': () => pageOf(changing, registered, blocked),
      'GET organizations/:id': () => detailsOf(tea),
      ...replies,
    },
  });

const rowOf = async (name: string) =>
  within((await screen.findByRole('cell', { name: new RegExp(name) })).closest('tr') as HTMLElement);

test('organizations stand with what they are, and what wants a review is marked; filters and sort are asked of the API', async () => {
  const { user, calls, baseElement } = show({
    'GET shared/countries': () => ({
      items: [{ id: 'lk', name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LK' }],
      total: 1,
    }),
  });
  const cells = async (name: string) =>
    (await rowOf(name))
      .getAllByRole('cell')
      .slice(1, 6)
      .map(({ textContent }) => textContent);
  expect(await cells('Ceylon Tea')).toEqual([
    'Cargo owner (1PL)',
    'ActiveChanges to review',
    'Sri Lanka',
    'nadia@tea.example',
    '01.01.2026 15:30',
  ]);
  expect([(await cells('Lagoon Fleet'))[1], (await cells('Harbour'))[1]]).toEqual(['Waits for review', 'Blocked']);
  expect((await rowOf('Ceylon Tea')).getByText('CT')).toBeInTheDocument();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  const asked = (query: string) =>
    waitFor(() => expect(calls.at(-1)).toBe(`GET organizations?${query}&page=1&limit=20`));
  await user.click(screen.getByRole('button', { name: 'With changes to review' }));
  await asked('hasChange=true&sort=name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waits for review');
  await asked('hasChange=true&status=0&sort=name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Fleet owner');
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: /Sri Lanka/ }));
  await asked('hasChange=true&status=0&type=fleetOwner&countryId=lk&sort=name');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'te');
  await user.click(screen.getByRole('button', { name: 'Created' }));
  await asked('hasChange=true&status=0&type=fleetOwner&countryId=lk&sort=createdAt');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'a');
  await asked('hasChange=true&status=0&type=fleetOwner&countryId=lk&search=tea&sort=createdAt');
}, 60_000);

test.each<[string, OrganizationRow, string, RegExp, string, unknown, string]>([
  [
    'blocked',
    tea,
    'Block',
    /Blocks Ceylon Tea\. All sessions of its users end at once/,
    'PATCH organizations/tea',
    { status: 2 },
    'Organization blocked',
  ],
  [
    'activated',
    blocked,
    'Activate',
    /Activates Harbour\. Its users can sign in again/,
    'PATCH organizations/harbour',
    { status: 1 },
    'Organization activated',
  ],
  [
    'deleted',
    tea,
    'Delete',
    /Deletes Ceylon Tea for good/,
    'DELETE organizations/tea',
    undefined,
    'Organization deleted',
  ],
])(
  'an organization is %s after its consequence was told',
  async (_what, organization, action, consequence, call, body, notice) => {
    let sent: unknown;
    const { user, calls, notices } = show({
      'GET organizations': () => pageOf(organization),
      [call]: (request) => ((sent = request.body), detailsOf(organization)),
    });
    await chooseAction(user, organization.name, action);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(consequence)).toBeVisible();
    expect(calls).not.toContain(call);
    await user.click(dialog.getByRole('button', { name: action }));
    await waitFor(() => expect(notices).toEqual([notice]));
    expect([calls.includes(call), sent]).toEqual([true, body]);
  },
);

const uses = [
  { what: 'users', count: 2 },
  { what: 'orders', count: 1 },
  { what: 'somethingNew', count: 4 },
];
test.each([
  [
    'what hangs on it',
    refuse(409, 'organizationInUse', { params: { uses } }),
    'It cannot be deleted, for this hangs on it: 2 users, 1 order, and 4 somethingNew',
  ],
  ["that it is one's own", refuse(409, 'organizationProtected'), 'You cannot block or delete your own organization'],
])('a refused deletion tells %s', async (_what, refusal, words) => {
  const { user } = show({ 'GET organizations': () => pageOf(tea), 'DELETE organizations/:id': () => refusal });
  await chooseAction(user, 'Ceylon Tea', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('who was too late is told so and sees what is true by now', async () => {
  const { user, calls } = show({
    'GET organizations': () => pageOf(tea),
    'PATCH organizations/:id': () => refuse(409, 'statusNotAllowed'),
  });
  await chooseAction(user, 'Ceylon Tea', 'Block');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('The organization’s status has changed meanwhile')).toBeVisible();
  await waitFor(() => expect(calls.filter((call) => call.startsWith('GET organizations?'))).toHaveLength(2));
});

test('whoever only reads sees the own organization and its details, and no way to change anything, not even by the address', async () => {
  const own: OrganizationRow = { ...tea, actions: ['edit'] };
  const { user, baseElement } = show(
    { 'GET organizations': () => pageOf(own), 'GET organizations/:id': () => detailsOf(own) },
    '/?dialog=edit.tea',
    as.reader,
  );
  const row = await rowOf('Ceylon Tea');
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Details']);
  expect([screen.queryByRole('button', { name: 'New organization' }), screen.queryByRole('dialog')]).toEqual([
    null,
    null,
  ]);
  await user.click(row.getByRole('button', { name: 'Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Organization details' }));
  expect(await dialog.findByRole('link', { name: 'nadia@tea.example' })).toHaveAttribute(
    'href',
    'mailto:nadia@tea.example',
  );
  expect(dialog.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('nothing there, nothing loaded, no permission, one that is gone: each says so', async () => {
  const empty = show({ 'GET organizations': () => pageOf() });
  expect(await screen.findByText('No organizations found')).toBeVisible();
  empty.unmount();
  const broken = show({ 'GET organizations': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  const forbidden = show({ 'GET organizations': () => refuse(403, 'forbidden') }, '/', as.nobody);
  expect(await screen.findByText(/access/i)).toBeVisible();
  forbidden.unmount();
  show({ 'GET organizations/:id': () => refuse(404, 'notFound') }, '/?dialog=details.gone');
  expect(await within(await screen.findByRole('dialog')).findByText('There is nothing here')).toBeVisible();
});
