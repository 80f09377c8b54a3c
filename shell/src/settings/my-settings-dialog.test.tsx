import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePreferences, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import {
  findAccessibilityViolations,
  testUsers,
  errorReply,
  renderScreen,
  createToken,
  type Replies,
} from 'shared-ui/testing';
import { useState } from 'react';
import { MySettingsDialog } from './my-settings-dialog.tsx';
import { profileOf } from './testing/profile.ts';

const planner = testUsers.cargoOwner;
const zones = [
  { id: 'zone-paris', name: 'Europe/Paris' },
  { id: 'zone-new-york', name: 'America/New_York' },
];

function Screen() {
  const user = useSession((session) => session.user);
  const [isOpen, setOpen] = useState(true);
  return isOpen && user ? <MySettingsDialog user={user} onClose={() => setOpen(false)} /> : <p>closed</p>;
}

async function openSettings(replies: Replies = {}, user: UserInfo = planner) {
  const sent: unknown[] = [];
  const update: Replies[string] = ({ body }) => {
    sent.push(body);
    return { token: createToken({ ...user, ...(body as object) }) };
  };
  const view = renderScreen(<Screen />, {
    user,
    replies: {
      'PATCH users/self-update': update,
      'GET shared/timezones': () => ({ items: zones, total: 2, page: 1, limit: 10 }),
      'GET auth/sessions': () => ({ items: [] }),
      'GET users/self': () => profileOf(user),
      'GET calendar-feed': () => ({ feed: null }),
      'GET auth/factors': () => ({ items: [], recoveryCodesLeft: 0, isRequired: false }),
      ...replies,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'My settings' }));
  const save = async () => view.user.click(await dialog.findByRole('button', { name: 'Save' }));
  const fill = async (label: string | RegExp, text: string) => {
    const field = await dialog.findByLabelText(label);
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(text);
  };
  /** The calls, without those that load the dialog. */
  const ownCalls = () =>
    view.calls.filter(
      (call) => !['GET auth/sessions', 'GET auth/factors', 'GET calendar-feed', 'GET users/self'].includes(call),
    );
  return { ...view, dialog, save, fill, sent, ownCalls };
}
const expectClosed = () => screen.findByText('closed');

test('searches and changes the time zone, which applies without a reload', async () => {
  const { user, dialog, save, sent, calls, notices } = await openSettings({
    'PATCH users/self-update': ({ body }) => (
      sent.push(body),
      { token: createToken({ ...planner, timezone: zones[0]! }) }
    ),
  });
  const field = await dialog.findByRole('combobox', { name: /^Time zone/ });
  expect(field).toHaveValue('Asia/Colombo');
  await user.clear(field);
  await user.type(field, 'par');
  await waitFor(() => expect(calls.at(-1)).toBe('GET shared/timezones?page=1&limit=10&search=par'));
  await user.click(await screen.findByRole('option', { name: 'Europe/Paris' }));
  await save();
  await expectClosed();
  expect(sent).toEqual([{ timezoneId: 'zone-paris' }]);
  expect(useSession.getState().user?.timezone.name).toBe('Europe/Paris');
  expect(notices).toEqual(['Settings saved']);
});

test('searches time zones half a second after the last key', async () => {
  const { dialog, calls } = await openSettings();
  const field = await dialog.findByRole('combobox', { name: /^Time zone/ });
  const searches = () => calls.filter((call) => call.includes('search='));
  jest.useFakeTimers();
  for (const text of ['par', 'pari']) {
    fireEvent.change(field, { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(searches()).toEqual([]);
  }
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(searches()).toEqual(['GET shared/timezones?page=1&limit=10&search=pari']);
  jest.useRealTimers();
});

test('shows time zones with spaces', async () => {
  const { user, dialog } = await openSettings();
  await user.click(await dialog.findByRole('combobox', { name: /^Time zone/ }));
  expect(await screen.findByRole('option', { name: 'America/New York' })).toBeVisible();
});

test('changes login and e-mail with the current password and reports errors at their fields', async () => {
  const fields = {
    login: { code: 'alreadyExists', message: 'x' },
    email: { code: 'alreadyExists', message: 'x' },
    currentPassword: { code: 'wrongPassword', message: 'x' },
  };
  let attempts = 0;
  const { dialog, fill, save, sent, notices } = await openSettings({
    'PATCH users/self-update': ({ body }) => (
      sent.push(body),
      (attempts += 1) === 1
        ? errorReply(422, 'invalid', { fields })
        : { token: createToken({ ...planner, login: 'dilani' }) }
    ),
  });
  await fill(/^Login/, 'taken');
  await fill(/^E-mail/, 'taken@example.com');
  await save();
  expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('Field is required');
  expect(sent).toEqual([]);
  await fill('Current password', 'wrong');
  await save();
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Login/)).toHaveAccessibleDescription('User with same login already exist'),
  );
  expect(dialog.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('User with same email already exist');
  expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('The current password is wrong');
  expect(notices).toEqual([]);
  await fill(/^Login/, 'dilani');
  await fill(/^E-mail/, planner.email);
  await fill('Current password', 'consign');
  await save();
  await expectClosed();
  expect(sent.at(-1)).toEqual({ login: 'dilani', currentPassword: 'consign' });
  expect(useSession.getState().user?.login).toBe('dilani');
});

