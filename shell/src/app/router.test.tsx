import { act, cleanup, render, screen } from '@testing-library/react';
import { readSessionEndReason, navigation as browser, signIn, useSession, watchSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { AreaManifest } from 'shared-contracts/values/portal/areas';
import { AppProviders } from 'shared-ui';
import { createQueryClient } from 'shared-ui/data';
import { RouterProvider } from 'shared-ui/router';
import { testUsers, createToken } from 'shared-ui/testing';
import { loadExposedModule } from '../areas/federation/load-exposed-module.ts';
import { createRouter, revalidateOnDuties } from './router.tsx';

jest.mock('../areas/federation/load-exposed-module.ts', () => ({ loadExposedModule: jest.fn() }));
jest.mock('./routes.tsx', () => {
  const page = (text: string) => () => Promise.resolve({ default: () => <h1>{text}</h1> });
  const { Outlet } = jest.requireActual<typeof import('shared-ui/router')>('shared-ui/router');
  const frame = () =>
    Promise.resolve({
      default: () => (
        <>
          <nav>the frame</nav>
          <Outlet />
        </>
      ),
    });
  const publicPages = {
    '/login': page('sign in'),
    '/login/invitation': page('invitation'),
    '/login/registration': page('registration'),
    '/login/reset': page('reset'),
  };
  return {
    __esModule: true,
    default: {
      pages: { ...publicPages, '/first-password': page('first password'), '/': page('home'), frame },
      messages: {},
    },
  };
});

const labels = { 'menu.contracts': 'Contracts', 'menu.contract': 'Contract' };
const manifest: AreaManifest = {
  name: 'mfe-finance',
  owner: 'Finance team',
  hostApi: '^1.0.0',
  apis: [],
  menu: [],
  labels: { en: labels, it: labels, fr: labels, sp: labels, sin: labels },
  routes: [
    { path: '/contracts', title: 'menu.contracts', access: { model: 'contract', action: 'read' } },
    { path: '/contracts/:id', title: 'menu.contract', access: {} },
  ],
  slots: [{ slot: 'home.waiting', name: 'reviews', access: { model: 'contract', action: 'write' } }],
};
const registry = {
  areas: [{ name: manifest.name, manifest, current: { build: 'one', version: '1.0.0', entry: '/areas/one.js' } }],
};
document.body.insertAdjacentHTML(
  'beforeend',
  `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
);

const page = (text: string) => () => Promise.resolve({ default: () => <h1>{text}</h1> });
jest.mocked(loadExposedModule).mockResolvedValue({
  pages: { '/contracts': page('the contracts'), '/contracts/:id': page('one contract') },
  messages: {},
});

function openPath(path: string, user?: UserInfo) {
  localStorage.clear();
  useSession.setState({ token: undefined, user: undefined });
  if (user) signIn(createToken(user));
  window.history.replaceState(null, '', path);
  return { router: renderRouter() };
}
function renderRouter() {
  const client = createQueryClient();
  const router = createRouter(client);
  render(
    <AppProviders client={client} language="en">
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
}
const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => window.location.pathname + window.location.search;
const reader: UserInfo = {
  ...testUsers.cargoOwner,
  role: 'user',
  organizationType: '1pl',
  rules: [{ model: 'contract', rule: 'read' }],
};

test('redirects to sign-in without a session and keeps the return path', async () => {
  openPath('/contracts/7?tab=rates');
  expect(await heading('sign in')).toBeInTheDocument();
  expect(address()).toBe('/login?to=%2Fcontracts%2F7%3Ftab%3Drates');
});

test.each([undefined, reader])('shows an invitation with and without a session', async (user) => {
  openPath('/login/invitation', user);
  expect(await heading('invitation')).toBeInTheDocument();
  expect(address()).toBe('/login/invitation');
});

test.each([
  ['/login/registration', 'registration'],
  ['/login/reset?to=%2Forders', 'reset'],
])('shows %s without a session', async (path, text) => {
  openPath(path);
  expect(await heading(text)).toBeInTheDocument();
  expect(address()).toBe(path);
});

test.each([
  ['/login/reset', '/'],
  ['/login/registration?to=%2Fcontracts', '/contracts'],
  ['/first-password', '/'],
  ['/login', '/'],
  ['/login?to=%2Fcontracts%3Fpage%3D2', '/contracts?page=2'],
  ['/login?to=https%3A%2F%2Fevil.example', '/'],
])('redirects a signed-in user from %s to %s', async (from, to) => {
  openPath(from, reader);
  expect(await heading(to === '/' ? 'home' : 'the contracts')).toBeInTheDocument();
  expect(address()).toBe(to);
});

const newcomer: UserInfo = { ...reader, mustChangePassword: true };

test.each(['/', '/contracts', '/nowhere'])(
  'redirects from %s to choosing a password when signed in with a one-time password',
  async (path) => {
    openPath(path, newcomer);
    expect(await heading('first password')).toBeInTheDocument();
    expect(screen.queryByText('the frame')).toBeNull();
    expect(address()).toBe(path === '/' ? '/first-password' : `/first-password?to=${encodeURIComponent(path)}`);
  },
);

test('redirects from choosing a password to sign-in without a session', async () => {
  openPath('/first-password?to=%2Fcontracts');
  expect(await heading('sign in')).toBeInTheDocument();
  expect(address()).toBe('/login?to=%2Fcontracts');
});

test('follows the session to choosing a password and back', async () => {
  const { router } = openPath('/contracts', reader);
  const stop = revalidateOnDuties(router);
  expect(await heading('the contracts')).toBeInTheDocument();
  act(() => useSession.setState({ user: newcomer }));
  expect(await heading('first password')).toBeInTheDocument();
  expect(address()).toBe('/first-password?to=%2Fcontracts');
  act(() => useSession.setState({ user: reader }));
  expect(await heading('the contracts')).toBeInTheDocument();
  stop();
});

test('redirects an expired session to sign-in and keeps the return path', async () => {
  jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  openPath('/contracts?page=2', reader);
  expect(await heading('the contracts')).toBeInTheDocument();
  act(() => useSession.setState({ expiresAt: 1 }));
  const stop = watchSession();
  act(() => void window.dispatchEvent(new Event('focus')));
  stop();
  expect(browser.reload).toHaveBeenCalledTimes(1);
  expect([localStorage.getItem('consign.token'), readSessionEndReason()]).toEqual([null, 'expired']);
  cleanup();
  renderRouter();
  expect(await heading('sign in')).toBeInTheDocument();
  expect(address()).toBe('/login?to=%2Fcontracts%3Fpage%3D2');
});

test('renders an area’s page in the frame with its title', async () => {
  openPath('/contracts', reader);
  expect(await heading('the contracts')).toBeInTheDocument();
  expect(screen.getByText('the frame')).toBeInTheDocument();
  expect(document.title).toBe('Contracts · Consign');
});

test('denies access without the rule and does not load the area', async () => {
  jest.mocked(loadExposedModule).mockClear();
  openPath('/contracts', { ...reader, rules: [] });
  expect(await heading('You don’t have access to this page')).toBeInTheDocument();
  expect(loadExposedModule).not.toHaveBeenCalled();
});

test.each([
  ['read', 0],
  ['write', 1],
] as const)('loads the home slot along with the home page only for users with access: %s', async (rule, times) => {
  jest.mocked(loadExposedModule).mockClear();
  openPath('/', { ...reader, rules: [{ model: 'contract', rule }] });
  await heading('home');
  expect(jest.mocked(loadExposedModule).mock.calls.filter(([, , module]) => module === 'slots')).toHaveLength(times);
});

test('shows not found for an undeclared path', async () => {
  openPath('/nowhere', reader);
  expect(await heading('Not found')).toBeInTheDocument();
});
