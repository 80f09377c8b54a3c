import { render, screen } from '@testing-library/react';
import { signIn, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import type { AreaManifest } from 'shared-contracts/values/areas';
import { AppProviders } from 'shared-ui';
import { createQueryClient } from 'shared-ui/data';
import { RouterProvider } from 'shared-ui/router';
import { as, tokenOf } from 'shared-ui/testing';
import { loadSeam } from '../areas/federation.ts';
import { createRouter } from './router.tsx';

jest.mock('../areas/federation.ts', () => ({ loadSeam: jest.fn() }));
jest.mock('./routes.tsx', () => {
  const page = (words: string) => () => Promise.resolve({ default: () => <h1>{words}</h1> });
  const { Outlet } = jest.requireActual<typeof import('shared-ui/router')>('shared-ui/router');
  const frame = () => Promise.resolve({ default: () => <><nav>the frame</nav><Outlet /></> });
  return { __esModule: true, default: { pages: { '/login': page('sign in'), '/': page('home'), frame }, messages: {} } };
});

const labels = { 'menu.contracts': 'Contracts', 'menu.contract': 'Contract' };
const manifest: AreaManifest = {
  name: 'mfe-finance', owner: 'Finance team', hostApi: '^1.0.0', apis: [], menu: [], labels: { en: labels, it: labels, fr: labels, sp: labels, sin: labels },
  routes: [{ path: '/contracts', title: 'menu.contracts', access: { model: 'contract', action: 'read' } }, { path: '/contracts/:id', title: 'menu.contract', access: {} }],
  slots: [{ slot: 'home.waiting', name: 'reviews', access: { model: 'contract', action: 'write' } }],
};
const registry = { areas: [{ name: manifest.name, manifest, current: { build: 'one', version: '1.0.0', entry: '/areas/one.js' } }] };
document.body.insertAdjacentHTML('beforeend', `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`);

const page = (words: string) => () => Promise.resolve({ default: () => <h1>{words}</h1> });
jest.mocked(loadSeam).mockResolvedValue({ pages: { '/contracts': page('the contracts'), '/contracts/:id': page('one contract') }, messages: {} });

function open(path: string, user?: UserInfo) {
  localStorage.clear();
  useSession.setState({ token: undefined, user: undefined });
  if (user) signIn(tokenOf(user));
  window.history.replaceState(null, '', path);
  render(<AppProviders client={createQueryClient()} language="en"><RouterProvider router={createRouter()} /></AppProviders>);
}
const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => window.location.pathname + window.location.search;
const reader: UserInfo = { ...as.cargoOwner, role: 'user', organizationType: '1pl', rules: [{ model: 'contract', rule: 'read' }] };

test('without a session every address leads to the sign-in page, which knows the way back', async () => {
  open('/contracts/7?tab=rates');
  expect(await heading('sign in')).toBeInTheDocument();
  expect(address()).toBe('/login?to=%2Fcontracts%2F7%3Ftab%3Drates');
});

test.each([['/login', '/'], ['/login?to=%2Fcontracts%3Fpage%3D2', '/contracts?page=2'], ['/login?to=https%3A%2F%2Fevil.example', '/']])('signed in, %s leads to %s', async (from, to) => {
  open(from, reader);
  expect(await heading(to === '/' ? 'home' : 'the contracts')).toBeInTheDocument();
  expect(address()).toBe(to);
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

test.each([['read', 0], ['write', 1]] as const)('what waits is asked for together with the home page: a part for writers, by who may %s', async (rule, times) => {
  jest.mocked(loadSeam).mockClear();
  open('/', { ...reader, rules: [{ model: 'contract', rule }] });
  await heading('home');
  expect(jest.mocked(loadSeam).mock.calls.filter(([, , seam]) => seam === 'slots')).toHaveLength(times);
});

test('an address that nobody declares is told to be empty', async () => {
  open('/nowhere', reader);
  expect(await heading('There is nothing here')).toBeInTheDocument();
});
