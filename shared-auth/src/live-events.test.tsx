import { act, render } from '@testing-library/react';
import { useLive } from './live.ts';
import { page, signIn, useSession } from './session.ts';
import { liveServer } from './testing/live-server.ts';
import { tokenOf } from './testing/tokens.ts';

jest.spyOn(page, 'reload').mockImplementation(() => undefined);
const random = jest.spyOn(Math, 'random');
const BELL = { topic: 'notifications', payload: null } as const;

const heard: string[] = [];
function Bell({ name = 'bell' }: { name?: string }) {
  useLive(
    'notifications',
    () => heard.push(`${name} rings`),
    () => heard.push(`${name} begins`),
  );
  return null;
}

let server: ReturnType<typeof liveServer>;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The last one opened. */
const stream = () => {
  const last = server.streams.at(-1);
  if (!last) throw new Error('No stream is open');
  return last;
};
const taken = () => heard.splice(0);

async function show(screen = <Bell />) {
  const view = render(screen);
  await pass(0);
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  random.mockReturnValue(1);
  localStorage.clear();
  server = liveServer();
  signIn(tokenOf());
  taken();
});
afterEach(async () => {
  useSession.setState({ token: undefined, user: undefined });
  jest.useRealTimers();
});

test('events arrive as they are told, also in pieces; what shows life is none', async () => {
  await show();
  expect([stream().request.headers.get('authorization'), new URL(stream().request.url).pathname]).toEqual([
    `Bearer ${localStorage.getItem('consign.token')}`,
    '/api/live',
  ]);
  expect(taken()).toEqual(['bell begins']);
  stream().send(':\n\n');
  const batch = `data: ${JSON.stringify([BELL, { topic: 'weather', payload: 'rain' }, BELL])}\n\n`;
  stream().send(batch.slice(0, 20));
  await pass(0);
  expect(taken()).toEqual([]);
  stream().send(batch.slice(20));
  await pass(0);
  expect(taken()).toEqual(['bell rings', 'bell rings']);
});

test('one stream serves everything that listens, until nothing does', async () => {
  const view = await show(
    <>
      <Bell name="one" />
      <Bell name="two" />
    </>,
  );
  stream().tell(BELL);
  await pass(0);
  expect(taken()).toEqual(['one begins', 'two begins', 'one rings', 'two rings']);
  view.rerender(<Bell name="one" />);
  expect([server.streams.length, server.open()]).toEqual([1, 1]);
  view.unmount();
  await pass(600_000);
  expect([server.streams.length, server.open()]).toEqual([1, 0]);
});

test('a stream that ends is opened again, later after each failure, and says that it begins', async () => {
  await show();
  const waits: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    stream().end();
    const before = server.streams.length;
    let waited = 0;
    for (; server.streams.length === before; waited += 1_000) await pass(1_000);
    waits.push(waited / 1_000);
  }
  expect(waits).toEqual([4, 8, 16, 32, 60, 60, 60]);
  expect(taken()).toEqual(Array(8).fill('bell begins'));
  await pass(11_000);
  stream().end();
  await pass(2_000);
  expect(server.streams).toHaveLength(9);
});

test('no two browsers come back at the same time', async () => {
  random.mockReturnValue(0);
  await show();
  stream().end();
  await pass(1_000);
  expect(server.streams).toHaveLength(2);
});

test('a stream that falls silent is given up', async () => {
  await show();
  await pass(59_000);
  stream().send(':\n\n');
  await pass(59_000);
  expect(server.open()).toBe(1);
  await pass(1_000);
  expect(server.open()).toBe(0);
  await pass(2_000);
  expect(server.open()).toBe(1);
});

test('what cannot be reached is asked for again as soon as the network is back', async () => {
  server.refuse(503, 'stopping');
  await show();
  await pass(60_000);
  server.accept();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([server.open(), taken()]).toEqual([1, ['bell begins']]);
});

test('it ends with the session, and the next one has its own', async () => {
  await show();
  const first = stream().request;
  await act(async () => useSession.setState({ token: undefined, user: undefined }));
  await pass(600_000);
  expect([server.streams.length, first.signal.aborted]).toEqual([1, true]);
  const other = tokenOf({ id: '00000000-0000-4000-8000-000000000002' });
  await act(async () => signIn(other));
  await pass(0);
  expect(stream().request.headers.get('authorization')).toBe(`Bearer ${other}`);
});

test('whoever is refused is signed out, and asks no more', async () => {
  await show();
  server.refuse(401, 'blocked');
  stream().end();
  await pass(60_000);
  expect(useSession.getState().user).toBeUndefined();
  server.accept();
  await pass(600_000);
  expect(server.streams).toHaveLength(1);
});

test('nobody is signed in: nothing is asked', async () => {
  useSession.setState({ token: undefined, user: undefined });
  await show();
  await pass(60_000);
  expect(server.streams).toHaveLength(0);
});

test('a tab that shares with no other has no stream while nobody looks at it', async () => {
  const look = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await show();
  look('hidden');
  await pass(60_000);
  expect(server.open()).toBe(0);
  look('visible');
  await pass(0);
  expect([server.open(), taken()]).toEqual([1, ['bell begins', 'bell begins']]);
});
