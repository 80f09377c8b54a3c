import { screen, waitFor, within } from '@testing-library/react';
import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import {
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
} from 'shared-ui/testing';
import OrganizationsPage from './organizations-page.tsx';
import { blocked, withPendingChange, toDetails, toPage, registered, tea } from './testing/fixtures.ts';

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.root) =>
  renderScreen(<OrganizationsPage />, {
    url,
    user,
    replies: {
      'GET organizations': () => toPage(withPendingChange, registered, blocked),
      'GET organizations/:id': () => toDetails(tea),
      ...replies,
    },
  });

const rowOf = async (name: string) =>
  within((await screen.findByRole('cell', { name: new RegExp(name) })).closest('tr') as HTMLElement);

test('lists organizations, marks those to review, and sends filters and sort to the API', async () => {
  const { user, calls, baseElement } = renderPage({
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
  expect([(await cells('Lagoon Fleet'))[1], (await cells('Harbour'))[1]]).toEqual(['Pending review', 'Blocked']);
  expect((await rowOf('Ceylon Tea')).getByText('CT')).toBeInTheDocument();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  const expectRequest = (query: string) =>
    waitFor(() => expect(calls.at(-1)).toBe(`GET organizations?${query}&page=1&limit=20`));
  await user.click(screen.getByRole('button', { name: 'With changes to review' }));
  await expectRequest('hasChange=true&sort=name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending review');
  await expectRequest('hasChange=true&status=0&sort=name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Fleet owner');
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: /Sri Lanka/ }));
  await expectRequest('hasChange=true&status=0&type=fleetOwner&countryId=lk&sort=name');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, code, contact or domain' }), 'te');
  await user.click(screen.getByRole('button', { name: 'Created' }));
  await expectRequest('hasChange=true&status=0&type=fleetOwner&countryId=lk&sort=createdAt');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, code, contact or domain' }), 'a');
  await expectRequest('hasChange=true&status=0&type=fleetOwner&countryId=lk&search=tea&sort=createdAt');
}, 60_000);

test.each<[string, OrganizationRow, string, RegExp, string, unknown, string]>([
  [
    'blocked',
    tea,
    'Block',
    /Blocks Ceylon Tea\. Its users are signed out immediately/,
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
    /Permanently deletes Ceylon Tea/,
    'DELETE organizations/tea',
    undefined,
    'Organization deleted',
  ],
])(
  'an organization is %s after a confirmation that states the consequence',
  async (_case, organization, action, consequence, call, body, notice) => {
    let sent: unknown;
    const { user, calls, notices } = renderPage({
      'GET organizations': () => toPage(organization),
      [call]: (request) => ((sent = request.body), toDetails(organization)),
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
    'what still uses the organization',
    errorReply(409, 'organizationInUse', { params: { uses } }),
    'It can’t be deleted because it still has 2 users, 1 order, and 4 somethingNew',
  ],
  [
    'that it is the own organization',
    errorReply(409, 'organizationProtected'),
    'You can’t block or delete your own organization',
  ],
])('a rejected deletion reports %s', async (_case, reply, message) => {
  const { user } = renderPage({ 'GET organizations': () => toPage(tea), 'DELETE organizations/:id': () => reply });
  await chooseAction(user, 'Ceylon Tea', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('reports an outdated status and refetches the list', async () => {
  const { user, calls } = renderPage({
    'GET organizations': () => toPage(tea),
    'PATCH organizations/:id': () => errorReply(409, 'statusNotAllowed'),
  });
  await chooseAction(user, 'Ceylon Tea', 'Block');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('The organization’s status has changed in the meantime')).toBeVisible();
  await waitFor(() => expect(calls.filter((call) => call.startsWith('GET organizations?'))).toHaveLength(2));
});

test('is read-only for readers, also with a dialog in the URL', async () => {
  const own: OrganizationRow = { ...tea, actions: ['edit'] };
  const { user, baseElement } = renderPage(
    { 'GET organizations': () => toPage(own), 'GET organizations/:id': () => toDetails(own) },
    '/?dialog=edit.tea',
    testUsers.reader,
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
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows empty, error, forbidden and not-found states', async () => {
  const empty = renderPage({ 'GET organizations': () => toPage() });
  expect(await screen.findByText('No organizations found')).toBeVisible();
  empty.unmount();
  const broken = renderPage({ 'GET organizations': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  const forbidden = renderPage({ 'GET organizations': () => errorReply(403, 'forbidden') }, '/', testUsers.nobody);
  expect(await screen.findByText(/have access to this page/)).toBeVisible();
  forbidden.unmount();
  renderPage({ 'GET organizations/:id': () => errorReply(404, 'notFound') }, '/?dialog=details.gone');
  expect(await within(await screen.findByRole('dialog')).findByText('Not found')).toBeVisible();
});
