import { screen, waitFor, within } from '@testing-library/react';
import { navigation, useSession } from 'shared-auth';
import type { UserRow } from 'shared-contracts/identity/users';
import { Box } from 'shared-ui';
import { SlotHostProvider, type SlotProps } from 'shared-ui/area';
import {
  findAccessibilityViolations,
  testUsers,
  chooseAction,
  collectSavedFiles,
  errorReply,
  renderScreen,
  createToken,
  type Replies,
  getTableWidth,
  MAX_TABLE_WIDTH,
} from 'shared-ui/testing';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import { driverUser, kamal, toPage } from './testing/fixtures.ts';
import UsersPage from './users-page.tsx';

const saved = collectSavedFiles();

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<UsersPage />, { url, user, replies: { 'GET users': () => toPage(kamal, driverUser), ...replies } });

const rowOf = async (login: string) =>
  within((await screen.findByRole('cell', { name: login })).closest('tr') as HTMLElement);
const textsOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getAllByRole('cell').map(({ textContent }) => textContent);

test('lists users and sends search, filters and sort to the API', async () => {
  const { user, calls, baseElement } = renderPage();
  expect(textsOf(await rowOf('Kamal Silva kamal')).slice(0, 5)).toEqual([
    'Kamal Silva kamal',
    'kamal@ceylon.example',
    'User',
    'Active',
    '01.01.2026 15:30',
  ]);
  expect(textsOf(await rowOf('Sunil Perera sunil')).slice(1, 4)).toEqual([
    'sunil@ceylon.example',
    'Admin Driver',
    'Blocked',
  ]);
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(screen.queryByRole('columnheader', { name: /Organization/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Organization' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET users?sort=-name&page=1&limit=20'));
  for (const [filter, choice] of [
    ['Status', 'Blocked'],
    ['Role', 'Admin'],
    ['Driver', 'Drivers'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);
  await waitFor(() =>
    expect(calls.at(-1)).toBe('GET users?status=2&role=admin&isDriver=true&sort=-name&page=1&limit=20'),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, login or e-mail' }), 'kam{Enter}');
  await waitFor(() => expect(calls.at(-1)).toContain('search=kam'));
});

test('marks users without any rule, except drivers, root and blocked ones', async () => {
  const lacking: UserRow = { ...kamal, hasRules: false };
  const others: UserRow[] = [
    { ...driverUser, hasRules: false },
    { ...kamal, id: 'user-3', name: 'Root', role: 'root', hasRules: false },
    { ...kamal, id: 'user-4', name: 'Nimal', hasRules: true },
    { ...kamal, id: 'user-5', name: 'Former person', status: 2, hasRules: false },
  ];
  renderPage({ 'GET users': () => toPage(lacking, ...others) });
  expect((await rowOf('Kamal Silva kamal')).getByText('No rules')).toBeVisible();
  expect(screen.getAllByText('No rules')).toHaveLength(1);
});

test('shows root the organizations of users and filters by organization', async () => {
  const organizations = {
    items: [{ id: 'org-9', name: 'Lanka Lines', registrationId: 'PV 9', type: '3pl' }],
    total: 1,
  };
  const { user, calls } = renderPage({ 'GET organizations': () => organizations }, '/', testUsers.root);
  expect((await rowOf('Kamal Silva kamal')).getByRole('cell', { name: 'Ceylon Tea Exports' })).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  await user.click(screen.getByRole('combobox', { name: 'Organization' }));
  await user.click(await screen.findByRole('option', { name: /Lanka Lines/ }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET users?organizationId=org-9&sort=name&page=1&limit=20'));
});

test.each<[string, UserRow, string, RegExp, string, unknown]>([
  [
    'blocked',
    kamal,
    'Block',
    /Blocks Kamal Silva\. They are signed out immediately/,
    'PATCH users/user-1',
    { status: 2 },
  ],
  [
    'anonymized',
    { ...driverUser, actions: ['anonymize'] },
    'Anonymize',
    /Removes for good what names Sunil Perera: .* This can’t be undone/,
    'DELETE users/user-2/personal-data',
    undefined,
  ],
  ['deleted', kamal, 'Delete', /Deletes Kamal Silva\. This can’t be undone/, 'DELETE users/user-1', undefined],
])(
  'a user is %s after a confirmation that states the consequence',
  async (_case, row, action, consequence, call, body) => {
    let sent: unknown;
    const { user, calls } = renderPage({
      'GET users': () => toPage(row),
      [call]: (request) => ((sent = request.body), kamal),
    });
    await chooseAction(user, nameOf(row), action);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(consequence)).toBeVisible();
    expect(calls).not.toContain(call);
    await user.click(dialog.getByRole('button', { name: action }));
    await waitFor(() => expect(calls).toContain(call));
    expect(sent).toEqual(body);
  },
);

test('activates a blocked user without a confirmation', async () => {
  let sent: unknown;
  const { user, notices } = renderPage({ 'PATCH users/:id': ({ body }) => ((sent = body), driverUser) });
  await chooseAction(user, 'Sunil Perera', 'Activate');
  await waitFor(() => expect(notices).toEqual(['User activated']));
  expect(sent).toEqual({ status: 1 });
});

const usages = { orders: 3, approvals: 1, trips: 0, drivers: 1, entries: 12 };
test.each([
  [
    'Delete',
    'DELETE users/:id',
    'userInUse',
    { params: usages },
    'Cannot be deleted, because this user has a history: orders created 3, approvals 1, trips created 0, timeline entries 12, and is a driver. Block the user instead.',
  ],
  [
    'Delete',
    'DELETE users/:id',
    'userInUse',
    { params: { ...usages, drivers: 0 } },
    /timeline entries 12\. Block the user instead\.$/,
  ],
  ['Block', 'PATCH users/:id', 'lastAdmin', {}, 'An organization needs at least one active admin'],
] as const)('%s: reports why it cannot be done: %#', async (action, call, code, more, words) => {
  const { user } = renderPage({ 'GET users': () => toPage(kamal), [call]: () => errorReply(409, code, more) });
  await chooseAction(user, 'Kamal Silva', action);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
  expect(await screen.findByText(words)).toBeVisible();
});

describe('signing in as another user', () => {
  const allowed: UserRow = { ...kamal, actions: ['edit', 'signInAs'] };
  const asRoot = async (reply: Replies[string]) => {
    const home = jest.spyOn(navigation, 'goHome').mockImplementation(() => undefined);
    const view = renderPage({ 'GET users': () => toPage(allowed), 'POST auth/as': reply }, '/', testUsers.root);
    await chooseAction(view.user, 'Kamal Silva', 'Log in as');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/You continue as Kamal Silva:.*Sign out to return to your own account/)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Log in as' }));
    return { ...view, home };
  };

  test('switches the session and reloads the home page', async () => {
    let sent: unknown;
    const { home } = await asRoot(
      ({ body }) => ((sent = body), { token: createToken({ ...testUsers.cargoOwner, login: 'kamal' }) }),
    );
    await waitFor(() => expect(home).toHaveBeenCalledTimes(1));
    expect([sent, useSession.getState().user?.login]).toEqual([{ userId: 'user-1' }, 'kamal']);
  });

  test('reports an error and keeps the session', async () => {
    const { home } = await asRoot(() => errorReply(409, 'userBlocked'));
    expect(await screen.findByText('The user or their organization is blocked')).toBeVisible();
    expect([home.mock.calls.length, useSession.getState().user?.login]).toEqual([0, 'root']);
  });

  afterEach(() => jest.restoreAllMocks());
});

describe('driver info slot', () => {
  const slotHost = {
    Slot: ({ name, slotProps }: SlotProps) => <Box>{`${name} ${JSON.stringify(slotProps)}`}</Box>,
    useIsFilled: (name: string) => name === 'user.driver-info',
  };
  const renderWithFilledSlot = () =>
    renderScreen(
      <SlotHostProvider value={slotHost}>
        <UsersPage />
      </SlotHostProvider>,
      { replies: { 'GET users': () => toPage(kamal, driverUser) } },
    );

  test('is offered for drivers when an area fills the slot', async () => {
    const { user, router } = renderWithFilledSlot();
    await chooseAction(user, 'Sunil Perera', 'Driver info');
    expect(await screen.findByText('user.driver-info {"userId":"user-2"}')).toBeVisible();
    expect(router.state.location.search).toBe('?dialog=driver.user-2');
    await user.click(screen.getByRole('button', { name: 'Actions: Kamal Silva' }));
    await screen.findByRole('menuitem', { name: 'Block' });
    expect(screen.queryByRole('menuitem', { name: 'Driver info' })).toBeNull();
  });

  test('is hidden when no area fills the slot', async () => {
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Actions: Sunil Perera' }));
    await screen.findByRole('menuitem', { name: 'Activate' });
    expect(screen.queryByRole('menuitem', { name: 'Driver info' })).toBeNull();
  });
});

test.each(['new', 'edit.user-1'])('is read-only for readers, also with a dialog in the URL: %s', async (dialog) => {
  const { calls } = renderPage(
    { 'GET users': () => toPage({ ...kamal, actions: [] }) },
    `/?dialog=${dialog}`,
    testUsers.reader,
  );
  expect((await rowOf('Kamal Silva kamal')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New user' })).toBeNull();
  expect([screen.queryByRole('dialog'), calls]).toEqual([null, ['GET users?sort=name&page=1&limit=20']]);
});

test('shows empty and error states', async () => {
  const empty = renderPage({ 'GET users': () => toPage() });
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.getByText('Add the people who use the portal and choose what each can do.')).toBeVisible();
  empty.unmount();
  renderPage({ 'GET users': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('downloads the personal data of a user', async () => {
  const { user } = renderPage({
    'GET users': () => toPage({ ...kamal, actions: ['edit', 'exportData'] }),
    'POST users/user-1/personal-data': () => new Blob(['all of it']),
  });
  await chooseAction(user, 'Kamal Silva', 'Download personal data');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([saved[0]?.name, await saved[0]?.text]).toEqual(['personal-data.zip', 'all of it']);
});

test('shows who was invited and sends an invitation again', async () => {
  const [sent, expired, revoked] = (['sent', 'expired', 'revoked'] as const).map((state) => ({
    ...kamal,
    id: state,
    login: state,
    name: state,
    actions: ['edit', 'invite'] as UserRow['actions'],
    invitation: { sentAt: 1_767_261_600, expiresAt: null, state },
  }));
  const { user, calls, notices } = renderPage({
    'GET users': () => toPage(sent!, expired!, revoked!),
    'POST users/:id/invitation': () => sent,
  });
  expect(textsOf(await rowOf('sent'))[3]).toBe('Active Invited on 01.01.2026');
  expect(textsOf(await rowOf('expired'))[3]).toBe('Active Invitation expired');
  expect(textsOf(await rowOf('revoked'))[3]).toBe('Active Invitation revoked');
  await chooseAction(user, 'expired', 'Resend invitation');
  await waitFor(() => expect(notices).toEqual(['Invitation sent']));
  expect(calls).toContain('POST users/expired/invitation');
});
