import { screen, waitFor } from '@testing-library/react';
import { navigation, useSession } from 'shared-auth';
import {
  findAccessibilityViolations,
  testUsers,
  errorReply,
  renderScreen,
  createToken,
  type Replies,
} from 'shared-ui/testing';
import { writeRegistry } from '../../navigation/testing/areas.fixtures.ts';
import FirstPasswordPage from './first-password-page.tsx';

beforeAll(() => writeRegistry());

const newcomer = { ...testUsers.cargoOwner, mustChangePassword: true as const };
const renderPage = (replies: Replies = {}, to = '/orders') =>
  renderScreen(<FirstPasswordPage />, {
    user: newcomer,
    url: `/first-password?to=${encodeURIComponent(to)}`,
    path: '/first-password',
    replies,
  });

test('replaces the one-time password and continues to the return path', async () => {
  let sent: unknown;
  const { user, router, container } = renderPage({
    'PATCH users/self-update': ({ body }) => ((sent = body), { token: createToken(testUsers.cargoOwner) }),
  });
  const password = await screen.findByLabelText(/^New password/);
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('E-mail or login')).toHaveValue('nadia');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.type(password, 'quiet-harbour');
  await user.type(screen.getByLabelText(/^Repeat password/), 'quiet{Enter}');
  expect(await screen.findByText('Passwords not match')).toBeInTheDocument();
  expect(sent).toBeUndefined();
  await user.type(screen.getByLabelText(/^Repeat password/), '-harbour{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(sent).toEqual({ password: 'quiet-harbour' });
  expect(useSession.getState().user).toMatchObject({ login: 'nadia' });
  expect(useSession.getState().user?.mustChangePassword).toBeUndefined();
});

test('reports an error of the API and allows signing out', async () => {
  const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  const rejected = { fields: { password: { code: 'samePassword', message: 'This is the one-time password' } } };
  const { user } = renderPage({ 'PATCH users/self-update': () => errorReply(422, 'invalid', rejected) });
  await user.type(await screen.findByLabelText(/^New password/), 'one-time');
  await user.type(screen.getByLabelText(/^Repeat password/), 'one-time{Enter}');
  expect(await screen.findByText('This is the one-time password')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(useSession.getState().user).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['/.//evil.example/', '/x/..//evil.example', '/nowhere'])('continues home instead of to %s', async (to) => {
  const replies = { 'PATCH users/self-update': () => ({ token: createToken(testUsers.cargoOwner) }) };
  const { user, router } = renderPage(replies, to);
  await user.type(await screen.findByLabelText(/^New password/), 'quiet-harbour');
  await user.type(screen.getByLabelText(/^Repeat password/), 'quiet-harbour{Enter}');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
});
