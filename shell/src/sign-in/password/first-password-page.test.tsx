import { screen, waitFor } from '@testing-library/react';
import { page, useSession } from 'shared-auth';
import { accessibilityFaults, as, refuse, renderScreen, tokenOf, type Replies } from 'shared-ui/testing';
import FirstPasswordPage from './first-password-page.tsx';

const newcomer = { ...as.cargoOwner, mustChangePassword: true as const };
const open = (replies: Replies = {}) =>
  renderScreen(<FirstPasswordPage />, {
    user: newcomer,
    at: '/first-password?to=%2Forders',
    path: '/first-password',
    replies,
  });

test('a password of one’s own in the place of the first one, then on to where one was going', async () => {
  let sent: unknown;
  const { user, router, container } = open({
    'PATCH users/self-update': ({ body }) => ((sent = body), { token: tokenOf(as.cargoOwner) }),
  });
  const password = await screen.findByLabelText(/^New password/);
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('E-mail or login')).toHaveValue('nadia');
  expect(await accessibilityFaults(container)).toEqual([]);
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

test('what the server has against it is told, and one may leave', async () => {
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  const refused = { fields: { password: { code: 'samePassword', message: 'This is the one-time password' } } };
  const { user } = open({ 'PATCH users/self-update': () => refuse(422, 'invalid', refused) });
  await user.type(await screen.findByLabelText(/^New password/), 'one-time');
  await user.type(screen.getByLabelText(/^Repeat password/), 'one-time{Enter}');
  expect(await screen.findByText('This is the one-time password')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(useSession.getState().user).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});
