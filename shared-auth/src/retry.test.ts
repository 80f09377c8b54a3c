import { api } from './api.ts';
import { navigation, signIn, signOut } from './session.ts';
import { createToken } from './testing/tokens.ts';

const fetchMock = jest.fn<Promise<Response>, [Request]>();
jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);

const ok = () => Promise.resolve(Response.json({ id: '1' }));
const failing = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ statusCode: status, code, message: code }, { status }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetchMock as never;
  fetchMock.mockReset();
  signIn(createToken());
});
afterEach(() => jest.useRealTimers());

const replyWith = (...replies: (() => Promise<Response>)[]) => {
  for (const reply of replies) fetchMock.mockImplementationOnce(reply);
};
const keys = () => fetchMock.mock.calls.map(([request]) => request.headers.get('idempotency-key'));
async function settle<T>(request: Promise<T>) {
  const outcome = request.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return outcome;
}

test.each([
  ['a lost response', lost],
  ['a proxy without a process', failing(502, 'unknown')],
  ['a database that is away', failing(503, 'databaseUnavailable')],
  ['the same request still running', failing(409, 'requestInProgress')],
])('repeats a POST with the same key after %s', async (_name, failure) => {
  replyWith(failure, failure, ok);
  expect(await settle(api.post('orders', {}))).toEqual({ value: { id: '1' } });
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('gives up after the third try', async () => {
  replyWith(lost, lost, lost, ok);
  expect(await settle(api.post('orders', {}))).toMatchObject({ error: { code: 'offline' } });
  expect(keys()).toHaveLength(3);
});

test.each([
  ['a rejection', failing(422, 'invalid')],
  ['a fault of the server', failing(500, 'internal')],
])('does not repeat a POST after %s', async (_name, failure) => {
  replyWith(failure, ok);
  expect(await settle(api.post('orders', {}))).toHaveProperty('error');
  expect(keys()).toHaveLength(1);
});

test('does not repeat while the browser is offline, nor a request that has no key', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  replyWith(lost, ok);
  expect(await settle(api.post('orders', {}))).toHaveProperty('error');
  replyWith(lost, ok);
  fetchMock.mockReset();
  replyWith(lost, ok);
  expect(await settle(api.patch('orders/1', {}))).toHaveProperty('error');
  signOut();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('uses another key for another request', async () => {
  replyWith(ok, ok);
  await settle(api.post('orders', {}));
  await settle(api.post('orders', {}));
  expect(new Set(keys()).size).toBe(2);
});
