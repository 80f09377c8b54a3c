import { act, fireEvent, screen, within } from '@testing-library/react';
import { as, renderScreen, type Replies } from 'shared-ui/testing';
import { kamal, pageOf } from './testing/given.ts';
import UsersPage from './users-page.tsx';

const OTHERS = ['nadia', 'nadia@ceylon.example'];

async function open(
  dialog = 'new',
  isExist: Replies[string] = ({ body }) => ({ isExist: OTHERS.includes((body as { text: string }).text) }),
) {
  const asked: unknown[] = [];
  renderScreen(<UsersPage />, {
    at: `/?dialog=${dialog}`,
    user: as.cargoOwner,
    replies: {
      'GET users': () => pageOf(),
      'GET users/:id': () => kamal,
      'POST users/is-exist': (call) => (asked.push(call.body), isExist(call)),
    },
  });
  const box = within(await screen.findByRole('dialog'));
  const login = await box.findByLabelText(/^Login/);
  const email = box.getByLabelText(/^E-mail/);
  jest.useFakeTimers();
  const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
  return { asked, login, email, rest, type, box };
}
afterEach(() => jest.useRealTimers());

test('while a login is typed nothing is asked; 400 ms after the last key it is, once', async () => {
  const { asked, login, rest, type } = await open();
  for (const text of ['nad', 'nadi', 'nadia']) {
    type(login, text);
    await rest(399);
    expect(asked).toEqual([]);
  }
  await rest(1);
  await rest(50);
  expect(asked).toEqual([{ text: 'nadia' }]);
  expect(login).toHaveAccessibleDescription('User with same login already exist');
  expect(login).toBeInvalid();
  type(login, 'nadia2');
  await rest(10);
  expect(login).not.toHaveAccessibleDescription();
});

test('two characters, half an address and what it was before are not asked about', async () => {
  const { asked, login, email, rest, type } = await open('edit.user-1');
  for (const [field, text] of [
    [login, 'na'],
    [email, 'nadia@'],
    [email, 'nadia'],
    [login, ' kamal '],
    [email, 'kamal@ceylon.example'],
    [login, 'n'.repeat(101)],
  ] as const) {
    type(field, text);
    await rest(1_000);
  }
  expect(asked).toEqual([]);
});

test('what was asked already is known; both fields are told, of a user that exists already by others only', async () => {
  const { asked, login, email, rest, type } = await open('edit.user-1');
  for (const text of ['nadia', 'nimal', 'nadia']) {
    type(login, text);
    await rest(500);
  }
  type(email, 'nadia@ceylon.example');
  await rest(500);
  await rest(50);
  expect(asked).toEqual(['nadia', 'nimal', 'nadia@ceylon.example'].map((text) => ({ text, exceptId: 'user-1' })));
  expect(login).toHaveAccessibleDescription('User with same login already exist');
  expect(email).toHaveAccessibleDescription('User with same email already exist');
});

test('an answer that comes late does not speak of what stands there now', async () => {
  const first = Promise.withResolvers<{ isExist: boolean }>();
  const { asked, login, rest, type } = await open('new', ({ body }) =>
    (body as { text: string }).text === 'nadia' ? first.promise : { isExist: false },
  );
  type(login, 'nadia');
  await rest(500);
  type(login, 'nadia2');
  await rest(500);
  expect(asked).toHaveLength(2);
  first.resolve({ isExist: true });
  await rest(500);
  expect(login).not.toHaveAccessibleDescription();
});
