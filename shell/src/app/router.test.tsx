import { act, cleanup, render, screen } from '@testing-library/react';
import { lastEnding, page as browser, signIn, useSession, watchSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import type { AreaManifest } from 'shared-contracts/values/areas';
import { AppProviders } from 'shared-ui';
import { createQueryClient } from 'shared-ui/data';
import { RouterProvider } from 'shared-ui/router';
import { as, tokenOf } from 'shared-ui/testing';
import { loadSeam } from '../areas/federation.ts';
import { createRouter, followSession } from './router.tsx';

jest.mock('../areas/federation.ts', () => ({ loadSeam: jest.fn() }));
jest.mock('./routes.tsx', () => {
  const page = (words: string) => () => Promise.resolve({ default: () => <h1>{words}</h1> });
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
  const before = {
    '/login': page('sign in'),
    '/login/registration': page('registration'),
    '/login/reset': page('reset'),
  };
  return {
    __esModule: true,
    default: {
      pages: { ...before, '/first-password': page('first password'), '/': page('home'), frame },
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

const page = (words: string) => () => Promise.resolve({ default: () => <h1>{words}</h1> });
jest.mocked(loadSeam).mockResolvedValue({
  pages: { '/contracts': page('the contracts'), '/contracts/:id': page('one contract') },
  messages: {},
});

function open(path: string, user?: UserInfo) {
  localStorage.clear();
  useSession.setState({ token: undefined, user: undefined });
  if (user) signIn(tokenOf(user));
  window.history.replaceState(null, '', path);
  return { router: show() };
}
function show() {
  const router = createRouter();
  render(
    <AppProviders client={createQueryClient()} language="en">
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
}
const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => window.location.pathname + window.location.search;
const reader: UserInfo = {
  ...as.cargoOwner,
  role: 'user',
  organizationType: '1pl',
  rules: [{ model: 'contract', rule: 'read' }],
};

test('without a session every address leads to the sign-in page, which knows the way back', async () => {
  open('/contracts/7?tab=rates');
  expect(await heading('sign in')).toBeInTheDocument();
  expect(address()).toBe('/login?to=%2Fcontracts%2F7%3Ftab%3Drates');
});

test.each([
  ['/login/registration', 'registration'],
  ['/login/reset?to=%2Forders', 'reset'],
])('%s is there for everybody who is not signed in', async (path, words) => {
  open(path);
  expect(await heading(words)).toBeInTheDocument();
  expect(address()).toBe(path);
});

test.each([
  ['/login/reset', '/'],
  ['/login/registration?to=%2Fcontracts', '/contracts'],
  ['/first-password', '/'],
  ['/login', '/'],
  ['/login?to=%2Fcontracts%3Fpage%3D2', '/contracts?page=2'],
  ['/login?to=https%3A%2F%2Fevil.example', '/'],
])('signed in, %s leads to %s', async (from, to) => {
  open(from, reader);
  expect(await heading(to === '/' ? 'home' : 'the contracts')).toBeInTheDocument();
  expect(address()).toBe(to);
});

const newcomer: UserInfo = { ...reader, mustChangePassword: true };

test.each(['/', '/contracts', '/nowhere'])(
  'with a one-time password %s leads to a password of one’s own first',
  async (path) => {
    open(path, newcomer);
    expect(await heading('first password')).toBeInTheDocument();
    expect(screen.queryByText('the frame')).toBeNull();
    expect(address()).toBe(path === '/' ? '/first-password' : `/first-password?to=${encodeURIComponent(path)}`);
  },
);

test('nobody chooses a first password who is not signed in', async () => {
  open('/first-password?to=%2Fcontracts');
  expect(await heading('sign in')).toBeInTheDocument();
  expect(address()).toBe('/login?to=%2Fcontracts');
});

test('whoever is told by the server to change the password is led there, and on when it is changed', async () => {
  const { router } = open('/contracts', reader);
  const stop = followSession(router);
  expect(await heading('the contracts')).toBeInTheDocument();
  act(() => useSession.setState({ user: newcomer }));
  expect(await heading('first password')).toBeInTheDocument();
  expect(address()).toBe('/first-password?to=%2Fcontracts');
  act(() => useSession.setState({ user: reader }));
  expect(await heading('the contracts')).toBeInTheDocument();
  stop();
});

test('a session that has expired leads to sign-in, and back to where one was', async () => {
  jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  open('/contracts?page=2', reader);
  expect(await heading('the contracts')).toBeInTheDocument();
  act(() => useSession.setState({ expiresAt: 1 }));
  const stop = watchSession();
  act(() => void window.dispatchEvent(new Event('focus')));
  stop();
  expect(browser.reload).toHaveBeenCalledTimes(1);
  expect([localStorage.getItem('consign.token'), lastEnding()]).toEqual([null, 'expired']);
  cleanup();
  show();
  expect(await heading('sign in')).toBeInTheDocument();
  expect(address()).toBe('/login?to=%2Fcontracts%3Fpage%3D2');
});

test('an area’s page stands in the frame under its own title', async () => {
  open('/contracts', reader);
  expect(await heading('the contracts')).toBeInTheDocument();
  expect(screen.getByText('the frame')).toBeInTheDocument();
  expect(document.title).toBe('Contracts · Consign');
});

test('without the rule the page is refused and its area not asked for', async () => {
  jest.mocked(loadSeam).mockClear();
  open('/contracts', { ...reader, rules: [] });
  expect(await heading('You have no access to this page')).toBeInTheDocument();
  expect(loadSeam).not.toHaveBeenCalled();
});

test.each([
  ['read', 0],
  ['write', 1],
] as const)(
  'what waits is asked for together with the home page: a part for writers, by who may %s',
  async (rule, times) => {
    jest.mocked(loadSeam).mockClear();
    open('/', { ...reader, rules: [{ model: 'contract', rule }] });
    await heading('home');
    expect(jest.mocked(loadSeam).mock.calls.filter(([, , seam]) => seam === 'slots')).toHaveLength(times);
  },
);

test('an address that nobody declares is told to be empty', async () => {
  open('/nowhere', reader);
  expect(await heading('There is nothing here')).toBeInTheDocument();
});
