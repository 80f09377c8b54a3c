import { screen, waitFor } from '@testing-library/react';
import { useSession } from 'shared-auth';
import {
  createToken,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import SignInPage from './sign-in-page.tsx';

/** A server that asks for the code 123456. */
const createReplies = (): Replies => ({
  'POST auth': ({ body }) => {
    const { code } = body as { code?: string };
    if (code === undefined) return errorReply(401, 'codeRequired');
    return code === '123456'
      ? { token: createToken(testUsers.cargoOwner) }
      : errorReply(422, 'invalid', { fields: { code: { code: 'invalidCode', message: 'Wrong or expired code' } } });
  },
  'POST auth/sign-in-code': () => ({ resendAfter: 60 }),
});

async function openPasswordStep(replies: Replies = {}) {
  const sent: unknown[] = [];
  const all = { ...createReplies(), ...replies };
  const recorded = Object.fromEntries(
    Object.entries(all).map(([call, reply]): [string, Replies[string]] => [
      call,
      (request) => {
        sent.push([call, request.body]);
        return reply(request);
      },
    ]),
  );
  const view = renderScreen(<SignInPage />, { user: null, url: '/login', path: '/login', replies: recorded });
  await view.user.type(await screen.findByLabelText(/E-mail or login/), 'nadia{Enter}');
  await view.user.type(await screen.findByLabelText(/^Password/), 'secret{Enter}');
  return { ...view, sent };
}
const clickButton = async (user: Awaited<ReturnType<typeof openPasswordStep>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('a new device asks for an emailed code after too many wrong passwords', async () => {
  const { user, sent, container } = await openPasswordStep();
  expect(await screen.findByText(/^Too many wrong passwords were entered for this login/)).toBeVisible();
  await clickButton(user, 'E-mail me a code');
  expect(await screen.findByText(/a six-digit code has been sent to its e-mail address/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a new code in 60 seconds' })).toBeDisabled();
  const code = screen.getByLabelText('Code from the e-mail');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await findAccessibilityViolations(container)).toEqual([]);

  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('Incorrect or expired code')).toBeVisible();
  expect(code).toHaveFocus();
  await user.clear(code);
  await user.type(code, ' 123456 {Enter}');
  await waitFor(() => expect(useSession.getState().user?.login).toBe('nadia'));
  const credentials = { login: 'nadia', password: 'secret', remember: false, refresh: true };
  expect(sent).toEqual([
    ['POST auth', credentials],
    ['POST auth/sign-in-code', { login: 'nadia' }],
    ['POST auth', { ...credentials, code: '000000' }],
    ['POST auth', { ...credentials, code: '123456' }],
  ]);
});

test('a code is an alternative to waiting', async () => {
  const { user } = await openPasswordStep({
    'POST auth': ({ body }) =>
      'code' in (body as object)
        ? { token: createToken(testUsers.cargoOwner) }
        : errorReply(429, 'tooManyAttempts', { params: { retryAfter: 900 } }),
  });
  expect(await screen.findByText('Too many attempts. Try again in 15 minutes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await clickButton(user, 'E-mail me a code');
  await user.type(await screen.findByLabelText('Code from the e-mail'), '123456');
  await clickButton(user, 'Sign in');
  await waitFor(() => expect(useSession.getState().user?.login).toBe('nadia'));
});

test('sends nothing without the requested code', async () => {
  const { user, sent } = await openPasswordStep();
  await clickButton(user, 'E-mail me a code');
  await screen.findByLabelText('Code from the e-mail');
  await clickButton(user, 'Sign in');
  expect(await screen.findByText('Field is required')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('offers no code for a wrong password alone', async () => {
  await openPasswordStep({ 'POST auth': () => errorReply(401, 'invalidCredentials') });
  expect(await screen.findByText('Incorrect login or password')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'E-mail me a code' })).toBeNull();
});

test('explains why no code was sent', async () => {
  const { user } = await openPasswordStep({
    'POST auth/sign-in-code': () => errorReply(429, 'tooManyAttempts', { params: { retryAfter: 40 } }),
  });
  await clickButton(user, 'E-mail me a code');
  expect(await screen.findByText('Too many attempts. Try again in 40 seconds')).toBeVisible();
  expect(screen.queryByLabelText('Code from the e-mail')).toBeNull();
});
