import { screen, waitFor, within } from '@testing-library/react';
import { page, useSession } from 'shared-auth';
import type { UserRow } from 'shared-contracts/users';
import { Box } from 'shared-ui';
import { SlotHostProvider } from 'shared-ui/area';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, tokenOf, type Replies } from 'shared-ui/testing';
import { driver, kamal, pageOf } from './testing/given.ts';
import UsersPage from './users-page.tsx';

const show = (replies: Replies = {}, at = '/', user = as.cargoOwner) =>
  renderScreen(<UsersPage />, { at, user, replies: { 'GET users': () => pageOf(kamal, driver), ...replies } });

const rowOf = async (login: string) =>
  within((await screen.findByRole('cell', { name: login })).closest('tr') as HTMLElement);
const textsOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getAllByRole('cell').map(({ textContent }) => textContent);

test('users stand with what they are; search, filters and sort are asked of the API', async () => {
  const { user, calls, baseElement } = show();
  expect(textsOf(await rowOf('kamal')).slice(0, 7)).toEqual([
    'kamal',
    'kamal@ceylon.example',
    'User',
    'Active',
    '–',
    '–',
    '01.01.2026 15:30',
  ]);
  expect(textsOf(await rowOf('sunil')).slice(2, 6)).toEqual(['Admin', 'Blocked', 'Sunil Perera', 'Yes']);
  expect(screen.queryByRole('columnheader', { name: /Organization/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Organization' })).toBeNull();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET users?sort=-login&page=1&limit=20'));
  for (const [filter, choice] of [
    ['Status', 'Blocked'],
    ['Role', 'Admin'],
    ['Driver', 'Drivers'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);
  await waitFor(() =>
    expect(calls.at(-1)).toBe('GET users?status=2&role=admin&isDriver=true&sort=-login&page=1&limit=20'),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search by login or e-mail' }), 'kam{Enter}');
  await waitFor(() => expect(calls.at(-1)).toContain('search=kam'));
});

test('root sees of which organization everybody is, and lists one', async () => {
  const organizations = {
    items: [{ id: 'org-9', name: 'Lanka Lines', registrationId: 'PV 9', type: '3pl' }],
    total: 1,
  };
  const { user, calls } = show({ 'GET organizations': () => organizations }, '/', as.root);
  expect((await rowOf('kamal')).getByRole('cell', { name: 'Ceylon Tea Exports' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Organization' }));
  await user.click(await screen.findByRole('option', { name: /Lanka Lines/ }));
  await waitFor(() => expect(calls.at(-1)).toBe('GET users?organizationId=org-9&sort=login&page=1&limit=20'));
});

test.each<[string, UserRow, string, RegExp, string, unknown]>([
  ['blocked', kamal, 'Block', /Blocks kamal\. All their sessions end at once/, 'PATCH users/user-1', { status: 2 }],
  ['deleted', kamal, 'Delete', /Deletes kamal\. This cannot be undone/, 'DELETE users/user-1', undefined],
])('a user is %s after its consequence was told', async (_what, given, action, consequence, call, body) => {
  let sent: unknown;
  const { user, calls } = show({
    'GET users': () => pageOf(given),
    [call]: (request) => ((sent = request.body), kamal),
  });
  await chooseAction(user, given.login, action);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(consequence)).toBeVisible();
  expect(calls).not.toContain(call);
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(calls).toContain(call));
  expect(sent).toEqual(body);
});

test('who is blocked is activated with one choice', async () => {
  let sent: unknown;
  const { user, notices } = show({ 'PATCH users/:id': ({ body }) => ((sent = body), driver) });
  await chooseAction(user, 'sunil', 'Activate');
  await waitFor(() => expect(notices).toEqual(['User activated']));
  expect(sent).toEqual({ status: 1 });
});

const uses = { orders: 3, approvals: 1, trips: 0, drivers: 1, entries: 12 };
test.each([
  [
    'Delete',
    'DELETE users/:id',
    'userInUse',
    { params: uses },
    'Cannot be deleted, because this user has a history: orders created 3, approvals 1, trips created 0, timeline entries 12, and is a driver. Block the user instead.',
  ],
  [
    'Delete',
    'DELETE users/:id',
    'userInUse',
    { params: { ...uses, drivers: 0 } },
    /timeline entries 12\. Block the user instead\.$/,
  ],
  ['Block', 'PATCH users/:id', 'lastAdmin', {}, 'An organization keeps at least one active admin'],
] as const)('%s: why it cannot be done is told in words: %#', async (action, call, code, more, words) => {
  const { user } = show({ 'GET users': () => pageOf(kamal), [call]: () => refuse(409, code, more) });
  await chooseAction(user, 'kamal', action);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
  expect(await screen.findByText(words)).toBeVisible();
});

describe('logging in as somebody', () => {
  const reachable: UserRow = { ...kamal, actions: ['edit', 'signInAs'] };
  const asRoot = async (reply: Replies[string]) => {
    const home = jest.spyOn(page, 'goHome').mockImplementation(() => undefined);
    const view = show({ 'GET users': () => pageOf(reachable), 'POST auth/as': reply }, '/', as.root);
    await chooseAction(view.user, 'kamal', 'Log in as');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/You go on as kamal:.*Signing out leads back to yourself/)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Log in as' }));
    return { ...view, home };
  };

  test('the session is theirs, and the portal opens anew at home', async () => {
    let sent: unknown;
    const { home } = await asRoot(
      ({ body }) => ((sent = body), { token: tokenOf({ ...as.cargoOwner, login: 'kamal' }) }),
    );
    await waitFor(() => expect(home).toHaveBeenCalledTimes(1));
    expect([sent, useSession.getState().user?.login]).toEqual([{ userId: 'user-1' }, 'kamal']);
  });

  test('a refusal is told, and root stays root', async () => {
    const { home } = await asRoot(() => refuse(409, 'userBlocked'));
    expect(await screen.findByText('The user or their organization is blocked')).toBeVisible();
    expect([home.mock.calls.length, useSession.getState().user?.login]).toEqual([0, 'root']);
  });

  afterEach(() => jest.restoreAllMocks());
});

describe('driver info', () => {
  const info = {
    Slot: ({ name, with: given }: { name: string; with?: object }) => <Box>{`${name} ${JSON.stringify(given)}`}</Box>,
    useIsFilled: (name: string) => name === 'user.driver-info',
  };
  const showFilled = () =>
    renderScreen(
      <SlotHostProvider value={info}>
        <UsersPage />
      </SlotHostProvider>,
      { replies: { 'GET users': () => pageOf(kamal, driver) } },
    );

  test('it is there for drivers where an area tells of them', async () => {
    const { user, router } = showFilled();
    await chooseAction(user, 'sunil', 'Driver info');
    expect(await screen.findByText('user.driver-info {"userId":"user-2"}')).toBeVisible();
    expect(router.state.location.search).toBe('?dialog=driver.user-2');
    await user.click(screen.getByRole('button', { name: 'Actions: kamal' }));
    await screen.findByRole('menuitem', { name: 'Block' });
    expect(screen.queryByRole('menuitem', { name: 'Driver info' })).toBeNull();
  });

  test('without such an area nothing leads to it', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Actions: sunil' }));
    await screen.findByRole('menuitem', { name: 'Activate' });
    expect(screen.queryByRole('menuitem', { name: 'Driver info' })).toBeNull();
  });
});

test.each(['new', 'edit.user-1'])(
  'a reader sees users and no way to change them, not even by the address: %s',
  async (dialog) => {
    const { calls } = show({ 'GET users': () => pageOf({ ...kamal, actions: [] }) }, `/?dialog=${dialog}`, as.reader);
    expect((await rowOf('kamal')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New user' })).toBeNull();
    expect([screen.queryByRole('dialog'), calls]).toEqual([null, ['GET users?sort=login&page=1&limit=20']]);
  },
);

test('nobody there, nothing loaded: each says so', async () => {
  const empty = show({ 'GET users': () => pageOf() });
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.getByText('Add the people who work with the portal and say what each may do.')).toBeVisible();
  empty.unmount();
  show({ 'GET users': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
