import { act, render } from '@testing-library/react';
import type { LiveMessage, LivePosition } from 'shared-contracts/fleet/telemetry';
import type { StreamListener } from './stream.ts';
import { followStream } from './stream-tabs.ts';
import { useLivePositions } from './live-positions.ts';
import { navigation, signIn, useSession } from './session.ts';
import { createLiveServer } from './testing/live-server.ts';
import { createFakeLocks, FakeChannel } from './testing/tabs.ts';
import { createToken } from './testing/tokens.ts';

jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
jest.spyOn(Math, 'random').mockReturnValue(1);

const position = (vehicleId: string, at: number): LivePosition => ({
  vehicleId,
  at,
  isCoarse: false,
  latitude: 7,
  longitude: 80,
  speed: 40,
  heading: 90,
  motion: 'moving',
});
const toEvent = (kind: LiveMessage['kind'], ...positions: LivePosition[]) =>
  `data: ${JSON.stringify({ kind, positions })}\n\n`;

const received: string[] = [];
const takeReceived = () => received.splice(0);
const describePositions = (positions: readonly LivePosition[]) =>
  positions.map(({ vehicleId, at }) => `${vehicleId}${at}`).join(' ');
function Fleet({ name = 'map' }: { name?: string }) {
  useLivePositions({
    onMessage: (positions, isSnapshot) =>
      received.push(`${name} ${isSnapshot ? 'all' : 'moved'} ${describePositions(positions)}`),
    onDisconnect: () => received.push(`${name} lost`),
  });
  return null;
}

let server: ReturnType<typeof createLiveServer>;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const send = async (...messages: string[]) => {
  server.streams.at(-1)?.send(messages.join(''));
  await advance(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server = createLiveServer();
  signIn(createToken());
  takeReceived();
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  jest.useRealTimers();
});

test('delivers a snapshot, then changes; a later subscriber gets a snapshot from the same stream', async () => {
  const view = render(<Fleet />);
  await advance(0);
  expect(new URL(server.streams[0]?.request.url ?? '').pathname).toBe('/api/telemetry/live');
  await send(toEvent('snapshot', position('a', 1), position('b', 1)));
  await send(toEvent('moved', position('b', 2)), ':\n\n', toEvent('moved', position('c', 2)));
  expect(takeReceived()).toEqual(['map all a1 b1', 'map moved b2', 'map moved c2']);
  view.rerender(
    <>
      <Fleet />
      <Fleet name="list" />
    </>,
  );
  expect([takeReceived(), server.streams.length]).toEqual([['list all a1 b2 c2'], 1]);
  view.unmount();
  await advance(0);
  expect(server.countOpen()).toBe(0);
});

test('reports a lost connection and delivers a new snapshot after reconnecting', async () => {
  render(<Fleet />);
  await advance(0);
  await send(toEvent('snapshot', position('a', 1), position('b', 1)));
  server.streams[0]?.end();
  await advance(0);
  expect(takeReceived()).toEqual(['map all a1 b1', 'map lost']);
  await advance(60_000);
  expect(server.streams).toHaveLength(2);
  await send(toEvent('moved', position('a', 2)));
  await send(toEvent('snapshot', position('a', 3)));
  expect(takeReceived()).toEqual(['map all a3']);
  server.rejectWith(503, 'stopping');
  server.streams[1]?.end();
  await advance(60_000);
  expect(new Set(takeReceived())).toEqual(new Set(['map lost']));
});

test('a new tab gets a snapshot from the tab with the stream', async () => {
  Object.assign(navigator, { locks: createFakeLocks() });
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  render(<Fleet />);
  await advance(0);
  await send(toEvent('snapshot', position('a', 1)), toEvent('moved', position('b', 2)));
  const otherTab: string[] = [];
  const listener: StreamListener<LiveMessage> = {
    onEvents: (messages) =>
      otherTab.push(...messages.map(({ kind, positions }) => `${kind} ${describePositions(positions)}`)),
    onConnect: () => otherTab.push('connect'),
    onDisconnect: () => otherTab.push('disconnect'),
  };
  const controller = new AbortController();
  followStream<LiveMessage>(
    { path: 'telemetry/live', userId: useSession.getState().user?.id ?? '', replay: () => [] },
    listener,
    controller.signal,
  );
  await send(toEvent('moved', position('a', 3)));
  expect([otherTab, server.streams.length]).toEqual([['snapshot a1 b2', 'moved a3'], 1]);
  server.streams[0]?.end();
  await advance(0);
  expect(otherTab.at(-1)).toBe('disconnect');
  controller.abort();
});
