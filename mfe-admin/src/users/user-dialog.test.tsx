import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { driver, kamal, pageOf } from './testing/given.ts';
import UsersPage from './users-page.tsx';

const contacts = { items: [{ id: 'contact-1', name: 'Sunil Perera', email: 'sunil@perera.example' }], total: 1 };
const organizations = { items: [{ id: 'org-9', name: 'Lanka Lines', registrationId: 'PV 9', type: '3pl' }], total: 1 };
const zones = { items: [{ id: 'zone-york', name: 'America/New_York' }], total: 1 };

async function open(dialog: string, replies: Replies = {}, user = as.cargoOwner) {
  const sent: unknown[] = [];
  const keep: Replies[string] = ({ body }) => (sent.push(body), kamal);
  const view = renderScreen(<UsersPage />, {
    at: `/?dialog=${dialog}`,
    user,
    replies: {
      'GET users': () => pageOf(),
      'GET users/:id': () => kamal,
      'POST users/is-exist': () => ({ isExist: false }),
      'POST users': keep,
      'PATCH users/:id': keep,
      'GET contacts': () => contacts,
      'GET shared/timezones': () => zones,
      ...replies,
    },
  });
  const box = within(await screen.findByRole('dialog'));
  await box.findByLabelText(/^Login/);
  const enter = async (label: RegExp, text: string) => {
    const field = box.getByLabelText(label);
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(text);
  };
  const choose = async (label: RegExp, option: RegExp) => {
    await view.user.click(box.getByRole('combobox', { name: label }));
    await view.user.click(await screen.findByRole('option', { name: option }));
  };
  const send = (name = 'Save') => view.user.click(box.getByRole('button', { name }));
  return { ...view, box, enter, choose, send, sent };
}

describe('a new user', () => {
  test('without a password one is mailed; nothing is sent before login and e-mail are there', async () => {
    const { box, enter, send, sent, notices, baseElement } = await open('new');
    expect(box.getByLabelText('Password')).toHaveAccessibleDescription(
      'Without a password a one-time password is mailed to this address. A password set here must be changed at the next sign-in.',
    );
    expect(await accessibilityFaults(baseElement)).toEqual([]);
    await send('Create user');
    await waitFor(() => expect(box.getByLabelText(/^Login/)).toHaveAccessibleDescription('Field is required'));
    expect(box.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('Field is required');
    await enter(/^Login/, 'nimal');
    await enter(/^E-mail/, 'nimal@ceylon.example');
    await enter(/^Password/, 'short');
    await waitFor(() => expect(box.getByLabelText('Password')).toHaveValue('short'));
    await send('Create user');
    await waitFor(() => expect(box.getByLabelText('Password')).toHaveAccessibleDescription('Min 6'));
    await enter(/^Password/, '');
    await send('Create user');
    await waitFor(() => expect(notices).toEqual(['User created']));
    expect(sent).toEqual([
      {
        login: 'nimal',
        email: 'nimal@ceylon.example',
        role: 'user',
        timezoneId: as.cargoOwner.timezone.id,
        language: 'en',
        contactId: null,
        isDriver: false,
        rules: [],
      },
    ]);
  }, 60_000);

  test("a driver needs a contact: one of the organization who is nobody's user", async () => {
    const { user, box, enter, choose, send, sent, calls } = await open('new');
    await enter(/^Login/, 'nimal');
    await enter(/^E-mail/, 'nimal@ceylon.example');
    await enter(/^Password/, 'longer');
    await user.click(box.getByRole('checkbox', { name: 'Driver' }));
    await send('Create user');
    await waitFor(() =>
      expect(box.getByRole('combobox', { name: /^Contact/ })).toHaveAccessibleDescription('Field is required'),
    );
    await choose(/^Contact/, /Sunil Perera/);
    expect(calls).toContain(
      `GET contacts?page=1&limit=10&organizationId=${as.cargoOwner.organizationId}&excludeContactsWithUser=true`,
    );
    await choose(/^Time zone/, /America\/New York/);
    await user.selectOptions(box.getByRole('combobox', { name: /^Language/ }), 'සිංහල');
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

  test('root chooses the organization, whose contacts then count', async () => {
    const { box, enter, choose, send, sent, calls } = await open(
      'new',
      { 'GET organizations': () => organizations },
      as.root,
    );
    await enter(/^Login/, 'nimal');
    await enter(/^E-mail/, 'nimal@lanka.example');
    await choose(/^Contact/, /Sunil Perera/);
    await choose(/^Organization/, /Lanka Lines/);
    expect(box.getByRole('combobox', { name: /^Contact/ })).toHaveValue('');
    await choose(/^Contact/, /Sunil Perera/);
    expect(calls).toContain('GET contacts?page=1&limit=10&organizationId=org-9&excludeContactsWithUser=true');
    await send('Create user');
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ organizationId: 'org-9', contactId: 'contact-1' })]),
    );
  }, 60_000);

  test('what is chosen on one tab stays while the other is looked at; where no rule is asked for, that is said', async () => {
    const { user, box, choose } = await open('new', { 'GET organizations': () => organizations }, as.root);
    await choose(/^Organization/, /Lanka Lines/);
    await user.click(box.getByRole('tab', { name: 'Access' }));
    expect(await box.findByText(/People of a 3PL or 4PL organization pass every rule check/)).toBeVisible();
    const role = box.getByLabelText(/^Role/);
    expect([...(role as HTMLSelectElement).options].slice(-3).map(({ text }) => text)).toEqual([
      'User',
      'Admin',
      'Root',
    ]);
    await user.selectOptions(role, 'root');
    expect(await box.findByText(/Root passes every check/)).toBeVisible();
    await user.click(box.getByText('Person', { selector: 'button' }));
    expect(await box.findByLabelText(/^Organization/)).toHaveValue('Lanka Lines');
  }, 60_000);
});

