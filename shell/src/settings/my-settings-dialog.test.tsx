import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePreferences, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { accessibilityFaults, as, refuse, renderScreen, tokenOf, type Replies } from 'shared-ui/testing';
import { useState } from 'react';
import { MySettingsDialog } from './my-settings-dialog.tsx';

const planner = as.cargoOwner;
const zones = [
  { id: 'zone-paris', name: 'Europe/Paris' },
  { id: 'zone-new-york', name: 'America/New_York' },
];

function Screen() {
  const user = useSession((session) => session.user);
  const [isOpen, setOpen] = useState(true);
  return isOpen && user ? <MySettingsDialog user={user} onClose={() => setOpen(false)} /> : <p>closed</p>;
}

async function open(replies: Replies = {}, user: UserInfo = planner) {
  const sent: unknown[] = [];
  const update: Replies[string] = ({ body }) => {
    sent.push(body);
    return { token: tokenOf({ ...user, ...(body as object) }) };
  };
  const view = renderScreen(<Screen />, {
    user,
    replies: {
      'PATCH users/self-update': update,
      'GET shared/timezones': () => ({ items: zones, total: 2, page: 1, limit: 10 }),
      ...replies,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'My settings' }));
  const save = () => view.user.click(dialog.getByRole('button', { name: 'Save' }));
  const fill = async (label: string | RegExp, text: string) => {
    const field = await dialog.findByLabelText(label);
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(text);
  };
  return { ...view, dialog, save, fill, sent };
}
const closed = () => screen.findByText('closed');

test('the time zone is chosen from a search, ten at a time, and counts without a reload', async () => {
  const { user, dialog, save, sent, calls, notices } = await open({
    'PATCH users/self-update': ({ body }) => (sent.push(body), { token: tokenOf({ ...planner, timezone: zones[0]! }) }),
  });
  const field = await dialog.findByRole('combobox', { name: /^Time zone/ });
  expect(field).toHaveValue('Asia/Colombo');
  await user.clear(field);
  await user.type(field, 'par');
  await waitFor(() => expect(calls.at(-1)).toBe('GET shared/timezones?page=1&limit=10&search=par'));
  await user.click(await screen.findByRole('option', { name: 'Europe/Paris' }));
  await save();
  await closed();
  expect(sent).toEqual([{ timezoneId: 'zone-paris' }]);
  expect(useSession.getState().user?.timezone.name).toBe('Europe/Paris');
  expect(notices).toEqual(['Settings saved']);
});

test('time zones are asked for half a second after the last key', async () => {
  const { dialog, calls } = await open();
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

test('zones are read as people write them', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('combobox', { name: /^Time zone/ }));
  expect(await screen.findByRole('option', { name: 'America/New York' })).toBeVisible();
});

test('login and e-mail are changed with the present password; what is taken is told at its field', async () => {
  const fields = {
    login: { code: 'alreadyExists', message: 'x' },
    email: { code: 'alreadyExists', message: 'x' },
    currentPassword: { code: 'wrongPassword', message: 'x' },
  };
  let tries = 0;
  const { dialog, fill, save, sent, notices } = await open({
    'PATCH users/self-update': ({ body }) => (
      sent.push(body),
      (tries += 1) === 1 ? refuse(422, 'invalid', { fields }) : { token: tokenOf({ ...planner, login: 'dilani' }) }
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
  await closed();
  expect(sent.at(-1)).toEqual({ login: 'dilani', currentPassword: 'consign' });
  expect(useSession.getState().user?.login).toBe('dilani');
});

test.each([
  ['short', 'short', 'New password', 'Min 6'],
  ['longer', 'longest', 'Repeat new password', 'Passwords not match'],
  ['longer', '', 'Repeat new password', 'Passwords not match'],
  ['', 'longer', 'Repeat new password', 'Passwords not match'],
])('a new password %j repeated as %j is refused', async (password, repeat, label, words) => {
  const { dialog, fill, save, sent } = await open();
  await fill('New password', password);
  await fill('Repeat new password', repeat);
  await fill('Current password', 'consign');
  await save();
  await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(words));
  expect(sent).toEqual([]);
});

test('a new password is sent with the present one, and nothing else', async () => {
  const { fill, save, sent } = await open();
  await fill('New password', 'longer');
  await fill('Repeat new password', 'longer');
  await fill('Current password', 'consign');
  await save();
  await closed();
  expect(sent).toEqual([{ password: 'longer', currentPassword: 'consign' }]);
});

test('nothing changed, nothing sent', async () => {
  const { save, calls } = await open();
  await save();
  await closed();
  expect(calls).toEqual([]);
});

test('language and units count in the browser at once and are kept on the user, one after the other, without a word', async () => {
  const first = Promise.withResolvers<void>();
  const { user, dialog, sent, notices } = await open({
    'PATCH users/self-update': async ({ body }) => {
      sent.push(body);
      await first.promise;
      return { token: tokenOf(planner) };
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

test('a choice that cannot be kept on the user still counts in the browser, and nobody is troubled with it', async () => {
  const { user, dialog, calls, notices } = await open({ 'PATCH users/self-update': () => refuse(500, 'internal') });
  await user.click(await dialog.findByLabelText('Imperial'));
  await waitFor(() => expect(calls).toEqual(['PATCH users/self-update']));
  expect(usePreferences.getState().units).toBe('imperial');
  expect(notices).toEqual([]);
});

test('in a session as someone else their login, e-mail and password are not to be changed, and their language stays theirs', async () => {
  const { user, dialog, calls } = await open({}, { ...planner, actor: { id: 'root', login: 'root' } });
  expect(
    await dialog.findByText(
      'This is the account of nadia. Nobody else can change its login, e-mail and password here.',
    ),
  ).toBeVisible();
  expect(dialog.getByLabelText(/^Login/)).toBeDisabled();
  expect(dialog.getByLabelText(/^E-mail/)).toBeDisabled();
  expect(dialog.queryByLabelText('New password')).toBeNull();
  await user.click(dialog.getByLabelText('Italiano'));
  expect(usePreferences.getState().language).toBe('it');
  expect(calls).toEqual([]);
});

test('an answer that says nothing of the user is told', async () => {
  const { user, fill, save } = await open({ 'PATCH users/self-update': () => ({ token: 'nonsense' }) });
  await fill(/^Login/, 'dilani');
  await fill('Current password', 'consign');
  await save();
  expect(await screen.findByText("Can't load user info.")).toBeInTheDocument();
  expect(useSession.getState().user?.login).toBe('nadia');
  await user.keyboard('{Escape}');
});

test('nothing keeps anybody from using it', async () => {
  await open();
  expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
});
