import { CHUNK_LIMIT_MS } from 'shared-contracts/values/limits';
import { askAnew, persist } from './persist.ts';

type Answer = { address: string; resolve: (value: string) => void; reject: (error: Error) => void };

let url = 0;
/** A network in which the test answers. */
function begin() {
  const asked: Answer[] = [];
  url += 1;
  const result = persist(
    `/${url}.js`,
    (address) => new Promise<string>((resolve, reject) => asked.push({ address, resolve, reject })),
  );
  const ended = result.then(
    (value) => value,
    (error: Error) => error.message,
  );
  return { asked, ended, last: () => asked.at(-1) as Answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('one that comes is asked for once', async () => {
  const { asked, ended, last } = begin();
  last().resolve('here');
  expect(await ended).toBe('here');
  await jest.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  askAnew();
  expect(asked).toHaveLength(1);
});

test('one that fails is asked for again under another address, three times in all', async () => {
  const { asked, ended, last } = begin();
  for (const delay of [300, 1_000, 5_000]) {
    last().reject(new Error('500'));
    await jest.advanceTimersByTimeAsync(delay);
  }
  expect(await ended).toBe('500');
  expect(new Set(asked.map(({ address }) => address)).size).toBe(3);
  expect(asked[0]?.address).not.toContain('?');
});

test('a failure is never the last word: asking again begins with a new address', async () => {
  const addresses: string[] = [];
  const ask = (answer: Promise<string>) => (address: string) => {
    addresses.push(address);
    return answer;
  };
  const first = persist('/twice.js', ask(Promise.reject(new Error('404')))).catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe('failed');
  expect(await persist('/twice.js', ask(Promise.resolve('here')))).toBe('here');
  expect(new Set(addresses).size).toBe(4);
});

test('beside one that hangs another is asked for, and the first to come is taken', async () => {
  const { asked, ended } = begin();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(asked).toHaveLength(2);
  asked[0]?.reject(new Error('reset'));
  asked[1]?.resolve('here');
  expect(await ended).toBe('here');
});

test('"Try again" asks at once for everything that hangs', async () => {
  const { asked, ended, last } = begin();
  askAnew();
  expect(asked).toHaveLength(2);
  last().resolve('here');
  expect(await ended).toBe('here');
});

test('"Try again" also passes over what the page was told to fetch and what has not come', async () => {
  document.head.innerHTML =
    '<link rel="preload" as="script" href="/came.js"><link rel="preload" as="script" href="/hangs.js">';
  Object.assign(performance, { getEntriesByName: (name: string) => (name.endsWith('/came.js') ? [{}] : []) }); // jsdom has none
  askAnew();
  const address = (path: string) => persist(path, (asked) => Promise.resolve(asked));
  expect(await address('/came.js')).toBe('/came.js');
  expect(await address('/hangs.js')).toMatch(/^\/hangs\.js\?again=1/);
});

test('what never answers fails at the limit', async () => {
  const { ended } = begin();
  await jest.advanceTimersByTimeAsync(CHUNK_LIMIT_MS);
  expect(await ended).toBe('No answer in time');
});
