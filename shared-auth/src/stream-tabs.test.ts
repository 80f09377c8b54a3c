import type { LiveEvent } from 'shared-contracts/live';
import { followStream } from './stream-tabs.ts';
import { signIn } from './session.ts';
import { createLiveServer } from './testing/live-server.ts';
import { createFakeLocks, FakeChannel } from './testing/tabs.ts';
import { createToken } from './testing/tokens.ts';

const NOTIFICATION = { topic: 'notifications', payload: null } as const;
let server: ReturnType<typeof createLiveServer>;
let tabs: { received: string[]; close: () => void }[];

async function openTab(userId = 'nadia') {
  const received: string[] = [];
  const controller = new AbortController();
  followStream<LiveEvent>(
    { path: 'live', userId },
    { onEvents: (events) => received.push(`${events.length}`), onConnect: () => received.push('connect') },
    controller.signal,
  );
  await jest.advanceTimersByTimeAsync(0);
  const tab = { received, close: () => controller.abort() };
  tabs.push(tab);
  return tab;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { locks: createFakeLocks() });
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  localStorage.clear();
  signIn(createToken());
  server = createLiveServer();
  tabs = [];
});
afterEach(() => {
  for (const { close } of tabs) close();
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

test('the tabs of a browser share one stream', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  server.streams[0]?.sendEvents(NOTIFICATION, NOTIFICATION);
  await jest.advanceTimersByTimeAsync(0);
  expect(server.streams).toHaveLength(1);
  expect([first.received, second.received, third.received]).toEqual([['connect', '2'], ['2'], ['2']]);
});

test('when the tab with the stream closes, the next one connects', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  second.close();
  first.close();
  await jest.advanceTimersByTimeAsync(0);
  expect([server.streams.length, server.countOpen()]).toEqual([2, 1]);
  server.streams[1]?.sendEvents(NOTIFICATION);
  await jest.advanceTimersByTimeAsync(0);
  expect([first.received, second.received, third.received]).toEqual([['connect'], [], ['connect', '1']]);
  third.close();
  expect([server.countOpen(), FakeChannel.all]).toEqual([0, []]);
});

test("another user's tab has its own stream", async () => {
  const [first, other] = [await openTab('nadia'), await openTab('rohan')];
  server.streams[0]?.sendEvents(NOTIFICATION);
  await jest.advanceTimersByTimeAsync(0);
  expect([first.received, other.received]).toEqual([['connect', '1'], ['connect']]);
});