test.each([
  ['short', 'short', 'New password', 'Min 6'],
  ['longer', 'longest', 'Repeat new password', 'Passwords not match'],
  ['longer', '', 'Repeat new password', 'Passwords not match'],
  ['', 'longer', 'Repeat new password', 'Passwords not match'],
])('rejects a new password %j repeated as %j', async (password, repeat, label, message) => {
  const { dialog, fill, save, sent } = await openSettings();
  await fill('New password', password);
  await fill('Repeat new password', repeat);
  await fill('Current password', 'consign');
  await save();
  await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(message));
  expect(sent).toEqual([]);
});

test('sends only the new and the current password', async () => {
  const { fill, save, sent } = await openSettings();
  await fill('New password', 'longer');
  await fill('Repeat new password', 'longer');
  await fill('Current password', 'consign');
  await save();
  await expectClosed();
  expect(sent).toEqual([{ password: 'longer', currentPassword: 'consign' }]);
});

test('sends nothing when nothing was changed', async () => {
  const { save, ownCalls } = await openSettings();
  await save();
  await expectClosed();
  expect(ownCalls()).toEqual([]);
});

test('applies language and units immediately and saves them one after the other without a notice', async () => {
  const first = Promise.withResolvers<void>();
  const { user, dialog, sent, notices } = await openSettings({
    'PATCH users/self-update': async ({ body }) => {
      sent.push(body);
      await first.promise;
      return { token: createToken(planner) };
    },
  });
  await user.click(await dialog.findByLabelText('Italiano'));
  await user.click(dialog.getByLabelText('Imperial'));
  expect(usePreferences.getState()).toMatchObject({ language: 'it', units: 'imperial' });
  await waitFor(() => expect(sent).toEqual([{ language: 'it' }]));
  first.resolve();
  await waitFor(() => expect(sent).toEqual([{ language: 'it' }, { units: 'imperial' }]));
  expect(notices).toEqual([]);
});

test('keeps a setting in the browser when saving it to the user fails', async () => {
  const { user, dialog, ownCalls, notices } = await openSettings({
    'PATCH users/self-update': () => errorReply(500, 'internal'),
  });
  await user.click(await dialog.findByLabelText('Imperial'));
  await waitFor(() => expect(ownCalls()).toEqual(['PATCH users/self-update']));
  expect(usePreferences.getState().units).toBe('imperial');
  expect(notices).toEqual([]);
});

test('locks credentials and saves no language while impersonating', async () => {
  const { user, dialog, ownCalls } = await openSettings({}, { ...planner, actor: { id: 'root', login: 'root' } });
  expect(
    await dialog.findByText('This is the account of nadia. Only they can change their login, e-mail and password.'),
  ).toBeVisible();
  expect(dialog.getByLabelText(/^Login/)).toBeDisabled();
  expect(dialog.getByLabelText(/^E-mail/)).toBeDisabled();
  expect(dialog.queryByLabelText('New password')).toBeNull();
  await user.click(dialog.getByLabelText('Italiano'));
  expect(usePreferences.getState().language).toBe('it');
  expect(ownCalls()).toEqual([]);
});

test('reports a response with an unreadable token', async () => {
  const { user, fill, save } = await openSettings({ 'PATCH users/self-update': () => ({ token: 'nonsense' }) });
  await fill(/^Login/, 'dilani');
  await fill('Current password', 'consign');
  await save();
  expect(await screen.findByText("Can't load user info.")).toBeInTheDocument();
  expect(useSession.getState().user?.login).toBe('nadia');
  await user.keyboard('{Escape}');
});

test('merges what an administrator has changed since, without asking for the password', async () => {
  let stored = profileOf(planner);
  const { user, dialog, save, sent, notices } = await openSettings({
    'GET users/self': () => stored,
    'PATCH users/self-update': ({ headers, body }) => {
      sent.push([headers.get('if-match'), body]);
      if (headers.get('if-match') === `"${stored.revision}"`) return { token: createToken(planner) };
      const by = { id: 'kumari', name: 'Kumari Silva' };
      return errorReply(409, 'changedMeanwhile', {
        conflict: { revision: stored.revision, at: 5, by, fields: ['email'], isOwn: false },
      });
    },
  });
  await user.click(await dialog.findByRole('combobox', { name: /^Time zone/ }));
  await user.click(await screen.findByRole('option', { name: 'Europe/Paris' }));
  stored = { ...stored, revision: 2, email: 'nadia@tea.example' };
  await save();
  await expectClosed();
  expect(sent).toEqual([
    ['"1"', { timezoneId: 'zone-paris' }],
    ['"2"', { timezoneId: 'zone-paris' }],
  ]);
  expect(notices).toEqual(['Settings saved', 'Saved together with the changes of {name}']);
});

test('explains that the settings can’t be loaded', async () => {
  await openSettings({ 'GET users/self': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
});

test('has no accessibility violations', async () => {
  await openSettings();
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
});
