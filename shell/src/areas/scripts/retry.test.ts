import { CHUNK_LOAD_TIMEOUT_MS } from 'shared-contracts/values/limits';
import { retryPending, loadWithRetries } from './retry.ts';

type Attempt = { url: string; resolve: (value: string) => void; reject: (error: Error) => void };

let scripts = 0;
/** Starts loading a script whose requests are settled by the test. */
function startLoad() {
  const attempts: Attempt[] = [];
  scripts += 1;
  const result = loadWithRetries(
    `/${scripts}.js`,
    (url) => new Promise<string>((resolve, reject) => attempts.push({ url, resolve, reject })),
  );
  const settled = result.then(
    (value) => value,
    (error: Error) => error.message,
  );
  return { attempts, settled, last: () => attempts.at(-1) as Attempt };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads a script once', async () => {
  const { attempts, settled, last } = startLoad();
  last().resolve('loaded');
  expect(await settled).toBe('loaded');
  await jest.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS);
  retryPending();
  expect(attempts).toHaveLength(1);
});

test('retries a failed script twice, with new URLs', async () => {
  const { attempts, settled, last } = startLoad();
  for (const delay of [300, 1_000, 5_000]) {
    last().reject(new Error('500'));
    await jest.advanceTimersByTimeAsync(delay);
  }
  expect(await settled).toBe('500');
  expect(new Set(attempts.map(({ url }) => url)).size).toBe(3);
  expect(attempts[0]?.url).not.toContain('?');
});

test('starts over with a new URL after the final failure', async () => {
  const urls: string[] = [];
  const load = (result: Promise<string>) => (url: string) => {
    urls.push(url);
    return result;
  };
  const first = loadWithRetries('/twice.js', load(Promise.reject(new Error('404')))).catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe('failed');
  expect(await loadWithRetries('/twice.js', load(Promise.resolve('loaded')))).toBe('loaded');
  expect(new Set(urls).size).toBe(4);
});

test('starts a parallel request when one hangs and uses the first result', async () => {
  const { attempts, settled } = startLoad();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(attempts).toHaveLength(2);
  attempts[0]?.reject(new Error('reset'));
  attempts[1]?.resolve('loaded');
  expect(await settled).toBe('loaded');
});

test('requests pending scripts again on retry', async () => {
  const { attempts, settled, last } = startLoad();
  retryPending();
  expect(attempts).toHaveLength(2);
  last().resolve('loaded');
  expect(await settled).toBe('loaded');
});

test('avoids the URLs of unfinished preloads on retry', async () => {
  document.head.innerHTML =
    '<link rel="preload" as="script" href="/loaded.js"><link rel="preload" as="script" href="/hangs.js">';
  // jsdom has no performance entries.
  Object.assign(performance, { getEntriesByName: (name: string) => (name.endsWith('/loaded.js') ? [{}] : []) });
  retryPending();
  const requestedUrl = (path: string) => loadWithRetries(path, (url) => Promise.resolve(url));
  expect(await requestedUrl('/loaded.js')).toBe('/loaded.js');
  expect(await requestedUrl('/hangs.js')).toMatch(/^\/hangs\.js\?again=1/);
});

test('fails at the time limit', async () => {
  const { settled } = startLoad();
  await jest.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS);
  expect(await settled).toBe('No response in time');
});
