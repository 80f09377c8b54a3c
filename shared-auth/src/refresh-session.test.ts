import { waitFor } from '@testing-library/react';
import { api } from './api.ts';
import { impersonateUser } from './impersonate-user.ts';
import { keepStreamOpen } from './stream.ts';
import { external, navigation, readSessionEndReason, signIn, signOut, syncWithStorage, useSession } from './session.ts';
import { createFakeLocks } from './testing/tabs.ts';
import { createToken } from './testing/tokens.ts';

const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
jest.spyOn(navigation, 'goHome').mockImplementation(() => undefined);

const MINUTE = 60;
const HOUR = 3_600;
const now = () => Math.trunc(Date.now() / 1000);
let issued = 0;
/** A token of ten minutes in a session of twelve hours. */
const shortToken = (claims: object = {}, age = 0) =>
  createToken(
    { iat: now() - age, sessionEndsAt: now() - age + 12 * HOUR, serial: (issued += 1), ...claims },
    now() - age + 10 * MINUTE,
  );
const error = (status: number, code: string) => Response.json({ statusCode: status, code, message: code }, { status });

type Handler = (request: Request) => Response | Promise<Response>;
/** A server that accepts the tokens in `valid`. */
function serve(handlers: Record<string, Handler> = {}) {
  const calls: string[] = [];
  const valid = new Set<string | undefined>();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/', '');
    calls.push(path);
    const handler = handlers[path];
    if (handler) return handler(request);
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    return valid.has(token) ? Response.json({ ok: true }) : error(401, 'unauthorized');
  };
  const refresh = (claims: object = {}) => {
    const token = shortToken(claims);
    valid.add(token);
    return Response.json({ token });
  };
  return { calls, valid, refresh, handlers };
}
const currentToken = () => useSession.getState().token;

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  useSession.setState({ token: undefined, user: undefined, expiresAt: undefined, refreshAt: undefined });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Simulates loading a page with only the stored token. */
const load = (token: string) => {
  localStorage.setItem('consign.token', token);
  syncWithStorage();
  reload.mockClear();
};

test('an expired token is refreshed before the first request, once for all of them', async () => {
  const stale = shortToken({}, HOUR);
  load(stale);
  const sent: unknown[] = [];
  const server = serve({
    'auth/refresh': async (request) => {
      sent.push(await request.json(), request.headers.get('authorization'));
      return server.refresh();
    },
  });
  expect(await Promise.all([api.get('orders'), api.get('trips')])).toEqual([{ ok: true }, { ok: true }]);
  expect(server.calls.toSorted()).toEqual(['auth/refresh', 'orders', 'trips']);
  expect(sent).toEqual([{ token: stale }, null]);
  expect(localStorage.getItem('consign.token')).toBe(currentToken());
});

test('a valid token, and one that lasts as long as its session, are not refreshed', async () => {
  const server = serve();
  for (const token of [shortToken(), createToken()]) {
    server.valid.add(token);
    load(token);
    await api.get('orders');
  }
  expect(server.calls).toEqual(['orders', 'orders']);
});

test('a rejected token is refreshed and the request sent again, regardless of this browser’s clock', async () => {
  signIn(shortToken());
  const bodies: unknown[] = [];
  const server = serve({
    'auth/refresh': () => server.refresh(),
    orders: async (request) => {
      if (!server.valid.has(request.headers.get('authorization')?.replace('Bearer ', '')))
        return error(401, 'unauthorized');
      bodies.push(await request.json());
      return Response.json({ ok: true });
    },
  });
  expect(await api.post('orders', { number: 7 })).toEqual({ ok: true });
  expect(server.calls).toEqual(['orders', 'auth/refresh', 'orders']);
  expect(bodies).toEqual([{ number: 7 }]);
});

test('a request that was rejected before another one refreshed the token is sent again', async () => {
  signIn(shortToken());
  const late = Promise.withResolvers<Response>();
  const server = serve({ 'auth/refresh': () => server.refresh(), late: () => late.promise });
  const call = api.get('late');
  await api.get('orders');
  delete server.handlers['late'];
  late.resolve(error(401, 'unauthorized'));
  expect(await call).toEqual({ ok: true });
  expect(server.calls.filter((path) => path === 'auth/refresh')).toHaveLength(1);
});

test('a wrong clock does not refresh a token that has just arrived', async () => {
  jest.useFakeTimers({ now: Date.now() + HOUR * 1000 });
  const server = serve({ 'auth/refresh': () => server.refresh({ iat: now() - HOUR }) });
  const ahead = () => createToken({ iat: now() - HOUR, sessionEndsAt: now() + HOUR }, now() - HOUR + 10 * MINUTE);
  const token = ahead();
  server.valid.add(token);
  signIn(token);
  await api.get('orders');
  expect(server.calls).toEqual(['orders']);
  jest.setSystemTime(Date.now() + 10 * MINUTE * 1000);
  await api.get('orders');
  expect(server.calls).toEqual(['orders', 'auth/refresh', 'orders']);
});

test.each([
  ['unauthorized', 'expired'],
  ['blocked', 'blocked'],
] as const)('a refresh refused as %s ends the session', async (code, reason) => {
  load(shortToken({}, HOUR));
  const server = serve({ 'auth/refresh': () => error(401, code) });
  await expect(api.get('orders')).rejects.toMatchObject({ status: 401, code });
  expect([currentToken(), readSessionEndReason()]).toEqual([undefined, reason]);
  expect(server.calls).toEqual(['auth/refresh']);
});

test('a token that is rejected again after the refresh ends the session', async () => {
  signIn(shortToken());
  const server = serve({ 'auth/refresh': () => Response.json({ token: shortToken() }) });
  await expect(api.get('orders')).rejects.toMatchObject({ code: 'unauthorized' });
  expect(server.calls).toEqual(['orders', 'auth/refresh', 'orders']);
  expect(readSessionEndReason()).toBe('expired');
});

