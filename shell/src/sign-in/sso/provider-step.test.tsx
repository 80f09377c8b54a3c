import { screen, waitFor } from '@testing-library/react';
import { useSession } from 'shared-auth';
import { SIGN_ON_PROBLEMS } from 'shared-contracts/values/identity/single-sign-on';
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
import SignedOnPage from './signed-on-page.tsx';

beforeAll(() => writeRegistry());

const OKTA = { id: '00000000-0000-4000-8000-00000000aaaa', name: 'Okta', isEnforced: false };
const found = (provider: object | null): Replies => ({ 'POST auth/sso/lookup': () => ({ provider }) });

async function openStep(replies: Replies, login = 'nadia@tea.example') {
  const url = '/login?to=%2Forders';
  const view = renderScreen(<SignInPage />, { user: null, url, path: '/login', replies });
  await view.user.type(await screen.findByLabelText(/E-mail or login/), `${login}{Enter}`);
  return view;
}

test('leads to the provider of the domain, and offers the password', async () => {
  const { user, container } = await openStep(found(OKTA));
  const link = await screen.findByRole('link', { name: 'Continue with Okta' });
  expect(link).toHaveAttribute(
    'href',
    `/api/auth/sso/start?providerId=${OKTA.id}&to=%2Forders&login=nadia%40tea.example`,
  );
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use a password instead' }));
  expect(await screen.findByLabelText(/^Password/)).toHaveFocus();
});

test('says that the organization requires the provider', async () => {
  await openStep(found({ ...OKTA, isEnforced: true }));
  expect(await screen.findByText('Your organization requires you to sign in with Okta')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a password instead' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Emergency access for administrators' })).toBeVisible();
});

test.each([
  ['an address without a provider', 'nadia@tea.example', found(null)],
  [
    'an address that can’t be looked up',
    'nadia@tea.example',
    { 'POST auth/sso/lookup': () => errorReply(500, 'internal') },
  ],
  ['a login, which is not looked up', 'nadia', {}],
])('asks for the password of %s', async (_case, login, replies: Replies) => {
  await openStep(replies, login);
  expect(await screen.findByLabelText(/^Password/)).toBeVisible();
});

test('leads to the provider when it turns out that the password is refused', async () => {
  const params = { providerId: OKTA.id, providerName: OKTA.name };
  const { user } = await openStep({ 'POST auth': () => errorReply(403, 'singleSignOnRequired', { params }) }, 'nadia');
  await user.type(await screen.findByLabelText(/^Password/), 'secret{Enter}');
  expect(await screen.findByRole('link', { name: 'Continue with Okta' })).toBeVisible();
  expect(screen.getByText('Your organization requires you to sign in with Okta')).toBeVisible();
});

test.each(SIGN_ON_PROBLEMS)('explains the problem %s', async (problem) => {
  renderScreen(<SignInPage />, { user: null, url: `/login?problem=${problem}`, path: '/login' });
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

test('shows nothing for an unknown problem', async () => {
  renderScreen(<SignInPage />, { user: null, url: '/login?problem=%3Cb%3E', path: '/login' });
  await screen.findByLabelText(/E-mail or login/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('picks up the token and continues', async () => {
  const { router } = renderScreen(<SignedOnPage />, {
    user: null,
    url: '/login/sso?to=%2Forders',
    path: '/login/sso',
    replies: { 'POST auth/sso/session': () => ({ token: createToken(testUsers.cargoOwner) }) },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(useSession.getState().user?.login).toBe('nadia');
});

test('returns to the sign-in page without a session to pick up', async () => {
  const { router } = renderScreen(<SignedOnPage />, {
    user: null,
    url: '/login/sso',
    path: '/login/sso',
    replies: { 'POST auth/sso/session': () => errorReply(401, 'unauthorized') },
  });
  await waitFor(() => expect(router.state.location.search).toBe('?problem=expired'));
});