describe('changing a user', () => {
  test('only what was changed is sent', async () => {
    const { box, enter, send, sent, notices } = await open('edit.user-1');
    expect(box.getByLabelText('New password')).toHaveAccessibleDescription(
      /A password set here must be changed at the next sign-in/,
    );
    expect(box.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Asia/Colombo');
    await enter(/^E-mail/, 'kamal@tea.example');
    await send();
    await waitFor(() => expect(notices).toEqual(['User saved']));
    expect(sent).toEqual([{ email: 'kamal@tea.example' }]);
  }, 60_000);

  const of = (code: string) => ({ code, message: 'x' });
  test("what the server refuses stands at its field, in the person's own words", async () => {
    const fields = { login: of('alreadyExists'), email: of('alreadyExists'), contactId: of('notFound') };
    const { box, enter, send, notices } = await open('edit.user-1', {
      'PATCH users/:id': () => refuse(422, 'invalid', { fields }),
    });
    await enter(/^Login/, 'nadia');
    await send();
    await waitFor(() =>
      expect(box.getByLabelText(/^Login/)).toHaveAccessibleDescription('User with same login already exist'),
    );
    expect(box.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('User with same email already exist');
    expect(box.getByRole('combobox', { name: /^Contact/ })).toHaveAccessibleDescription(
      'This contact is not there any more',
    );
    expect(notices).toEqual([]);
  }, 60_000);

  test.each([
    ['role', 'roleOutOfReach', 'Only root makes a root, and only an admin or root an admin'],
    ['rules', 'ruleNotHeld', 'Nobody grants a rule they do not hold'],
  ])(
    'a refusal of %s leads to where it is set',
    async (field, code, words) => {
      const { box, send } = await open('edit.user-1', {
        'PATCH users/:id': () => refuse(403, code, { fields: { [field]: of(code) } }),
      });
      await send();
      expect((await box.findAllByText(new RegExp(words)))[0]).toBeVisible();
      expect(box.getByRole('tab', { name: 'Access' })).toHaveAttribute('aria-selected', 'true');
    },
    60_000,
  );

  test('how somebody signs in who may do more is not to be changed, and why is said', async () => {
    const more = { ...kamal, rules: [{ model: 'order', rule: 'write' } as const] };
    const caller = { ...as.reader, rules: [...as.reader.rules, { model: 'user', rule: 'write' } as const] };
    const { box } = await open('edit.user-1', { 'GET users/:id': () => more }, caller);
    for (const label of [/^Login/, /^E-mail/, /^New password/]) {
      expect(box.getByLabelText(label)).toBeDisabled();
      expect(box.getByLabelText(label)).toHaveAccessibleDescription(/^This user may do more than you/);
    }
  });

  test("one's own login, e-mail and password are changed in the settings", async () => {
    const { box } = await open('edit.me', { 'GET users/:id': () => ({ ...driver, id: as.cargoOwner.id }) });
    expect(box.getByLabelText(/^Login/)).toBeDisabled();
    expect(box.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
      'Change your own login, e-mail and password in your settings.',
    );
    expect(box.getByRole('combobox', { name: /^Contact/ })).toHaveValue('Sunil Perera');
  });

  test('who may not see contacts is told so', async () => {
    const caller = {
      ...as.nobody,
      rules: [{ model: 'user', rule: 'read' } as const, { model: 'user', rule: 'write' } as const],
    };
    const { box } = await open('edit.user-1', {}, caller);
    expect(box.getByRole('combobox', { name: /^Contact/ })).toBeDisabled();
    expect(box.getByRole('combobox', { name: /^Contact/ })).toHaveAccessibleDescription(
      'You need read on contacts to choose one.',
    );
  });

  test('a user who is gone is told', async () => {
    renderScreen(<UsersPage />, {
      at: '/?dialog=edit.user-9',
      replies: { 'GET users': () => pageOf(), 'GET users/:id': () => refuse(404, 'notFound') },
    });
    expect(await within(await screen.findByRole('dialog')).findByText('There is nothing here')).toBeVisible();
  });
});

test('time zones are asked for half a second after the last key', async () => {
  const { box, calls } = await open('new');
  const field = box.getByRole('combobox', { name: /^Time zone/ });
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
