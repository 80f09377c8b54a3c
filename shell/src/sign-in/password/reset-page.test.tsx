import { act, screen, waitFor } from '@testing-library/react';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import ResetPage from './reset-page.tsx';

const VALID_CODE = '123456';
const CODE_SENT = { resendAfter: 60 };
const checkCode = ({ body }: { body: unknown }) => ({ isValid: (body as { otp: string }).otp === VALID_CODE });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const renderPage = (replies: Replies = {}) =>
  renderScreen(<ResetPage />, {
    user: null,
    url: '/login/reset?to=%2Forders',
    path: '/login/reset',
    replies: {
      'POST auth/otp': () => CODE_SENT,
      'POST auth/check-otp': checkCode,
      'POST auth/change-password': () => ({ isChanged: true }),
      ...replies,
    },
  });
type User = ReturnType<typeof renderPage>['user'];

async function requestCode(user: User, email = 'nadia@tea.example') {
  await user.type(await screen.findByLabelText(/^E-mail/), `${email}{Enter}`);
  return screen.findByLabelText<HTMLInputElement>(/^Code/);
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Freezes the clock, advanced by the given milliseconds. */
const advance = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

test('resets the password and returns to sign-in with the e-mail', async () => {
  advance(0);
  const sent: unknown[] = [];
  const record = (reply: (call: { body: unknown }) => unknown) => (call: { body: unknown }) => (
    sent.push(call.body),
    reply(call)
  );
  const { user, router, container } = renderPage({
    'POST auth/otp': record(() => CODE_SENT),
    'POST auth/check-otp': record(checkCode),
    'POST auth/change-password': record(() => ({ isChanged: true })),
  });
  expect(await screen.findByLabelText(/^E-mail/)).toHaveFocus();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  const code = await requestCode(user, ' nadia@tea.example ');
  expect(code).toHaveFocus();
  expect(
    screen.getByText(
      /^If there is such an account, a six-digit code has been e-mailed to its address\. The code is valid for 10 minutes\.$/,
    ),
  ).toBeInTheDocument();
  expect(await findAccessibilityViolations(container)).toEqual([]);

  await user.paste(VALID_CODE);
  const password = await screen.findByLabelText(/^New password/);
  expect(password).toHaveFocus();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.type(password, 'quiet-harbour');
  await user.type(screen.getByLabelText(/^Repeat password/), 'quiet-harbour{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location).toMatchObject({
    search: '?to=%2Forders',
    state: { login: 'nadia@tea.example', isPasswordChanged: true },
  });
  const login = 'nadia@tea.example';
  expect(sent).toEqual([{ login }, { login, otp: VALID_CODE }, { login, otp: VALID_CODE, password: 'quiet-harbour' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('sends a code for a login as it does for an address', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage({ 'POST auth/otp': ({ body }) => (sent.push(body), { resendAfter: 60 }) });
  expect(await requestCode(user, 'planner')).toHaveFocus();
  expect(sent).toEqual([{ login: 'planner' }]);
});

test('prefills the login entered at sign-in', async () => {
  const { router } = renderPage();
  await act(() => router.navigate('/login'));
  await act(() => router.navigate('/login/reset', { state: { login: 'nadia@tea.example' } }));
  expect(await screen.findByLabelText(/^E-mail/)).toHaveValue('nadia@tea.example');
});

test.each([
  ['', 'Field is required'],
  [`${'n'.repeat(250)}@t.lk`, 'Max 254 symbols'],
])('rejects the login %j', async (typed, message) => {
  const { user, calls } = renderPage();
  await user.click(await screen.findByLabelText(/^E-mail/));
  if (typed) await user.paste(typed);
  await user.click(button('Send code'));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('reports an incorrect code and requires a new one after five attempts or ten minutes', async () => {
  const { user, calls } = renderPage();
  const code = await requestCode(user);
  for (const [attempt] of Array.from({ length: 4 }).entries()) {
    await user.clear(code);
    await user.type(code, `00000${attempt}`);
    await waitFor(() => expect(calls.filter((call) => call.includes('check-otp'))).toHaveLength(attempt + 1));
  }
  expect(await screen.findByText('Incorrect code')).toBeInTheDocument();
  expect(code).toHaveAttribute('aria-invalid', 'true');
  await user.clear(code);
  await user.type(code, '000005');
  expect(await screen.findByText('Too many incorrect codes. Request a new one')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Code/)).toBeNull();

  advance(60_000);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  const newCode = await screen.findByLabelText(/^Code/);
  advance(600_000);
  await user.type(newCode, '000000');
  expect(await screen.findByText('This code has expired. Request a new one')).toBeInTheDocument();
});

test('resends a code after a minute and clears the field', async () => {
  advance(0);
  const { user, calls } = renderPage();
  const code = await requestCode(user);
  await user.type(code, '123');
  expect(button('Send a new code in 60 seconds')).toBeDisabled();
  advance(59_500);
  expect(await screen.findByRole('button', { name: 'Send a new code in 1 second' })).toBeDisabled();
  advance(500);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(
    await screen.findByText('If there is such an account, a new code has been e-mailed to its address.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText(/^Code/)).toHaveValue('');
  expect(button('Send a new code in 60 seconds')).toBeDisabled();
  expect(calls).toEqual(['POST auth/otp', 'POST auth/otp']);
});

test('restores the step and countdown after a reload, but never stores the code', async () => {
  const { user, unmount } = renderPage();
  await requestCode(user);
  await user.paste(VALID_CODE);
  await screen.findByLabelText(/^New password/);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(VALID_CODE);
  unmount();
  renderPage();
  expect(await screen.findByLabelText(/^Code/)).toHaveValue('');
  expect(screen.getByLabelText('E-mail or login')).toHaveValue('nadia@tea.example');
  expect(button(/^Send a new code in \d+ seconds$/)).toBeDisabled();
});

test.each(['nonsense', '{"login":"nadia@tea.example"}', '7'])('ignores damaged storage: %s', async (stored) => {
  sessionStorage.setItem('consign.reset', stored);
  renderPage();
  expect(await screen.findByLabelText(/^E-mail/)).toBeInTheDocument();
});

test('allows changing the e-mail', async () => {
  const { user } = renderPage();
  await requestCode(user);
  await user.click(button('Change e-mail or login'));
  expect(await screen.findByLabelText(/^E-mail/)).toBeInTheDocument();
});

test('validates the new password and its repetition', async () => {
  const { user, calls } = renderPage();
  await requestCode(user);
  await user.paste(VALID_CODE);
  await user.type(await screen.findByLabelText(/^New password/), 'short');
  await user.type(screen.getByLabelText(/^Repeat password/), 'shorter{Enter}');
  expect(await screen.findByText('Min 6')).toBeInTheDocument();
  expect(screen.getByText('Passwords not match')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(screen.getByLabelText(/^New password/)).toHaveAttribute('type', 'text');
  expect(calls.filter((call) => call.includes('change-password'))).toEqual([]);
});

test('returns to requesting a code when it has expired before the password is set', async () => {
  const { user } = renderPage({
    'POST auth/change-password': () =>
      errorReply(422, 'invalid', { fields: { otp: { code: 'invalidCode', message: 'Wrong or expired code' } } }),
  });
  await requestCode(user);
  await user.paste(VALID_CODE);
  await user.type(await screen.findByLabelText(/^New password/), 'quiet-harbour');
  await user.type(screen.getByLabelText(/^Repeat password/), 'quiet-harbour{Enter}');
  expect(await screen.findByText('This code has expired. Request a new one')).toBeInTheDocument();
});

test.each([
  ['seconds', 40, 'Too many attempts. Try again in 40 seconds'],
  ['minutes', 900, 'Too many attempts. Try again in 15 minutes'],
])('shows the waiting time in %s after too many attempts', async (_unit, retryAfter, message) => {
  const { user } = renderPage({
    'POST auth/otp': () => errorReply(429, 'tooManyAttempts', { params: { retryAfter } }),
  });
  await user.type(await screen.findByLabelText(/^E-mail/), 'nadia@tea.example{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(button('Send code')).toBeDisabled();
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('nadia@tea.example');
});

test('reports a missing connection and keeps the input', async () => {
  const { user } = renderPage({
    'POST auth/check-otp': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const code = await requestCode(user);
  await user.paste(VALID_CODE);
  expect(await screen.findByText(/No connection to the server/)).toBeInTheDocument();
  expect(code).toHaveValue(VALID_CODE);
});
