import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen } from 'shared-ui/testing';
import { driverUser, kamal, toPage } from './testing/fixtures.ts';
import { openDialog, organizations } from './testing/open-user-dialog.tsx';
import UsersPage from './users-page.tsx';

describe('creating a user', () => {
  test('requires login and e-mail, but no password', async () => {
    const { dialog, enter, send, sent, notices, baseElement } = await openDialog('new');
    expect(await dialog.findByLabelText('Password')).toHaveAccessibleDescription(
      /^No mail server is set up, so tell them this password yourself/,
    );
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
    await send('Create user');
    await waitFor(() => expect(dialog.getByLabelText(/^Login/)).toHaveAccessibleDescription('Field is required'));
    expect(dialog.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('Field is required');
    await enter(/^Login/, 'nimal');
    await enter(/^E-mail/, 'nimal@ceylon.example');
    await enter(/^Password/, 'short');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveValue('short'));
    await send('Create user');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Min 6'));
    await enter(/^Password/, '');
    await send('Create user');
    await waitFor(() => expect(notices).toEqual(['User created']));
    expect(sent).toEqual([
      {
        givenName: null,
        familyName: null,
        login: 'nimal',
        email: 'nimal@ceylon.example',
        role: 'user',
        timezoneId: testUsers.cargoOwner.timezone.id,
        language: 'en',
        contactId: null,
        isDriver: false,
        rules: [],
      },
    ]);
  }, 60_000);

  test('requires a contact without a user account for a driver', async () => {
    const { user, dialog, enter, choose, send, sent, calls } = await openDialog('new');
    await enter(/^Login/, 'nimal');
    await enter(/^E-mail/, 'nimal@ceylon.example');
    await enter(/^Password/, 'longer');
    await user.click(dialog.getByRole('checkbox', { name: 'Driver' }));
    await send('Create user');
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /^Contact/ })).toHaveAccessibleDescription('Field is required'),
    );
    await choose(/^Contact/, /Sunil Perera/);
    expect(calls).toContain(
      `GET contacts?page=1&limit=10&organizationId=${testUsers.cargoOwner.organizationId}&excludeContactsWithUser=true`,
    );
    await choose(/^Time zone/, /America\/New York/);
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Language/ }), 'සිංහල');
    await send('Create user');
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          password: 'longer',
          timezoneId: 'zone-york',
          language: 'sin',
          contactId: 'contact-1',
          isDriver: true,
        }),
      ]),
    );
  }, 60_000);

  test('lets root choose the organization and offers its contacts', async () => {
    const { dialog, enter, choose, send, sent, calls } = await openDialog(
      'new',
      { 'GET organizations': () => organizations },
      testUsers.root,
    );
    await enter(/^Login/, 'nimal');
    await enter(/^E-mail/, 'nimal@lanka.example');
    await choose(/^Contact/, /Sunil Perera/);
    await choose(/^Organization/, /Lanka Lines/);
    expect(dialog.getByRole('combobox', { name: /^Contact/ })).toHaveValue('');
    await choose(/^Contact/, /Sunil Perera/);
    expect(calls).toContain('GET contacts?page=1&limit=10&organizationId=org-9&excludeContactsWithUser=true');
    await send('Create user');
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ organizationId: 'org-9', contactId: 'contact-1' })]),
    );
  }, 60_000);

  test('selections persist when tabs change, with an explanation of what users do without rules', async () => {
    const { user, dialog, choose } = await openDialog(
      'new',
      { 'GET organizations': () => organizations },
      testUsers.root,
    );
    await choose(/^Organization/, /Lanka Lines/);
    await user.click(dialog.getByRole('tab', { name: 'Access' }));
    expect(await dialog.findByText(/Users of 3PL and 4PL organizations can read everything/)).toBeVisible();
    const role = dialog.getByLabelText(/^Role/);
    expect([...(role as HTMLSelectElement).options].slice(-3).map(({ text }) => text)).toEqual([
      'User',
      'Admin',
      'Root',
    ]);
    await user.selectOptions(role, 'root');
    expect(await dialog.findByText(/Root passes every check/)).toBeVisible();
    await user.click(dialog.getByText('Person', { selector: 'button' }));
    expect(await dialog.findByLabelText(/^Organization/)).toHaveValue('Lanka Lines');
  }, 60_000);
});

describe('creating a user without rules', () => {
  const CHANGES_NOTHING = /this user can read everything but can’t change anything/;
  const OPENS_NOTHING = /this user can sign in but can’t open most screens/;

  test.each([
    ['a cargo owner', testUsers.cargoOwner, OPENS_NOTHING],
    ['a 3PL', testUsers.forwarder, CHANGES_NOTHING],
  ])(
    'warns until a rule is granted, in %s',
    async (_organization, caller, text) => {
      const { user, dialog } = await openDialog('new', {}, caller);
      expect(dialog.getByText(text)).toBeVisible();
      await user.click(dialog.getByRole('tab', { name: 'Access' }));
      expect(dialog.getByText(text)).toBeVisible();
      await user.click(await dialog.findByRole('button', { name: 'Reader' }));
      await waitFor(() => expect(dialog.queryByText(text)).toBeNull());
    },
    60_000,
  );

  test('offers no rule to a forwarder who holds none', async () => {
    const { user, dialog } = await openDialog(
      'new',
      {},
      {
        ...testUsers.newForwarder,
        rules: [{ model: 'user', rule: 'write' }],
      },
    );
    await user.click(dialog.getByRole('tab', { name: 'Access' }));
    expect(await dialog.findByLabelText('Orders: Read')).toBeDisabled();
    expect(dialog.getByLabelText('Users: Write')).toBeEnabled();
  }, 60_000);
});

