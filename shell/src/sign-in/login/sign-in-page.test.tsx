import { act, screen, waitFor } from '@testing-library/react';
import { lastEnding, usePreferences, useSession } from 'shared-auth';
import { WithTexts } from 'shared-ui';
import { accessibilityFaults, as, refuse, renderScreen, tokenOf, type Replies } from 'shared-ui/testing';
import italian from '../../locales/it.json';
import { useHost } from '../host/brand.ts';
import { serendib } from '../host/testing/distributors.ts';
import SignInPage from './sign-in-page.tsx';

beforeEach(() => useHost.setState({ brand: null }));

const open = (replies: Replies = {}, at = '/login') =>
  renderScreen(<SignInPage />, { user: null, at, path: '/login', replies });
type User = ReturnType<typeof open>['user'];

async function enter(user: User, login: string, password: string) {
  await user.type(await screen.findByLabelText(/E-mail or login/), `${login}{Enter}`);
  await user.type(await screen.findByLabelText(/^Password/), `${password}{Enter}`);
}

test('first who, then the password; then back to where the person was going', async () => {
  let sent: unknown;
  const { user, router, container } = open(
    { 'POST auth': ({ body }) => ((sent = body), { token: tokenOf(as.cargoOwner) }) },
    '/login?to=%2Forders%3Fpage%3D2',
  );
  const login = await screen.findByLabelText(/E-mail or login/);
  expect(login).toHaveFocus();
  expect(login).toHaveAttribute('autocomplete', 'username');
  expect(await accessibilityFaults(container)).toEqual([]);

  await user.type(login, ' nadia {Enter}');
  const password = await screen.findByLabelText(/^Password/);
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('E-mail or login')).toHaveValue('nadia');
  expect(await accessibilityFaults(container)).toEqual([]);

  await user.click(screen.getByLabelText('Remember me for 30 days'));
  await user.type(password, 'secret{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(router.state.location.search).toBe('?page=2');
  expect(sent).toEqual({ login: 'nadia', password: 'secret', remember: true });
  expect(useSession.getState().user?.login).toBe('nadia');
});

test('a refusal says one thing, whichever half was wrong, and the password can be typed anew', async () => {
  const { user, router } = open({ 'POST auth': () => refuse(401, 'invalidCredentials') });
  await enter(user, 'nadia', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('The login or the password is wrong');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  expect(router.state.location.pathname).toBe('/login');
  expect(useSession.getState().token).toBeUndefined();
});

test('an answer that does not say who has signed in is told', async () => {
  const { user } = open({ 'POST auth': () => ({ token: 'nonsense' }) });
  await enter(user, 'nadia', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't load user info.");
  expect(useSession.getState().token).toBeUndefined();
});

test('the login can be changed without being typed anew', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/E-mail or login/), 'nadai{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change e-mail or login' }));
  const login = await screen.findByLabelText(/E-mail or login/);
  expect(login).toHaveFocus();
  expect(login).toHaveValue('nadai');
});

test('after too many attempts it counts the seconds down and then lets try again', async () => {
  const { user } = open({ 'POST auth': () => refuse(429, 'tooManyAttempts', { params: { retryAfter: 40 } }) });
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

test('a blocked account and a lost network are told apart from a wrong password', async () => {
  let answer = () => refuse(401, 'blocked');
  const { user } = open({ 'POST auth': () => answer() });
  await enter(user, 'nadia', 'secret');
  expect(await screen.findByText(/This account is blocked/)).toBeInTheDocument();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
  expect(await screen.findByText(/No connection to the server/)).toBeInTheDocument();
});

test('nothing is sent while a field is empty', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  await enter(user, 'nadia', '');
  expect(await screen.findByText('Field is required')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('the password can be looked at', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/E-mail or login/), 'nadia{Enter}');
  const password = await screen.findByLabelText(/^Password/);
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

/** The words of the chosen language, as the portal brings them. */
function InChosenLanguage() {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <WithTexts texts={language === 'it' ? italian : {}}>
      <SignInPage />
    </WithTexts>
  );
}

test('another language changes the words at once and is kept', async () => {
  const { user } = renderScreen(<InChosenLanguage />, { user: null });
  await user.click(await screen.findByLabelText('Italiano'));
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continua' })).toBeInTheDocument();
  expect(localStorage.getItem('consign.localization')).toContain('"it"');
  await user.click(screen.getByLabelText('English'));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
});

test('those who cannot sign in are led on, with the address that they have entered', async () => {
  const { user, router } = open({}, '/login?to=%2Forders');
  const link = (name: string) => screen.getByRole('link', { name });
  await user.type(await screen.findByLabelText(/E-mail or login/), 'nadia');
  await user.click(link('Forgot password?'));
  expect(router.state.location).toMatchObject({ pathname: '/login/reset', search: '?to=%2Forders', state: {} });
  await act(() => router.navigate(-1));
  await user.type(await screen.findByLabelText(/E-mail or login/), 'nadia@tea.example{Enter}');
  await user.click(link('Forgot password?'));
  expect(router.state.location.state).toEqual({ email: 'nadia@tea.example' });
  await act(() => router.navigate(-1));
  await user.click(link('Register your organization'));
  expect(router.state.location).toMatchObject({ pathname: '/login/registration', search: '?to=%2Forders' });
});

test('after a new password it has the address and says so', async () => {
  const { router } = open();
  await act(() => router.navigate('/login/reset'));
  await act(() => router.navigate('/login', { state: { email: 'nadia@tea.example', isPasswordChanged: true } }));
  expect(await screen.findByText('Your password is changed. Sign in with it')).toBeInTheDocument();
  expect(screen.getByLabelText(/E-mail or login/)).toHaveValue('nadia@tea.example');
});

test.each([
  ['"blocked"', /^This account is blocked/],
  ['"expired"', 'Your session has ended. Sign in again'],
])('why the last session ended is told until somebody goes on: %s', async (ending, words) => {
  const { user } = renderScreen(<SignInPage />, { user: null, saved: { 'consign.ending': ending } });
  expect(await screen.findByRole('status')).toHaveTextContent(words);
  await user.type(screen.getByLabelText(/E-mail or login/), 'nadia{Enter}');
  expect(screen.queryByRole('status')).toBeNull();
  expect(lastEnding()).toBeUndefined();
});

test('at a partner’s address it is the partner’s page', async () => {
  useHost.setState({ brand: serendib });
  const { container } = open();
  expect(await screen.findByText('Maintenance on Sunday')).toBeInTheDocument();
  expect(screen.getAllByText('Serendib')).not.toHaveLength(0);
  expect(screen.getAllByText('Freight across the island')).not.toHaveLength(0);
  expect(screen.getByText('Help: help@serendib.example')).toBeInTheDocument();
  expect(container.querySelector('aside img[src="/files/port.jpg"]')).toBeInTheDocument();
  expect(document.title).toContain('Freight across the island');
  expect(screen.queryByText('Consign')).toBeNull();
  expect(screen.queryByText('Version 1.1.5')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register your organization' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('what a partner leaves empty stays as it is', async () => {
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
  const { container } = open();
  expect(await screen.findByText('Every order, trip and kilometre accounted for')).toBeInTheDocument();
  expect(screen.getByText('Version 1.1.5')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register your organization' })).toBeInTheDocument();
  expect(screen.queryByRole('note')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});
