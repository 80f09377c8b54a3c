import { screen, waitFor } from '@testing-library/react';
import { navigation, useSession } from 'shared-auth';
import {
  createToken,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import { writeRegistry } from '../../navigation/testing/areas.fixtures.ts';
import InvitationPage from './invitation-page.tsx';

beforeAll(() => writeRegistry());
afterEach(() => jest.restoreAllMocks());

const TOKEN = 'k7bmx2pq9rtw';
const DETAILS = {
  name: 'Nadia Perera',
  login: 'nadia',
  email: 'nadia@tea.example',
  organization: 'Ceylon Tea Exports',
  provider: null,
};
const invalid = () => errorReply(422, 'invalid', { fields: { token: { code: 'invalidInvitation', message: 'Gone' } } });

const renderPage = (replies: Replies = {}, hash = `#${TOKEN}`, user: typeof testUsers.cargoOwner | null = null) =>
  renderScreen(<InvitationPage />, {
    user,
    url: `/login/invitation${hash}`,
    path: '/login/invitation',
    replies: {
      'POST auth/invitations/check': () => DETAILS,
      'POST auth/invitations/accept': () => ({ login: 'nadia' }),
      'POST auth': () => ({ token: createToken(testUsers.cargoOwner) }),
      ...replies,
    },
  });
type User = ReturnType<typeof renderPage>['user'];

async function choosePassword(user: User, password: string) {
  await user.type(await screen.findByLabelText(/^New password/), password);
  await user.type(screen.getByLabelText(/^Repeat password/), `${password}{Enter}`);
}

test('sets the password of the invited person and signs them in', async () => {
  const sent: unknown[] = [];
  const { user, router, container } = renderPage({
    'POST auth/invitations/check': ({ body }) => (sent.push(body), DETAILS),
    'POST auth/invitations/accept': ({ body }) => (sent.push(body), { login: 'nadia' }),
    'POST auth': ({ body }) => (sent.push(body), { token: createToken(testUsers.cargoOwner) }),
  });
  expect(
    await screen.findByText('Hello Nadia Perera, choose a password for your account at Ceylon Tea Exports.'),
  ).toBeVisible();
  expect(screen.getByLabelText('E-mail or login')).toHaveValue('nadia');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await choosePassword(user, 'quiet-harbour');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(useSession.getState().user).toMatchObject({ login: 'nadia' });
  expect(sent).toEqual([
    { token: TOKEN },
    { token: TOKEN, password: 'quiet-harbour' },
    expect.objectContaining({ login: 'nadia', password: 'quiet-harbour' }),
  ]);
});

test('continues on the sign-in page where a second step follows', async () => {
  const { user, router } = renderPage({ 'POST auth': () => errorReply(403, 'secondFactorRequired') });
  await choosePassword(user, 'quiet-harbour');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ login: 'nadia', isPasswordChanged: true });
});

test.each([
  ['an unknown link', `#${TOKEN}`, { 'POST auth/invitations/check': invalid }],
  ['an address without a link', '', {}],
])('says what to do with %s', async (_title, hash, replies) => {
  const { container } = renderPage(replies, hash);
  expect(await screen.findByRole('alert')).toHaveTextContent(/has expired, was replaced by a newer one/);
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('says so when the link has been used since, and keeps it when the password is refused', async () => {
  let reply = () => errorReply(422, 'invalid', { fields: { password: { code: 'commonPassword', message: 'Common' } } });
  const { user } = renderPage({ 'POST auth/invitations/accept': () => reply() });
  await choosePassword(user, 'quiet-harbour');
  await waitFor(() => expect(screen.getByLabelText(/^New password/)).toHaveAttribute('aria-invalid', 'true'));
  reply = invalid;
  await user.type(screen.getByLabelText(/^New password/), 's');
  await user.type(screen.getByLabelText(/^Repeat password/), 's{Enter}');
  expect(await screen.findByText(/has expired, was replaced by a newer one/)).toBeVisible();
});

test('shows the waiting time after too many attempts', async () => {
  renderPage({
    'POST auth/invitations/check': () => errorReply(429, 'tooManyAttempts', { params: { retryAfter: 40 } }),
  });
  expect(await screen.findByText('Too many attempts. Try again in 40 seconds')).toBeVisible();
});

test('leads to sign-in with the identity provider that the organization enforces', async () => {
  const { user, router } = renderPage({
    'POST auth/invitations/check': () => ({ ...DETAILS, provider: 'Harbour ID' }),
  });
  expect(await screen.findByText(/Ceylon Tea Exports signs in with Harbour ID/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to sign-in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ login: 'nadia@tea.example' });
});

test('asks someone who is signed in to sign out first', async () => {
  const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  const { user, calls } = renderPage({}, undefined, testUsers.cargoOwner);
  expect(await screen.findByText(/^You’re signed in as/)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
