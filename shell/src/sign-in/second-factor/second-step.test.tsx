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
import { writeRegistry } from '../../navigation/testing/areas.fixtures.ts';
import SignInPage from '../login/sign-in-page.tsx';

beforeAll(() => writeRegistry());

const required = {
  challenge: 'c',
  expiresIn: 300,
  hasTotp: true,
  hasRecoveryCodes: true,
  passkey: null,
  hasPasskeyElsewhere: false,
};
async function enterPassword(params: object, replies: Replies = {}) {
  const view = renderScreen(<SignInPage />, {
    user: null,
    url: '/login?to=%2Forders',
    path: '/login',
    replies: {
      'POST auth': () => errorReply(401, 'secondFactorRequired', { params: { ...required, ...params } }),
      ...replies,
    },
  });
  await view.user.type(await screen.findByLabelText(/E-mail or login/), 'nadia{Enter}');
  await view.user.type(await screen.findByLabelText(/^Password/), 'secret{Enter}');
  return view;
}

test('asks for the code of the app after the password, and continues to the return path', async () => {
  let sent: unknown;
  const { user, router, container } = await enterPassword(
    {},
    { 'POST auth/second-factor': ({ body }) => ((sent = body), { token: createToken(testUsers.cargoOwner) }) },
  );
  const field = await screen.findByLabelText(/Code from your authenticator app/);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(useSession.getState().token).toBeUndefined();
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.type(field, '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(sent).toEqual({ challenge: 'c', proof: { kind: 'totp', code: '123456' } });
});

test('reports a wrong code, and takes a recovery code instead', async () => {
  let sent: unknown;
  const { user } = await enterPassword(
    {},
    {
      'POST auth/second-factor': ({ body }) => (
        (sent = body),
        errorReply(422, 'invalid', { fields: { code: { code: 'invalidCode', message: '' } } })
      ),
    },
  );
  await user.type(await screen.findByLabelText(/Code from your authenticator app/), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect or used code');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(await screen.findByLabelText(/^Recovery code/), 'ABCDE-23456{Enter}');
  await waitFor(() => expect(sent).toEqual({ challenge: 'c', proof: { kind: 'recoveryCode', code: 'ABCDE-23456' } }));
});

test('returns to the password when it took too long', async () => {
  const { user } = await enterPassword({}, { 'POST auth/second-factor': () => errorReply(401, 'challengeExpired') });
  await user.type(await screen.findByLabelText(/Code from your authenticator app/), '123456{Enter}');
  expect(await screen.findByText(/Enter your password again/)).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toBeVisible();
});

test('says that a passkey belongs to another address, and that no way is left', async () => {
  await enterPassword({ hasTotp: false, hasRecoveryCodes: false, hasPasskeyElsewhere: true });
  expect(await screen.findByText(/belongs to another address/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Ask an administrator of your organization to reset it');
});
