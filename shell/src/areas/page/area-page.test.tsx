import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { AreaReport } from 'shared-contracts/area-reports';
import type { AreaAddress, AreaManifest } from 'shared-contracts/values/areas';
import type { AreaRoutes } from 'shared-ui/area';
import { renderScreen, type Replies } from 'shared-ui/testing';
import { pageLoader } from './area-loader.ts';
import { AreaPage } from './area-page.tsx';
import { loadSeam } from './federation.ts';
import { areaNamed } from './registry.ts';
import { Slot } from './slot.tsx';

jest.mock('./federation.ts', () => ({ loadSeam: jest.fn() }));
const served = jest.mocked(loadSeam);

const labels = { 'menu.orders': 'Orders' };
const manifest = (name: string): AreaManifest => ({
  name,
  owner: 'Orders team',
  hostApi: '^1.0.0',
  apis: [],
  menu: [],
  routes: [{ path: '/orders', title: 'menu.orders', access: {} }],
  slots: [{ slot: 'home.waiting', name: 'approvals', access: {} }],
  labels: { en: labels, it: labels, fr: labels, sp: labels, sin: labels },
});
const address = (build: string): AreaAddress => ({ build, version: '1.0.0', entry: `/areas/${build}.js` });
const route = { path: '/orders', title: 'menu.orders', access: {} };

const text = (words: string) => ({ default: () => <p>{words}</p> });
const inLanguage = (language: string) => () => Promise.resolve({ default: { 'orders.word': language } });
const routes = (load: () => Promise<{ default: () => React.ReactNode }>): AreaRoutes => ({
  pages: { '/orders': load },
  messages: { it: inLanguage('it'), fr: inLanguage('fr'), sp: inLanguage('sp'), sin: inLanguage('sin') },
});
const working = (words: string) => routes(() => Promise.resolve(text(words)));

/** Every test has an area of its own: what is loaded once stays loaded, as in a tab. */
const names = [
  'mfe-ready',
  'mfe-failing',
  'mfe-hanging',
  'mfe-broken',
  'mfe-good',
  'mfe-fallen',
  'mfe-speaking',
  'mfe-slot',
];
const registry = {
  areas: names.map((name) => ({
    name,
    manifest: manifest(name),
    current: address(`${name}-now`),
    ...(['mfe-good', 'mfe-fallen'].includes(name) && { lastGood: address('before') }),
  })),
};
document.body.insertAdjacentHTML(
  'beforeend',
  `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
);

const visit = (name: string, replies: Replies = {}) => {
  const area = areaNamed(name);
  if (!area) throw new Error(name);
  const loader = pageLoader(area, '/orders');
  void loader.start();
  return renderScreen(<AreaPage area={area} route={route} loader={loader} />, { replies });
};

test('a page that comes is shown', async () => {
  served.mockResolvedValue(working('the orders'));
  visit('mfe-ready');
  expect(await screen.findByText('the orders')).toBeInTheDocument();
});

test('an area that does not come says what it was, with a number, and comes back without a reload', async () => {
  served.mockRejectedValue(new Error('No answer in time'));
  const { user } = visit('mfe-failing');
  expect(await screen.findByRole('heading', { name: 'Orders cannot be reached right now' })).toBeInTheDocument();
  expect(screen.getByText('If you ask for help, name fault 3.')).toBeInTheDocument();
  served.mockResolvedValue(working('back again'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('back again')).toBeInTheDocument();
});

test('an area that hangs is called slow after four seconds', async () => {
  jest.useFakeTimers();
  served.mockReturnValue(new Promise(() => {}));
  visit('mfe-hanging');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('heading', { name: 'Orders is taking longer than usual' })).toBeInTheDocument();
  jest.useRealTimers();
});

test('a release that fails gives way to the last good one', async () => {
  served.mockImplementation((_area, { build }) =>
    build === 'before' ? Promise.resolve(working('the release before')) : Promise.reject(new Error('500')),
  );
  visit('mfe-good');
  expect(await screen.findByText('the release before')).toBeInTheDocument();
});

function Fragile() {
  const [isBroken, setBroken] = useState(true);
  if (isBroken) {
    setTimeout(() => setBroken(false));
    throw new Error('a bug');
  }
  return null;
}

test('what breaks in a page stays in the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  served.mockResolvedValue(routes(() => Promise.resolve({ default: () => <Fragile /> })));
  visit('mfe-broken');
  expect(await screen.findByRole('heading', { name: 'Orders ran into a problem' })).toBeInTheDocument();
});

test('what breaks is told of the release that was drawn', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  served.mockImplementation((_area, { build }) =>
    build === 'before'
      ? Promise.resolve(routes(() => Promise.resolve({ default: () => <Fragile /> })))
      : Promise.reject(new Error('500')),
  );
  const told: AreaReport['failures'] = [];
  visit('mfe-fallen', {
    'POST areas/reports': ({ body }) =>
      void told.push(...(body as AreaReport).failures.filter(({ area }) => area === 'mfe-fallen')),
  });
  expect(await screen.findByRole('heading', { name: 'Orders ran into a problem' })).toBeInTheDocument();
  await waitFor(
    () =>
      expect(told.map(({ build, kind }) => [build, kind])).toEqual([
        ['mfe-fallen-now', 'unstarted'],
        ['before', 'broken'],
      ]),
    { timeout: 3_000 },
  );
});

test('a page speaks the language that is chosen while it is open', async () => {
  served.mockResolvedValue(
    routes(() => Promise.resolve({ default: () => <FormattedMessage id="orders.word" defaultMessage="en" /> })),
  );
  visit('mfe-speaking');
  expect(await screen.findByText('en')).toBeInTheDocument();
  act(() => usePreferences.getState().setLanguage('fr'));
  expect(await screen.findByText('fr')).toBeInTheDocument();
  act(() => usePreferences.getState().setLanguage('en'));
  expect(await screen.findByText('en')).toBeInTheDocument();
});

test('a slot shows the parts that come, and nothing of an area that is missing', async () => {
  const slots = {
    'home.waiting/approvals': () => Promise.resolve({ default: ({ orders = 0 }) => <p>{orders} wait for you</p> }),
  };
  served.mockImplementation((area, _address, seam) =>
    area === 'mfe-slot' ? Promise.resolve(seam === 'slots' ? slots : working('')) : Promise.reject(new Error('404')),
  );
  const { container } = renderScreen(<Slot name="home.waiting" with={{ orders: 3 }} />);
  expect(await screen.findByText('3 wait for you')).toBeInTheDocument();
  expect(container).toHaveTextContent(/^3 wait for you$/);
});
