import { act, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import ResetPage from './reset-page.tsx';

const RIGHT = '123456';
const LATER = { resendAfter: 60 };
const isRight = ({ body }: { body: unknown }) => ({ isValid: (body as { otp: string }).otp === RIGHT });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const open = (replies: Replies = {}) =>
  renderScreen(<ResetPage />, {
    user: null,
    at: '/login/reset?to=%2Forders',
    path: '/login/reset',
    replies: {
      'POST auth/otp': () => LATER,
      'POST auth/check-otp': isRight,
      'POST auth/change-password': () => ({ isChanged: true }),
      ...replies,
    },
  });
type User = ReturnType<typeof open>['user'];

async function askFor(user: User, email = 'nadia@tea.example') {
  await user.type(await screen.findByLabelText(/^E-mail/), `${email}{Enter}`);
  return screen.findByLabelText<HTMLInputElement>(/^Code/);
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The clock stands still, and goes on by so many milliseconds. */
const pass = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

test('address, code, new password, and back to sign-in with the address', async () => {
  pass(0);
  const sent: unknown[] = [];
  const note = (reply: (call: { body: unknown }) => unknown) => (call: { body: unknown }) => (
    sent.push(call.body),
    reply(call)
  );
  const { user, router, container } = open({
    'POST auth/otp': note(() => LATER),
    'POST auth/check-otp': note(isRight),
    'POST auth/change-password': note(() => ({ isChanged: true })),
  });
  expect(await screen.findByLabelText(/^E-mail/)).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  const code = await askFor(user, ' nadia@tea.example ');
  expect(code).toHaveFocus();
  expect(
    screen.getByText(
      /^If there is an account with this address, a code of six digits has been sent to it\. The code is valid for 10 minutes\.$/,
    ),
  ).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);

  await user.paste(RIGHT);
  const password = await screen.findByLabelText(/^New password/);
  expect(password).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(password, 'quiet-harbour');
  await user.type(screen.getByLabelText(/^Repeat password/), 'quiet-harbour{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location).toMatchObject({
    search: '?to=%2Forders',
    state: { email: 'nadia@tea.example', isPasswordChanged: true },
  });
  const email = 'nadia@tea.example';
  expect(sent).toEqual([{ email }, { email, otp: RIGHT }, { email, otp: RIGHT, password: 'quiet-harbour' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('the address that was entered at sign-in is there, a login name is not', async () => {
  const { router } = open();
  await act(() => router.navigate('/login'));
  await act(() => router.navigate('/login/reset', { state: { email: 'nadia@tea.example' } }));
  expect(await screen.findByLabelText(/^E-mail/)).toHaveValue('nadia@tea.example');
});

test.each([
  ['', 'Field is required'],
  ['nadia', 'Email invalid'],
  [`${'n'.repeat(250)}@t.lk`, 'Max 254 symbols'],
])('no address: %s', async (typed, words) => {
  const { user, calls } = open();
  await user.click(await screen.findByLabelText(/^E-mail/));
  if (typed) await user.paste(typed);
  await user.click(button('Send code'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a wrong code is told at the field; after five, and after ten minutes, only a new one helps', async () => {
  const { user, calls } = open();
  const code = await askFor(user);
  for (const [tried] of Array.from({ length: 4 }).entries()) {
    await user.clear(code);
    await user.type(code, `00000${tried}`);
    await waitFor(() => expect(calls.filter((call) => call.includes('check-otp'))).toHaveLength(tried + 1));
  }
  expect(await screen.findByText('This code is wrong')).toBeInTheDocument();
  expect(code).toHaveAttribute('aria-invalid', 'true');
  await user.clear(code);
  await user.type(code, '000005');
  expect(await screen.findByText('Too many wrong codes. Ask for a new one')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Code/)).toBeNull();

  pass(60_000);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  const fresh = await screen.findByLabelText(/^Code/);
  pass(600_000);
  await user.type(fresh, '000000');
  expect(await screen.findByText('This code has expired. Ask for a new one')).toBeInTheDocument();
});

test('another code can be had after a minute, and what was typed of the first is gone', async () => {
  pass(0);
  const { user, calls } = open();
  const code = await askFor(user);
  await user.type(code, '123');
  expect(button('Send a new code in 60 seconds')).toBeDisabled();
  pass(59_500);
  expect(await screen.findByRole('button', { name: 'Send a new code in 1 second' })).toBeDisabled();
  pass(500);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(
    await screen.findByText('If there is an account with this address, a new code has been sent to it.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText(/^Code/)).toHaveValue('');
  expect(button('Send a new code in 60 seconds')).toBeDisabled();
  expect(calls).toEqual(['POST auth/otp', 'POST auth/otp']);
});

test('loading the page anew loses neither the step nor the countdown, and the code is kept nowhere', async () => {
  const { user, unmount } = open();
  await askFor(user);
  await user.paste(RIGHT);
  await screen.findByLabelText(/^New password/);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(RIGHT);
  unmount();
  open();
  expect(await screen.findByLabelText(/^Code/)).toHaveValue('');
  expect(screen.getByLabelText('E-mail or login')).toHaveValue('nadia@tea.example');
  expect(button(/^Send a new code in \d+ seconds$/)).toBeDisabled();
});

test.each(['nonsense', '{"email":"nadia@tea.example"}', '7'])('a damaged memory begins anew: %s', async (kept) => {
  sessionStorage.setItem('consign.reset', kept);
  open();
  expect(await screen.findByLabelText(/^E-mail/)).toBeInTheDocument();
});

test('another address can be taken', async () => {
  const { user } = open();
  await askFor(user);
  await user.click(button('Change e-mail or login'));
  expect(await screen.findByLabelText(/^E-mail/)).toBeInTheDocument();
});

test('the new password is long enough and the same twice', async () => {
  const { user, calls } = open();
  await askFor(user);
  await user.paste(RIGHT);
  await user.type(await screen.findByLabelText(/^New password/), 'short');
  await user.type(screen.getByLabelText(/^Repeat password/), 'shorter{Enter}');
  expect(await screen.findByText('Min 6')).toBeInTheDocument();
  expect(screen.getByText('Passwords not match')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(screen.getByLabelText(/^New password/)).toHaveAttribute('type', 'text');
  expect(calls.filter((call) => call.includes('change-password'))).toEqual([]);
});

test('a code that has ended while the password was thought of leads back to a new one', async () => {
  const { user } = open({
    'POST auth/change-password': () =>
      refuse(422, 'invalid', { fields: { otp: { code: 'invalidCode', message: 'Wrong or expired code' } } }),
  });
  await askFor(user);
  await user.paste(RIGHT);
  await user.type(await screen.findByLabelText(/^New password/), 'quiet-harbour');
  await user.type(screen.getByLabelText(/^Repeat password/), 'quiet-harbour{Enter}');
  expect(await screen.findByText('This code has expired. Ask for a new one')).toBeInTheDocument();
});

test.each([
  ['seconds', 40, 'Too many attempts. Try again in 40 seconds'],
  ['minutes', 900, 'Too many attempts. Try again in 15 minutes'],
])('too many attempts say for how many %s to wait', async (_unit, retryAfter, words) => {
  const { user } = open({ 'POST auth/otp': () => refuse(429, 'tooManyAttempts', { params: { retryAfter } }) });
  await user.type(await screen.findByLabelText(/^E-mail/), 'nadia@tea.example{Enter}');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(button('Send code')).toBeDisabled();
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('nadia@tea.example');
});

test('without a network it says so and keeps what was entered', async () => {
  const { user } = open({
    'POST auth/check-otp': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const code = await askFor(user);
  await user.paste(RIGHT);
  expect(await screen.findByText(/No connection to the server/)).toBeInTheDocument();
  expect(code).toHaveValue(RIGHT);
});
