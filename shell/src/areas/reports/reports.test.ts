import { waitFor } from '@testing-library/react';
import type { AreaReport } from 'shared-contracts/portal/area-reports';
import { applyRegistry } from '../registry/registry.ts';
import { reportVital, startReporting } from './reports.ts';

const labels = { en: {}, it: {}, fr: {}, sp: {}, sin: {} };
const manifest = {
  name: 'mfe-trips',
  owner: 'Trips team',
  hostApi: '^1.0.0',
  apis: [],
  menu: [],
  routes: [],
  slots: [],
  labels,
};
const address = (build: string) => ({
  build,
  version: '1.0.0',
  entry: `/areas/mfe-trips/1.0.0+${build}/remoteEntry.js`,
});

const NO_RELEASE = { area: null, build: null };
const dispatchViolation = (blockedURI: string, sourceFile = '') =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src', blockedURI, sourceFile }),
  );

test('reports policy violations with their release and only the origin of URLs', async () => {
  const sent: AreaReport[] = [];
  globalThis.fetch = async (input, init) => {
    sent.push(await new Request(input, init).json());
    return new Response();
  };
  applyRegistry({ areas: [{ name: 'mfe-trips', manifest, current: address('now'), lastGood: address('old') }] });
  startReporting();
  dispatchViolation('https://elsewhere.example/?token=secret', 'http://localhost/areas/mfe-trips/1.0.0+now/trips.js');
  dispatchViolation('http://localhost/areas/mfe-trips/1.0.0+old/picture.png');
  dispatchViolation('https://elsewhere.example/', 'http://localhost/assets/main.js');
  dispatchViolation('inline');
  const violation = { directive: 'img-src', blocked: 'https://elsewhere.example' };
  await waitFor(
    () =>
      expect(sent.flatMap(({ violations }) => violations)).toEqual([
        { area: 'mfe-trips', build: 'now', ...violation },
        { area: 'mfe-trips', build: 'old', ...violation, blocked: 'http://localhost' },
        { ...NO_RELEASE, ...violation },
        { ...NO_RELEASE, ...violation, blocked: 'inline' },
      ]),
    { timeout: 3_000 },
  );
});

test('sends web vitals that become known while the page is being hidden, in one report', async () => {
  const sent: AreaReport[] = [];
  globalThis.fetch = async (input, init) => {
    sent.push(await new Request(input, init).json());
    return new Response();
  };
  const inp = { area: 'mfe-trips', build: 'now', vital: 'inp' as const, value: 80 };
  const cls = { ...inp, vital: 'cls' as const, value: 0.02 };
  window.addEventListener('visibilitychange', () => reportVital(inp), { capture: true, once: true });
  window.addEventListener('visibilitychange', () => reportVital(cls), { capture: true, once: true });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.vitals).toEqual([inp, cls]);
});
