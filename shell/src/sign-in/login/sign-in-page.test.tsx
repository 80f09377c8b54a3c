import { act, screen, waitFor } from '@testing-library/react';
import { readSessionEndReason, usePreferences, useSession } from 'shared-auth';
import { MessagesProvider } from 'shared-ui';
import {
  findAccessibilityViolations,
  testUsers,
  errorReply,
  renderScreen,
  createToken,
  type Replies,
} from 'shared-ui/testing';
import italian from '../../../locales/it.json';
import { useHost } from '../../host/brand.ts';
import { serendib } from '../../host/testing/fixtures.ts';
import { writeRegistry } from '../../navigation/testing/areas.fixtures.ts';
import SignInPage from './sign-in-page.tsx';

beforeAll(() => writeRegistry());
beforeEach(() => useHost.setState({ brand: null }));

const renderPage = (replies: Replies = {}, at = '/login') =>
  renderScreen(<SignInPage />, { user: null, url: at, path: '/login', replies });
type User = ReturnType<typeof renderPage>['user'];

async function enter(user: User, login: string, password: string) {
  await user.type(await screen.findByLabelText(/E-mail or login/), `${login}{Enter}`);
  await user.type(await screen.findByLabelText(/^Password/), `${password}{Enter}`);
}

test('signs in with login and password and continues to the return path', async () => {
  let sent: unknown;
  const { user, router, container } = renderPage(
    { 'POST auth': ({ body }) => ((sent = body), { token: createToken(testUsers.cargoOwner) }) },
    '/login?to=%2Forders%3Fpage%3D2',
  );
  const login = await screen.findByLabelText(/E-mail or login/);
  expect(login).toHaveFocus();
  expect(login).toHaveAttribute('autocomplete', 'username');
  expect(await findAccessibilityViolations(container)).toEqual([]);

  await user.type(login, ' nadia {Enter}');
  const password = await screen.findByLabelText(/^Password/);
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('E-mail or login')).toHaveValue('nadia');
  expect(await findAccessibilityViolations(container)).toEqual([]);

  await user.click(screen.getByLabelText('Remember me for 30 days'));
  await user.type(password, 'secret{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(router.state.location.search).toBe('?page=2');
  expect(sent).toEqual({ login: 'nadia', password: 'secret', remember: true, refresh: true });
  expect(useSession.getState().user?.login).toBe('nadia');
});

test.each(['/.//evil.example/', '/..//evil.example', '/orders/..//evil.example', '//evil.example', '/nowhere'])(
  'continues home instead of to %s',
  async (to) => {
    const { user, router } = renderPage(
      { 'POST auth': () => ({ token: createToken(testUsers.cargoOwner) }) },
      `/login?to=${encodeURIComponent(to)}`,
    );
    await enter(user, 'nadia', 'secret');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
  },
);

test('reports invalid credentials and selects the password', async () => {
  const { user, router } = renderPage({ 'POST auth': () => errorReply(401, 'invalidCredentials') });
  await enter(user, 'nadia', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect login or password');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  expect(router.state.location.pathname).toBe('/login');
  expect(useSession.getState().token).toBeUndefined();
});

test('reports a response with an unreadable token', async () => {
  const { user } = renderPage({ 'POST auth': () => ({ token: 'nonsense' }) });
  await enter(user, 'nadia', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't load user info.");
  expect(useSession.getState().token).toBeUndefined();
});

test('keeps the login when going back to change it', async () => {
  const { user } = renderPage();
  await user.type(await screen.findByLabelText(/E-mail or login/), 'nadai{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change e-mail or login' }));
  const login = await screen.findByLabelText(/E-mail or login/);
  expect(login).toHaveFocus();
  expect(login).toHaveValue('nadai');
});

