import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { AreaReport } from 'shared-contracts/portal/area-reports';
import type { AreaBuild, AreaManifest } from 'shared-contracts/values/portal/areas';
import type { AreaRoutes } from 'shared-ui/area';
import { renderScreen, type Replies } from 'shared-ui/testing';
import { getPageLoader } from '../loading/area-loader.ts';
import { AreaPage } from './area-page.tsx';
import { loadExposedModule } from '../federation/load-exposed-module.ts';
import { findArea } from '../registry/registry.ts';
import { Slot } from '../slot/slot.tsx';

jest.mock('../federation/load-exposed-module.ts', () => ({ loadExposedModule: jest.fn() }));
const loadModule = jest.mocked(loadExposedModule);

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
const buildOf = (build: string): AreaBuild => ({ build, version: '1.0.0', entry: `/areas/${build}.js` });
const route = { path: '/orders', title: 'menu.orders', access: {} };

const textModule = (text: string) => ({ default: () => <p>{text}</p> });
const languageTexts = (language: string) => () => Promise.resolve({ default: { 'orders.word': language } });
const routes = (load: () => Promise<{ default: () => React.ReactNode }>): AreaRoutes => ({
  pages: { '/orders': load },
  messages: { it: languageTexts('it'), fr: languageTexts('fr'), sp: languageTexts('sp'), sin: languageTexts('sin') },
});
const working = (text: string) => routes(() => Promise.resolve(textModule(text)));

/** Each test uses its own area, because loaded areas stay loaded. */
const names = [
  'mfe-ready',
  'mfe-failing',
  'mfe-hanging',
  'mfe-broken',
  'mfe-good',
  'mfe-fallback',
  'mfe-translated',
  'mfe-slot',
];
const registry = {
  areas: names.map((name) => ({
    name,
    manifest: manifest(name),
    current: buildOf(`${name}-now`),
    ...(['mfe-good', 'mfe-fallback'].includes(name) && { lastGood: buildOf('previous') }),
  })),
};
document.body.insertAdjacentHTML(
  'beforeend',
  `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
);

const openPage = (name: string, replies: Replies = {}) => {
  const area = findArea(name);
  if (!area) throw new Error(name);
  const loader = getPageLoader(area, '/orders');
  void loader.start();
  return renderScreen(<AreaPage area={area} route={route} loader={loader} />, { replies });
};

test('shows a loaded page', async () => {
  loadModule.mockResolvedValue(working('the orders'));
  openPage('mfe-ready');
  expect(await screen.findByText('the orders')).toBeInTheDocument();
});

test('shows a failure with its number and recovers on retry', async () => {
  loadModule.mockRejectedValue(new Error('No response in time'));
  const { user } = openPage('mfe-failing');
  expect(await screen.findByRole('heading', { name: 'Orders cannot be reached right now' })).toBeInTheDocument();
  expect(screen.getByText('If you contact support, mention fault 3.')).toBeInTheDocument();
  loadModule.mockResolvedValue(working('back again'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('back again')).toBeInTheDocument();
});

test('reports a slow area after four seconds', async () => {
  jest.useFakeTimers();
  loadModule.mockReturnValue(new Promise(() => {}));
  openPage('mfe-hanging');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('heading', { name: 'Orders is taking longer than usual' })).toBeInTheDocument();
  jest.useRealTimers();
});

test('falls back to the last good release', async () => {
  loadModule.mockImplementation((_area, { build }) =>
    build === 'previous' ? Promise.resolve(working('the previous release')) : Promise.reject(new Error('500')),
  );
  openPage('mfe-good');
  expect(await screen.findByText('the previous release')).toBeInTheDocument();
});

function Fragile() {
  const [isBroken, setBroken] = useState(true);
  if (isBroken) {
    setTimeout(() => setBroken(false));
    throw new Error('a bug');
  }
  return null;
}

test('contains a render error in the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  loadModule.mockResolvedValue(routes(() => Promise.resolve({ default: () => <Fragile /> })));
  openPage('mfe-broken');
  expect(await screen.findByRole('heading', { name: 'Orders ran into a problem' })).toBeInTheDocument();
});

test('reports a render error with the rendered release', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  loadModule.mockImplementation((_area, { build }) =>
    build === 'previous'
      ? Promise.resolve(routes(() => Promise.resolve({ default: () => <Fragile /> })))
      : Promise.reject(new Error('500')),
  );
  const reported: AreaReport['failures'] = [];
  openPage('mfe-fallback', {
    'POST areas/reports': ({ body }) =>
      void reported.push(...(body as AreaReport).failures.filter(({ area }) => area === 'mfe-fallback')),
  });
  expect(await screen.findByRole('heading', { name: 'Orders ran into a problem' })).toBeInTheDocument();
  await waitFor(
    () =>
      expect(reported.map(({ build, kind }) => [build, kind])).toEqual([
        ['mfe-fallback-now', 'unstarted'],
        ['previous', 'broken'],
      ]),
    { timeout: 3_000 },
  );
});

test('switches the language of an open page', async () => {
  loadModule.mockResolvedValue(
    routes(() => Promise.resolve({ default: () => <FormattedMessage id="orders.word" defaultMessage="en" /> })),
  );
  openPage('mfe-translated');
  expect(await screen.findByText('en')).toBeInTheDocument();
  act(() => usePreferences.getState().setLanguage('fr'));
  expect(await screen.findByText('fr')).toBeInTheDocument();
  act(() => usePreferences.getState().setLanguage('en'));
  expect(await screen.findByText('en')).toBeInTheDocument();
});

test('renders loaded slot entries and nothing for a failed area', async () => {
  const slots = {
    'home.waiting/approvals': () => Promise.resolve({ default: ({ orders = 0 }) => <p>{orders} orders</p> }),
  };
  loadModule.mockImplementation((area, _build, module) =>
    area === 'mfe-slot' ? Promise.resolve(module === 'slots' ? slots : working('')) : Promise.reject(new Error('404')),
  );
  const { container } = renderScreen(<Slot name="home.waiting" slotProps={{ orders: 3 }} />);
  expect(await screen.findByText('3 orders')).toBeInTheDocument();
  expect(container).toHaveTextContent(/^3 orders$/);
});
