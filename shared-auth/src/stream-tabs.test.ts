import type { LiveEvent } from 'shared-contracts/live';
import { followStream } from './live-tabs.ts';
import { signIn } from './session.ts';
import { liveServer } from './testing/live-server.ts';
import { fakeLocks, FakeChannel } from './testing/tabs.ts';
import { tokenOf } from './testing/tokens.ts';

const BELL = { topic: 'notifications', payload: null } as const;
let server: ReturnType<typeof liveServer>;
let tabs: { heard: string[]; close: () => void }[];

/** A tab of the same browser. */
async function openTab(userId = 'nadia') {
  const heard: string[] = [];
  const end = new AbortController();
  followStream<LiveEvent>(
    { path: 'live', userId },
    { hear: (events) => heard.push(`${events.length}`), begin: () => heard.push('begins') },
    end.signal,
  );
  await jest.advanceTimersByTimeAsync(0);
  const tab = { heard, close: () => end.abort() };
  tabs.push(tab);
  return tab;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { locks: fakeLocks() });
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  localStorage.clear();
  signIn(tokenOf());
  server = liveServer();
  tabs = [];
});
afterEach(() => {
  for (const { close } of tabs) close();
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

test('the tabs of a browser share one stream', async () => {
  const [one, two, three] = [await openTab(), await openTab(), await openTab()];
  server.streams[0]?.tell(BELL, BELL);
  await jest.advanceTimersByTimeAsync(0);
  expect(server.streams).toHaveLength(1);
  expect([one.heard, two.heard, three.heard]).toEqual([['begins', '2'], ['2'], ['2']]);
});

test('when the tab that has the stream goes, the next opens one, and all ask what they missed', async () => {
  const [one, two, three] = [await openTab(), await openTab(), await openTab()];
  two.close();
  one.close();
  await jest.advanceTimersByTimeAsync(0);
  expect([server.streams.length, server.open()]).toEqual([2, 1]);
  server.streams[1]?.tell(BELL);
  await jest.advanceTimersByTimeAsync(0);
  expect([one.heard, two.heard, three.heard]).toEqual([['begins'], [], ['begins', '1']]);
  three.close();
  expect([server.open(), FakeChannel.all]).toEqual([0, []]);
});

test("another user's tab hears nothing of it", async () => {
  const [one, other] = [await openTab('nadia'), await openTab('rohan')];
  server.streams[0]?.tell(BELL);
  await jest.advanceTimersByTimeAsync(0);
  expect([one.heard, other.heard]).toEqual([['begins', '1'], ['begins']]);
});
