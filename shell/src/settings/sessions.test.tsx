import { screen, waitFor, within } from '@testing-library/react';
import { navigation, useSession } from 'shared-auth';
import type { SessionRow } from 'shared-contracts/identity/sessions';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { MySettingsDialog } from './my-settings-dialog.tsx';
import { profileOf } from './testing/profile.ts';

jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);

const now = Math.trunc(Date.now() / 1000);
const desk: SessionRow = {
  id: 'desk',
  browser: 'Firefox',
  system: 'Windows',
  address: '198.51.100.7',
  createdAt: now - 7_200,
  lastUsedAt: now - 10,
  endsAt: now + 36_000,
  isCurrent: true,
};
const phone: SessionRow = {
  ...desk,
  id: 'phone',
  browser: 'Chrome',
  system: null,
  address: '203.0.113.9',
  lastUsedAt: now - 7_200,
  isCurrent: false,
};
const script: SessionRow = { ...phone, id: 'script', browser: null, address: '192.0.2.3' };

/** A server that ends sessions. */
function openSettings(replies: Replies = {}, user = testUsers.cargoOwner) {
  let items = [desk, phone, script];
  const view = renderScreen(<MySettingsDialog user={user} onClose={() => undefined} />, {
    user,
    replies: {
      'GET auth/sessions': () => ({ items }),
      'GET users/self': () => profileOf(user),
      'DELETE auth/sessions/phone': () => {
        items = [desk, script];
        return { id: 'phone' };
      },
      'DELETE auth/sessions': () => ({ isSignedOut: true, logoutUrl: null }),
      'GET shared/timezones': () => ({ items: [], total: 0, page: 1, limit: 10 }),
      ...replies,
    },
  });
  return view;
}
const readRows = async () =>
  within(await screen.findByRole('list', { name: 'Sessions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('lists device, place and last use of each session, this device first', async () => {
  openSettings();
  expect(await readRows()).toEqual([
    'Firefox on WindowsThis device198.51.100.7 · last used just now',
    'Chrome203.0.113.9 · last used 2 hours agoEnd',
    'Unknown device192.0.2.3 · last used 2 hours agoEnd',
  ]);
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
});

test('ends a session', async () => {
  const { user, notices } = openSettings();
  await user.click(await screen.findByRole('button', { name: 'End session: Chrome, 203.0.113.9' }));
  await waitFor(async () => expect(await readRows()).toHaveLength(2));
  expect(notices).toEqual(['Session ended']);
  expect(useSession.getState().user).toBeDefined();
});

test('keeps a session in the list that could not be ended', async () => {
  const { user, notices } = openSettings({ 'DELETE auth/sessions/phone': () => errorReply(500, 'internal') });
  await user.click(await screen.findByRole('button', { name: 'End session: Chrome, 203.0.113.9' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices).not.toContain('Session ended');
  expect(await readRows()).toHaveLength(3);
});

test('signs out everywhere after a confirmation, here too', async () => {
  const { user, calls } = openSettings();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const confirmation = within(screen.getByRole('alertdialog', { name: 'Sign out everywhere' }));
  expect(calls).not.toContain('DELETE auth/sessions');
  await user.click(confirmation.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(useSession.getState().user).toBeUndefined());
  expect(calls).toContain('DELETE auth/sessions');
  expect(localStorage.getItem('consign.token')).toBeNull();
  await waitFor(() => expect(navigation.reload).toHaveBeenCalledTimes(1));
});

test('continues at the identity provider that the server names', async () => {
  const logoutUrl = '#/logout?SAMLRequest=x';
  const { user } = openSettings({ 'DELETE auth/sessions': () => ({ isSignedOut: true, logoutUrl }) });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(window.location.hash).toBe(logoutUrl));
  expect(useSession.getState().user).toBeUndefined();
  window.location.hash = '';
});

test('stays signed in when signing out everywhere fails', async () => {
  const { user, notices } = openSettings({ 'DELETE auth/sessions': () => errorReply(503, 'databaseUnavailable') });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(useSession.getState().user).toBeDefined();
});

test('shows that it is loading, an error with a retry, and the empty list', async () => {
  const first = Promise.withResolvers<unknown>();
  let reply: () => unknown = () => first.promise;
  const { user } = openSettings({ 'GET auth/sessions': () => reply() });
  expect(await screen.findByRole('status', { name: 'Loading sessions' })).toBeVisible();
  reply = () => ({ items: [] });
  first.resolve(errorReply(500, 'internal'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No sessions to show')).toBeVisible();
});

test('hides the sessions of other users', async () => {
  const { calls } = openSettings({}, { ...testUsers.cargoOwner, actor: { id: 'root', login: 'root' } });
  expect(await screen.findByRole('group', { name: 'Profile' })).toBeVisible();
  expect(screen.queryByText('Sessions')).toBeNull();
  expect(calls).not.toContain('GET auth/sessions');
});
