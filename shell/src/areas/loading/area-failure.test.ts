import type { AreaAddress } from 'shared-contracts/values/areas';
import { failureOf, watchRefusals } from './failure.ts';

const FOLDER = 'http://localhost/areas/mfe-orders/1.0.0-one/';
const address: AreaAddress = { build: 'one', version: '1.0.0', entry: '/areas/mfe-orders/1.0.0-one/remoteEntry.js' };
const BUILT = 'sha384-LJbCE+zvpk85SlvVYh7FWhkbcXAHvvZb0tQ+kKDqAt0sE7QH5HFGHYQkMsCcmZnp';

watchRefusals();
beforeAll(() =>
  Object.defineProperty(globalThis, 'crypto', {
    value: jest.requireActual<{ webcrypto: Crypto }>('node:crypto').webcrypto,
    configurable: true,
  }),
);

/** As the browser does for a script that it does not run. */
function refuse(src: string, integrity = BUILT) {
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

const kindOf = async (error: unknown, since = performance.now()) => (await failureOf(error, address, since)).kind;
const now = () => performance.now();

test('a script that is not there cannot be reached', async () => {
  const since = now();
  serve(undefined);
  refuse(`${FOLDER}orders.js?again=1`);
  expect(await kindOf(new Error('could not be loaded'), since)).toBe('unreachable');
});

test('one that is there and is not what was built was altered', async () => {
  const since = now();
  serve('changed on the way');
  refuse(`${FOLDER}orders.js`);
  expect(await kindOf(new Error('could not be loaded'), since)).toBe('altered');
});

test('what the shell lends may be what does not come, or was altered', async () => {
  const since = now();
  serve(undefined);
  refuse('http://localhost/assets/list.js');
  expect(await kindOf(new Error('shared module shared-ui/list: Loading chunk 7 failed'), since)).toBe('unreachable');
  serve('changed on the way');
  expect(await kindOf(new Error('shared module shared-ui/list: Loading chunk 7 failed'), since)).toBe('altered');
});

test('what failed of another area, or before, tells nothing', async () => {
  serve('changed on the way');
  refuse('http://localhost/areas/mfe-fleet/1.0.0-one/vehicles.js');
  expect(await kindOf(new Error('a bug'), now() + 1)).toBe('unstarted');
});

test.each([
  [new Error('No answer in time'), 'unreachable'],
  [new Error('Loading chunk 51 failed.\n(timeout: undefined)'), 'unreachable'],
  [
    new Error(
      'Version 1.0.0 from shell of shared singleton module shared-ui does not satisfy the requirement of mfe_orders_one which needs ^2.0.0)',
    ),
    'mismatched',
  ],
  [new Error("Can not get 'shared-ui/globe'"), 'mismatched'],
  [new TypeError('undefined is not a function'), 'unstarted'],
  ['thrown as a word', 'unstarted'],
] as const)('%s is told as %s', async (error, kind) => {
  expect(await kindOf(error, now() + 1)).toBe(kind);
});

test('what the page’s policy refuses is blocked', async () => {
  block(`${FOLDER}remoteEntry.js`);
  expect(await kindOf(new Error('could not be loaded'))).toBe('blocked');
});