test('counts down after too many attempts and allows another', async () => {
  const { user } = renderPage({
    'POST auth': () => errorReply(429, 'tooManyAttempts', { params: { retryAfter: 40 } }),
  });
  await enter(user, 'nadia', 'guess');
  expect(await screen.findByText('Too many attempts. Try again in 40 seconds')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();

  const later = Date.now() + 39_500;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await screen.findByText('Too many attempts. Try again in 1 second')).toBeInTheDocument();
  clock.mockReturnValue(later + 1_000);
  expect(await screen.findByText('You can try again now')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  clock.mockRestore();
});

test('distinguishes a blocked account and a missing connection from invalid credentials', async () => {
  let reply = () => errorReply(401, 'blocked');
  const { user } = renderPage({ 'POST auth': () => reply() });
  await enter(user, 'nadia', 'secret');
  expect(await screen.findByText(/This account is blocked/)).toBeInTheDocument();
  reply = () => {
    throw new TypeError('Failed to fetch');
  };
  await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
  expect(await screen.findByText(/No connection to the server/)).toBeInTheDocument();
});

test('sends nothing while a field is empty', async () => {
  const { user, calls } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  await enter(user, 'nadia', '');
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('shows the password on demand', async () => {
  const { user } = renderPage();
  await user.type(await screen.findByLabelText(/E-mail or login/), 'nadia{Enter}');
  const password = await screen.findByLabelText(/^Password/);
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

/** Provides the texts of the selected language. */
function LocalizedPage() {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <MessagesProvider messages={language === 'it' ? italian : {}}>
      <SignInPage />
    </MessagesProvider>
  );
}

test('switches the language immediately and stores it', async () => {
  const { user } = renderScreen(<LocalizedPage />, { user: null });
  await user.click(await screen.findByLabelText('Italiano'));
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continua' })).toBeInTheDocument();
  expect(localStorage.getItem('consign.localization')).toContain('"it"');
  await user.click(screen.getByLabelText('English'));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
});

test('links to reset and registration with the entered e-mail and return path', async () => {
  const { user, router } = renderPage({}, '/login?to=%2Forders');
  const link = (name: string) => screen.getByRole('link', { name });
  await user.type(await screen.findByLabelText(/E-mail or login/), 'nadia');
  await user.click(link('Forgot password?'));
  expect(router.state.location).toMatchObject({
    pathname: '/login/reset',
    search: '?to=%2Forders',
    state: { login: 'nadia' },
  });
  await act(() => router.navigate(-1));
  await user.type(await screen.findByLabelText(/E-mail or login/), 'nadia@tea.example{Enter}');
  await user.click(link('Forgot password?'));
  expect(router.state.location.state).toEqual({ login: 'nadia@tea.example' });
  await act(() => router.navigate(-1));
  await user.click(link('Register your organization'));
  expect(router.state.location).toMatchObject({ pathname: '/login/registration', search: '?to=%2Forders' });
});

test('prefills the e-mail and confirms the change after a password reset', async () => {
  const { router } = renderPage();
  await act(() => router.navigate('/login/reset'));
  await act(() => router.navigate('/login', { state: { login: 'nadia@tea.example', isPasswordChanged: true } }));
  expect(await screen.findByText('Your password has been changed. Sign in with the new password')).toBeInTheDocument();
  expect(screen.getByLabelText(/E-mail or login/)).toHaveValue('nadia@tea.example');
});

test.each([
  ['"blocked"', /^This account is blocked/],
  ['"expired"', 'Your session has ended. Sign in again'],
])('shows why the last session ended until the user continues: %s', async (endReason, text) => {
  const { user } = renderScreen(<SignInPage />, { user: null, storage: { 'consign.ending': endReason } });
  expect(await screen.findByRole('status')).toHaveTextContent(text);
  await user.type(screen.getByLabelText(/E-mail or login/), 'nadia{Enter}');
  expect(screen.queryByRole('status')).toBeNull();
  expect(readSessionEndReason()).toBeUndefined();
});

test('shows the partner’s branding on a partner’s host', async () => {
  useHost.setState({ brand: serendib });
  const { container } = renderPage();
  expect(await screen.findByText('Maintenance on Sunday')).toBeInTheDocument();
  expect(screen.getAllByText('Serendib')).not.toHaveLength(0);
  expect(screen.getAllByText('Freight across the island')).not.toHaveLength(0);
  expect(screen.getByText('Help: help@serendib.example')).toBeInTheDocument();
  expect(container.querySelector('aside img[src="/files/port.jpg"]')).toBeInTheDocument();
  expect(document.title).toContain('Freight across the island');
  expect(screen.queryByText('Consign')).toBeNull();
  expect(screen.queryByText('Version 1.1.5')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register your organization' })).toBeNull();
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('keeps defaults for empty brand settings', async () => {
  useHost.setState({
    brand: {
      ...serendib,
      loginPageTitle: null,
      loginImage: null,
      loginAlertText: null,
      pageFavicon: null,
      showVersion: true,
      selfRegistration: true,
    },
  });
  const { container } = renderPage();
  expect(await screen.findByText('Every order, trip and kilometre accounted for')).toBeInTheDocument();
  expect(screen.getByText('Version 1.1.5')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register your organization' })).toBeInTheDocument();
  expect(screen.queryByRole('note')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});