test.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['an overloaded server', () => error(503, 'databaseUnavailable'), 'databaseUnavailable'],
  ['a server of the release before', () => error(404, 'notFound'), 'notFound'],
] as const)('%s to a refresh keeps the session, and the next request tries again', async (_case, refusal, code) => {
  const stale = shortToken({}, HOUR);
  load(stale);
  const server = serve({ 'auth/refresh': refusal });
  await expect(api.get('orders')).rejects.toMatchObject({ code });
  expect(currentToken()).toBe(stale);
  server.handlers['auth/refresh'] = () => server.refresh();
  expect(await api.get('orders')).toEqual({ ok: true });
});

describe('several tabs', () => {
  test('take turns; the one that waited uses the token of the other', async () => {
    const locks = createFakeLocks();
    const { signal } = new AbortController();
    const request = (name: string, run: () => Promise<void>) => locks.request(name, { signal }, run);
    Object.assign(navigator, { locks: { request } });
    load(shortToken({}, HOUR));
    const server = serve({ 'auth/refresh': () => server.refresh() });
    const otherTab = Promise.withResolvers<void>();
    void request('consign.refresh', () => otherTab.promise);
    const call = api.get('orders');
    const renewed = shortToken();
    server.valid.add(renewed);
    localStorage.setItem('consign.token', renewed);
    otherTab.resolve();
    expect(await call).toEqual({ ok: true });
    expect(server.calls).toEqual(['orders']);
    expect([currentToken(), reload.mock.calls.length]).toEqual([renewed, 0]);
  });

  test('send nothing in the name of a user who has since signed in in another one', async () => {
    load(shortToken({}, HOUR));
    const server = serve();
    localStorage.setItem('consign.token', shortToken({ id: 'somebody else' }));
    await expect(api.post('orders', {})).rejects.toMatchObject({ code: 'offline' });
    expect([server.calls, reload.mock.calls.length]).toEqual([[], 1]);
  });

  test('do not bring back a session that was signed out during the refresh', async () => {
    load(shortToken({}, HOUR));
    const response = Promise.withResolvers<Response>();
    const server = serve({ 'auth/refresh': () => response.promise, 'auth/sign-out': () => Response.json({}) });
    const call = api.get('orders').catch(() => undefined);
    await waitFor(() => expect(server.calls).toEqual(['auth/refresh']));
    signOut();
    response.resolve(server.refresh());
    await call;
    expect([currentToken(), localStorage.getItem('consign.token')]).toEqual([undefined, null]);
  });
});

test('a stream opens with a fresh token and keeps it while another one is issued', async () => {
  load(shortToken({}, HOUR));
  const controller = new AbortController();
  const body = new ReadableStream({
    start: (stream) => controller.signal.addEventListener('abort', () => stream.close()),
  });
  const server = serve({ 'auth/refresh': () => server.refresh(), live: () => new Response(body) });
  const onConnect = jest.fn();
  const stream = keepStreamOpen('live', { onEvents: () => undefined, onConnect }, controller.signal);
  await waitFor(() => expect(onConnect).toHaveBeenCalledTimes(1));
  useSession.setState({ refreshAt: 0 });
  await api.get('orders');
  expect(server.calls).toEqual(['auth/refresh', 'live', 'auth/refresh', 'orders']);
  expect(onConnect).toHaveBeenCalledTimes(1);
  controller.abort();
  await stream;
});

test('both sessions of an impersonation are refreshed with their own token', async () => {
  const root = { id: 'root', login: 'root', role: 'root' };
  const asUser = { actor: { id: 'root', login: 'root' } };
  const rootToken = shortToken(root);
  signIn(rootToken);
  const sent: string[] = [];
  const server = serve({
    'auth/as': () => Response.json({ token: shortToken(asUser) }),
    'auth/refresh': async (request) => {
      const { token } = (await request.json()) as { token: string };
      sent.push(token);
      return server.refresh(token === rootToken ? root : asUser);
    },
  });
  await impersonateUser('user-1');
  const impersonatedToken = currentToken();
  useSession.setState({ refreshAt: 0 });
  await api.get('orders');
  signOut();
  expect(currentToken()).toBe(rootToken);
  useSession.setState({ refreshAt: 0 });
  await api.get('orders');
  expect(sent).toEqual([impersonatedToken, rootToken]);
  expect(server.calls).not.toContain('auth/sign-out');
});

test('signing out ends the session on the server, whether or not it responds', async () => {
  const token = shortToken();
  signIn(token);
  const sent: unknown[] = [];
  serve({
    'auth/sign-out': ({ headers, keepalive }) => {
      sent.push([headers.get('authorization'), keepalive]);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  reload.mockClear();
  signOut();
  await waitFor(() => expect(sent).toEqual([[`Bearer ${token}`, true]]));
  expect(currentToken()).toBeUndefined();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('signing out continues at the identity provider where the session came from', async () => {
  const open = jest.spyOn(external, 'open').mockImplementation(() => undefined);
  signIn(shortToken());
  const logoutUrl = 'https://idp.example/logout?SAMLRequest=x';
  serve({ 'auth/sign-out': () => Response.json({ isSignedOut: true, logoutUrl }) });
  reload.mockClear();
  signOut();
  await waitFor(() => expect(open).toHaveBeenCalledWith(logoutUrl));
  expect(currentToken()).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

test('a refreshed token without changes keeps the user object', async () => {
  load(shortToken({}, HOUR));
  const { user } = useSession.getState();
  const server = serve({ 'auth/refresh': () => server.refresh({ serial: issued }) });
  await api.get('orders');
  expect(useSession.getState().user).toBe(user);
});
