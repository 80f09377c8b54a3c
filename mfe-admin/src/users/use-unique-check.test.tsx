import { act, fireEvent, screen, within } from '@testing-library/react';
import { testUsers, renderScreen, type Replies } from 'shared-ui/testing';
import { kamal, toPage } from './testing/fixtures.ts';
import UsersPage from './users-page.tsx';

const TAKEN = ['nadia', 'nadia@ceylon.example'];

async function openDialog(
  dialogParam = 'new',
  isExist: Replies[string] = ({ body }) => ({ isExist: TAKEN.includes((body as { text: string }).text) }),
) {
  const requests: unknown[] = [];
  renderScreen(<UsersPage />, {
    url: `/?dialog=${dialogParam}`,
    user: testUsers.cargoOwner,
    replies: {
      'GET users': () => toPage(),
      'GET users/:id': () => kamal,
      'POST users/is-exist': (call) => (requests.push(call.body), isExist(call)),
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const login = await dialog.findByLabelText(/^Login/);
  const email = dialog.getByLabelText(/^E-mail/);
  jest.useFakeTimers();
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
  return { requests, login, email, advance, type, dialog };
}
afterEach(() => jest.useRealTimers());

test('checks a login once, 400 ms after the last key', async () => {
  const { requests, login, advance, type } = await openDialog();
  for (const text of ['nad', 'nadi', 'nadia']) {
    type(login, text);
    await advance(399);
    expect(requests).toEqual([]);
  }
  await advance(1);
  await advance(50);
  expect(requests).toEqual([{ text: 'nadia' }]);
  expect(login).toHaveAccessibleDescription('User with same login already exist');
  expect(login).toBeInvalid();
  type(login, 'nadia2');
  await advance(10);
  expect(login).not.toHaveAccessibleDescription();
});

test('skips short logins, incomplete addresses and the current values', async () => {
  const { requests, login, email, advance, type } = await openDialog('edit.user-1');
  for (const [field, text] of [
    [login, 'na'],
    [email, 'nadia@'],
    [email, 'nadia'],
    [login, ' kamal '],
    [email, 'kamal@ceylon.example'],
    [login, 'n'.repeat(101)],
  ] as const) {
    type(field, text);
    await advance(1_000);
  }
  expect(requests).toEqual([]);
});

test('caches checks, reports both fields and excludes the edited user', async () => {
  const { requests, login, email, advance, type } = await openDialog('edit.user-1');
  for (const text of ['nadia', 'nimal', 'nadia']) {
    type(login, text);
    await advance(500);
  }
  type(email, 'nadia@ceylon.example');
  await advance(500);
  await advance(50);
  expect(requests).toEqual(['nadia', 'nimal', 'nadia@ceylon.example'].map((text) => ({ text, exceptId: 'user-1' })));
  expect(login).toHaveAccessibleDescription('User with same login already exist');
  expect(email).toHaveAccessibleDescription('User with same email already exist');
});

test('ignores a late response for an outdated value', async () => {
  const first = Promise.withResolvers<{ isExist: boolean }>();
  const { requests, login, advance, type } = await openDialog('new', ({ body }) =>
    (body as { text: string }).text === 'nadia' ? first.promise : { isExist: false },
  );
  type(login, 'nadia');
  await advance(500);
  type(login, 'nadia2');
  await advance(500);
  expect(requests).toHaveLength(2);
  first.resolve({ isExist: true });
  await advance(500);
  expect(login).not.toHaveAccessibleDescription();
});