describe('editing a user', () => {
  test('does not warn about missing rules', async () => {
    const { dialog } = await openDialog('edit.user-1', { 'GET users/:id': () => ({ ...kamal, rules: [] }) });
    expect(dialog.queryByText(/No rules yet/)).toBeNull();
  });

  test('sends only the changed fields', async () => {
    const { dialog, enter, send, sent, notices } = await openDialog('edit.user-1');
    expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(
      /A password set here must be changed at the next sign-in/,
    );
    expect(dialog.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Asia/Colombo');
    await enter(/^E-mail/, 'kamal@tea.example');
    await send();
    await waitFor(() => expect(notices).toEqual(['User saved']));
    expect(sent).toEqual([{ email: 'kamal@tea.example' }]);
  }, 60_000);

  const fieldError = (code: string) => ({ code, message: 'x' });
  test('reports errors of the API at their fields', async () => {
    const fields = {
      login: fieldError('alreadyExists'),
      email: fieldError('alreadyExists'),
      contactId: fieldError('notFound'),
    };
    const { dialog, enter, send, notices } = await openDialog('edit.user-1', {
      'PATCH users/:id': () => errorReply(422, 'invalid', { fields }),
    });
    await enter(/^Login/, 'nadia');
    await send();
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Login/)).toHaveAccessibleDescription('User with same login already exist'),
    );
    expect(dialog.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('User with same email already exist');
    expect(dialog.getByRole('combobox', { name: /^Contact/ })).toHaveAccessibleDescription(
      'This contact no longer exists',
    );
    expect(notices).toEqual([]);
  }, 60_000);

  test.each([
    ['role', 'roleOutOfReach', 'Only root can assign the root role, and only admins or root the admin role'],
    ['rules', 'ruleNotHeld', 'You can’t grant a rule you don’t have'],
  ])(
    'opens the tab of a rejected %s',
    async (field, code, message) => {
      const { dialog, send } = await openDialog('edit.user-1', {
        'PATCH users/:id': () => errorReply(403, code, { fields: { [field]: fieldError(code) } }),
      });
      await send();
      expect((await dialog.findAllByText(new RegExp(message)))[0]).toBeVisible();
      expect(dialog.getByRole('tab', { name: 'Access' })).toHaveAttribute('aria-selected', 'true');
    },
    60_000,
  );

  test('locks the sign-in fields of a user with more rights', async () => {
    const userWithMoreRules = { ...kamal, rules: [{ model: 'order', rule: 'write' } as const] };
    const caller = {
      ...testUsers.reader,
      rules: [...testUsers.reader.rules, { model: 'user', rule: 'write' } as const],
    };
    const { dialog } = await openDialog('edit.user-1', { 'GET users/:id': () => userWithMoreRules }, caller);
    for (const label of [/^Login/, /^E-mail/, /^New password/]) {
      expect(dialog.getByLabelText(label)).toBeDisabled();
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(/^This user has more rights than you/);
    }
  });

  test('locks the own sign-in fields', async () => {
    const { dialog } = await openDialog('edit.me', {
      'GET users/:id': () => ({ ...driverUser, id: testUsers.cargoOwner.id }),
    });
    expect(dialog.getByLabelText(/^Login/)).toBeDisabled();
    expect(dialog.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
      'Change your own login, e-mail and password in your settings.',
    );
    expect(dialog.getByRole('combobox', { name: /^Contact/ })).toHaveValue('Sunil Perera');
  });

  test('explains that choosing a contact requires read access', async () => {
    const caller = {
      ...testUsers.nobody,
      rules: [{ model: 'user', rule: 'read' } as const, { model: 'user', rule: 'write' } as const],
    };
    const { dialog } = await openDialog('edit.user-1', {}, caller);
    expect(dialog.getByRole('combobox', { name: /^Contact/ })).toBeDisabled();
    expect(dialog.getByRole('combobox', { name: /^Contact/ })).toHaveAccessibleDescription(
      'You need read access to contacts to choose one.',
    );
  });

  test('reports a user who no longer exists', async () => {
    renderScreen(<UsersPage />, {
      url: '/?dialog=edit.user-9',
      replies: { 'GET users': () => toPage(), 'GET users/:id': () => errorReply(404, 'notFound') },
    });
    expect(await within(await screen.findByRole('dialog')).findByText('Not found')).toBeVisible();
  });
});

test('searches time zones half a second after the last key', async () => {
  const { dialog, calls } = await openDialog('new');
  const field = dialog.getByRole('combobox', { name: /^Time zone/ });
  const searches = () => calls.filter((call) => call.includes('search='));
  jest.useFakeTimers();
  for (const text of ['yor', 'york']) {
    fireEvent.change(field, { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(searches()).toEqual([]);
  }
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(searches()).toEqual(['GET shared/timezones?page=1&limit=10&search=york']);
  jest.useRealTimers();
});
