import { act, render } from '@testing-library/react';
import { useLiveEvents } from './live-events.ts';
import { navigation, signIn, useSession } from './session.ts';
import { createLiveServer } from './testing/live-server.ts';
import { createToken } from './testing/tokens.ts';

jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
const random = jest.spyOn(Math, 'random');
const NOTIFICATION = { topic: 'notifications', payload: null } as const;

const received: string[] = [];
function Subscriber({ name = 'bell' }: { name?: string }) {
  useLiveEvents(
    'notifications',
    () => received.push(`${name} event`),
    () => received.push(`${name} connect`),
  );
  return null;
}

let server: ReturnType<typeof createLiveServer>;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The stream opened last. */
const lastStream = () => {
  const last = server.streams.at(-1);
  if (!last) throw new Error('No stream is open');
  return last;
};
const takeReceived = () => received.splice(0);

async function renderAndConnect(screen = <Subscriber />) {
  const view = render(screen);
  await advance(0);
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  random.mockReturnValue(1);
  localStorage.clear();
  server = createLiveServer();
  signIn(createToken());
  takeReceived();
});
afterEach(async () => {
  useSession.setState({ token: undefined, user: undefined });
  jest.useRealTimers();
});

test('delivers events, also when chunked, and ignores heartbeats', async () => {
  await renderAndConnect();
  expect([lastStream().request.headers.get('authorization'), new URL(lastStream().request.url).pathname]).toEqual([
    `Bearer ${localStorage.getItem('consign.token')}`,
    '/api/live',
  ]);
  expect(takeReceived()).toEqual(['bell connect']);
  lastStream().send(':\n\n');
  const batch = `data: ${JSON.stringify([NOTIFICATION, { topic: 'weather', payload: 'rain' }, NOTIFICATION])}\n\n`;
  lastStream().send(batch.slice(0, 20));
  await advance(0);
  expect(takeReceived()).toEqual([]);
  lastStream().send(batch.slice(20));
  await advance(0);
  expect(takeReceived()).toEqual(['bell event', 'bell event']);
});

test('one stream serves all subscribers until the last one unmounts', async () => {
  const view = await renderAndConnect(
    <>
      <Subscriber name="first" />
      <Subscriber name="second" />
    </>,
  );
  lastStream().sendEvents(NOTIFICATION);
  await advance(0);
  expect(takeReceived()).toEqual(['first connect', 'second connect', 'first event', 'second event']);
  view.rerender(<Subscriber name="first" />);
  expect([server.streams.length, server.countOpen()]).toEqual([1, 1]);
  view.unmount();
  await advance(600_000);
  expect([server.streams.length, server.countOpen()]).toEqual([1, 0]);
});

test('reconnects an ended stream with increasing delays', async () => {
  await renderAndConnect();
  const waits: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    lastStream().end();
    const before = server.streams.length;
    let waited = 0;
    for (; server.streams.length === before; waited += 1_000) await advance(1_000);
    waits.push(waited / 1_000);
  }
  expect(waits).toEqual([4, 8, 16, 32, 60, 60, 60]);
  expect(takeReceived()).toEqual(Array(8).fill('bell connect'));
  await advance(11_000);
  lastStream().end();
  await advance(2_000);
  expect(server.streams).toHaveLength(9);
});

test('reconnects after a random delay', async () => {
  random.mockReturnValue(0);
  await renderAndConnect();
  lastStream().end();
  await advance(1_000);
  expect(server.streams).toHaveLength(2);
});

test('closes a stream that goes silent', async () => {
  await renderAndConnect();
  await advance(59_000);
  lastStream().send(':\n\n');
  await advance(59_000);
  expect(server.countOpen()).toBe(1);
  await advance(1_000);
  expect(server.countOpen()).toBe(0);
  await advance(2_000);
  expect(server.countOpen()).toBe(1);
});

test('reconnects as soon as the network is back', async () => {
  server.rejectWith(503, 'stopping');
  await renderAndConnect();
  await advance(60_000);
  server.accept();
  window.dispatchEvent(new Event('online'));
  await advance(0);
  expect([server.countOpen(), takeReceived()]).toEqual([1, ['bell connect']]);
});

test('the stream ends with the session, and the next session opens its own', async () => {
  await renderAndConnect();
  const first = lastStream().request;
  await act(async () => useSession.setState({ token: undefined, user: undefined }));
  await advance(600_000);
  expect([server.streams.length, first.signal.aborted]).toEqual([1, true]);
  const other = createToken({ id: '00000000-0000-4000-8000-000000000002' });
  await act(async () => signIn(other));
  await advance(0);
  expect(lastStream().request.headers.get('authorization')).toBe(`Bearer ${other}`);
});

test('a rejected user is signed out and does not reconnect', async () => {
  await renderAndConnect();
  server.rejectWith(401, 'blocked');
  lastStream().end();
  await advance(60_000);
  expect(useSession.getState().user).toBeUndefined();
  server.accept();
  await advance(600_000);
  expect(server.streams).toHaveLength(1);
});

test('opens no stream while nobody is signed in', async () => {
  useSession.setState({ token: undefined, user: undefined });
  await renderAndConnect();
  await advance(60_000);
  expect(server.streams).toHaveLength(0);
});

test('without locks a hidden tab has no stream', async () => {
  const setVisibility = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await renderAndConnect();
  setVisibility('hidden');
  await advance(60_000);
  expect(server.countOpen()).toBe(0);
  setVisibility('visible');
  await advance(0);
  expect([server.countOpen(), takeReceived()]).toEqual([1, ['bell connect', 'bell connect']]);
});
