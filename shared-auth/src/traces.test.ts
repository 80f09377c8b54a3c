import { TRACES_META_NAME } from 'shared-contracts/values/traces';
import { api } from './api.ts';
import { useSession } from './session.ts';
import { createToken } from './testing/tokens.ts';
import { beginNavigation } from './traces.ts';

type Call = { path: string; traceparent: string | null; body: string };
let calls: Call[];
let isFailing = false;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_795_161_600_000 });
  calls = [];
  isFailing = false;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    calls.push({
      path: new URL(request.url).pathname,
      traceparent: request.headers.get('traceparent'),
      body: await request.text(),
    });
    if (isFailing) throw new TypeError('offline');
    return Response.json({ ok: true });
  };
  useSession.setState({ token: createToken() } as never);
});
afterEach(() => {
  document.head.innerHTML = '';
  jest.useRealTimers();
});
const turnOn = () => document.head.insertAdjacentHTML('beforeend', `<meta name="${TRACES_META_NAME}" content="on">`);
const settle = () => jest.advanceTimersByTimeAsync(20_000);
const reported = () =>
  calls
    .filter(({ path }) => path === '/api/traces')
    .map(({ body }) => (JSON.parse(body) as { spans: { traceId: string; spanId: string; name: string }[] }).spans[0]);

test('sends the calls of a navigation as its part, and its span once the page has settled', async () => {
  turnOn();
  beginNavigation(() => '/orders/:id');
  await api.get('orders/1');
  await api.get('orders/1/timeline');
  await settle();
  const [span] = reported();
  expect(span).toMatchObject({ name: '/orders/:id', startedAt: 1_795_161_600_000 });
  expect(calls.map(({ path, traceparent }) => [path, traceparent])).toEqual([
    ['/api/orders/1', `00-${span?.traceId}-${span?.spanId}-01`],
    ['/api/orders/1/timeline', `00-${span?.traceId}-${span?.spanId}-01`],
    ['/api/traces', null],
  ]);
  expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
  await api.get('orders/2');
  expect(calls.at(-1)?.traceparent).toBeNull();
});

test('the next navigation ends the one before', async () => {
  turnOn();
  beginNavigation(() => '/orders');
  beginNavigation(() => '/trips');
  await settle();
  const spans = reported();
  expect(spans.map((span) => span?.name)).toEqual(['/orders', '/trips']);
  expect(spans[0]?.traceId).not.toBe(spans[1]?.traceId);
});

test('sends nothing unless the page says so, or when nobody is signed in', async () => {
  beginNavigation(() => '/orders');
  await api.get('orders');
  await settle();
  expect(calls).toMatchObject([{ path: '/api/orders', traceparent: null }]);
  turnOn();
  useSession.setState({ token: undefined } as never);
  beginNavigation(() => '/login');
  await settle();
  expect(reported()).toEqual([]);
});

test('ignores that a span could not be sent', async () => {
  turnOn();
  beginNavigation(() => '/orders');
  isFailing = true;
  await settle();
  expect(reported()).toHaveLength(1);
});
