import { BLOCKED_CHECK_INTERVAL_MS } from 'shared-contracts/values/limits';
import { usePreferences } from './preferences.ts';
import { readSessionEndReason, navigation, signIn, useSession } from './session.ts';
import { createToken } from './testing/tokens.ts';
import { watchSession } from './watch-session.ts';

const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
const isSignedIn = () => useSession.getState().user !== undefined;
const fetchMock = jest.fn<Promise<Response>, [Request]>();
let stop: () => void;

const mockResponse = (body: object, status = 200) =>
  fetchMock.mockImplementation(async () => Response.json(body, { status }));
const focus = async () => {
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
};
const storeInOtherTab = (token: string | null) => {
  if (token) localStorage.setItem('consign.token', token);
  else localStorage.removeItem('consign.token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consign.token', newValue: token }));
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  signIn(createToken());
  reload.mockClear();
  fetchMock.mockReset();
  mockResponse({ isBlocked: false });
  globalThis.fetch = fetchMock as never;
  stop = watchSession();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('checks on focus and every minute whether the user is blocked', async () => {
  await focus();
  await jest.advanceTimersByTimeAsync(2 * BLOCKED_CHECK_INTERVAL_MS);
  expect(fetchMock.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual(
    Array(3).fill('/api/auth/is-blocked'),
  );
  expect(isSignedIn()).toBe(true);
});

test.each([
  ['the response says so', { isBlocked: true }, 200],
  ['the request fails with it', { statusCode: 401, code: 'blocked', message: 'Blocked' }, 401],
])('a blocked user is signed out: %s', async (_case, body, status) => {
  mockResponse(body, status);
  await focus();
  expect(isSignedIn()).toBe(false);
  expect(readSessionEndReason()).toBe('blocked');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a failed check keeps the session', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  await focus();
  expect(isSignedIn()).toBe(true);
});

test('an expired session ends without a request', async () => {
  useSession.setState({ expiresAt: Date.now() / 1000 - 1 });
  await focus();
  expect(isSignedIn()).toBe(false);
  expect(readSessionEndReason()).toBe('expired');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('follows another tab that signs out or in', () => {
  storeInOtherTab(null);
  expect(isSignedIn()).toBe(false);
  storeInOtherTab(createToken({ login: 'rohan' }));
  expect(useSession.getState().user?.login).toBe('rohan');
  expect(reload).toHaveBeenCalledTimes(2);
  storeInOtherTab(localStorage.getItem('consign.token'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('sends no request while nobody is signed in', async () => {
  storeInOtherTab(null);
  await focus();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('applies preferences chosen in another tab', () => {
  localStorage.setItem('consign.localization', JSON.stringify({ language: 'sin', units: 'imperial' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consign.localization' }));
  expect(usePreferences.getState()).toMatchObject({ language: 'sin', units: 'imperial', colorMode: 'system' });
  localStorage.setItem('consign.colorMode', JSON.stringify('dark'));
  expect(usePreferences.getState().colorMode).toBe('system');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consign.colorMode' }));
  expect(usePreferences.getState().colorMode).toBe('dark');
});
