import { waitFor } from '@testing-library/react';
import type { AreaReport } from 'shared-contracts/area-reports';
import { takeOver } from './registry.ts';
import { tellOperations } from './reports.ts';

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

const NOBODYS = { area: null, build: null };
const refused = (blockedURI: string, sourceFile = '') =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src', blockedURI, sourceFile }),
  );

test('what the policy refuses is told with the release whose script it was, and of the address no more than its origin', async () => {
  const sent: AreaReport[] = [];
  globalThis.fetch = async (input, init) => {
    sent.push(await new Request(input, init).json());
    return new Response();
  };
  takeOver({ areas: [{ name: 'mfe-trips', manifest, current: address('now'), lastGood: address('old') }] });
  tellOperations();
  refused('https://elsewhere.example/?token=secret', 'http://localhost/areas/mfe-trips/1.0.0+now/trips.js');
  refused('http://localhost/areas/mfe-trips/1.0.0+old/picture.png');
  refused('https://elsewhere.example/', 'http://localhost/assets/main.js');
  refused('inline');
  const violation = { directive: 'img-src', blocked: 'https://elsewhere.example' };
  await waitFor(
    () =>
      expect(sent.flatMap(({ violations }) => violations)).toEqual([
        { area: 'mfe-trips', build: 'now', ...violation },
        { area: 'mfe-trips', build: 'old', ...violation, blocked: 'http://localhost' },
        { ...NOBODYS, ...violation },
        { ...NOBODYS, ...violation, blocked: 'inline' },
      ]),
    { timeout: 3_000 },
  );
});
