import type { AreaBuild } from 'shared-contracts/values/portal/areas';
import { toAreaFailure, watchScriptErrors } from './area-failure.ts';

const FOLDER = 'http://localhost/areas/mfe-orders/1.0.0-one/';
const build: AreaBuild = { build: 'one', version: '1.0.0', entry: '/areas/mfe-orders/1.0.0-one/remoteEntry.js' };
const BUILT = 'sha384-LJbCE+zvpk85SlvVYh7FWhkbcXAHvvZb0tQ+kKDqAt0sE7QH5HFGHYQkMsCcmZnp';

watchScriptErrors();
beforeAll(() =>
  Object.defineProperty(globalThis, 'crypto', {
    value: jest.requireActual<{ webcrypto: Crypto }>('node:crypto').webcrypto,
    configurable: true,
  }),
);

/** Dispatches the error event of a script that the browser didn't run. */
function failScript(src: string, integrity = BUILT) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', integrity });
  document.body.append(script);
  script.src = src;
  script.dispatchEvent(new Event('error'));
}
const block = (blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
const serve = (content: string | undefined) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    async () =>
      ({
        ok: content !== undefined,
        arrayBuffer: async () => new TextEncoder().encode(content).buffer,
      }) as unknown as Response,
  );

const kindOf = async (error: unknown, since = performance.now()) => (await toAreaFailure(error, build, since)).kind;
const now = () => performance.now();

test('diagnoses a missing script as unreachable', async () => {
  const since = now();
  serve(undefined);
  failScript(`${FOLDER}orders.js?again=1`);
  expect(await kindOf(new Error('could not be loaded'), since)).toBe('unreachable');
});

test('diagnoses a script with another hash as altered', async () => {
  const since = now();
  serve('altered content');
  failScript(`${FOLDER}orders.js`);
  expect(await kindOf(new Error('could not be loaded'), since)).toBe('altered');
});

test('diagnoses failed scripts of shared modules', async () => {
  const since = now();
  serve(undefined);
  failScript('http://localhost/assets/list.js');
  expect(await kindOf(new Error('shared module shared-ui/list: Loading chunk 7 failed'), since)).toBe('unreachable');
  serve('altered content');
  expect(await kindOf(new Error('shared module shared-ui/list: Loading chunk 7 failed'), since)).toBe('altered');
});

test('ignores scripts of other areas and earlier failures', async () => {
  serve('altered content');
  failScript('http://localhost/areas/mfe-fleet/1.0.0-one/vehicles.js');
  expect(await kindOf(new Error('a bug'), now() + 1)).toBe('unstarted');
});

test.each([
  [new Error('No response in time'), 'unreachable'],
  [new Error('Loading chunk 51 failed.\n(timeout: undefined)'), 'unreachable'],
  [
    new Error(
      'Version 1.0.0 from shell of shared singleton module shared-ui does not satisfy the requirement of mfe_orders_one which needs ^2.0.0)',
    ),
    'mismatched',
  ],
  [new Error("Can not get 'shared-ui/globe'"), 'mismatched'],
  [new TypeError('undefined is not a function'), 'unstarted'],
  ['a thrown string', 'unstarted'],
] as const)('diagnoses %s as %s', async (error, kind) => {
  expect(await kindOf(error, now() + 1)).toBe(kind);
});

test('diagnoses a policy violation as blocked', async () => {
  block(`${FOLDER}remoteEntry.js`);
  expect(await kindOf(new Error('could not be loaded'))).toBe('blocked');
});
