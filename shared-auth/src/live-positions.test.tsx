import { act, render } from '@testing-library/react';
import type { LiveMessage, LivePosition } from 'shared-contracts/telemetry';
import type { Ears } from './live-stream.ts';
import { followStream } from './live-tabs.ts';
import { useLivePositions } from './live-positions.ts';
import { page, signIn, useSession } from './session.ts';
import { liveServer } from './testing/live-server.ts';
import { fakeLocks, FakeChannel } from './testing/tabs.ts';
import { tokenOf } from './testing/tokens.ts';

jest.spyOn(page, 'reload').mockImplementation(() => undefined);
jest.spyOn(Math, 'random').mockReturnValue(1);

const at = (vehicleId: string, time: number): LivePosition => ({
  vehicleId,
  at: time,
  latitude: 7,
  longitude: 80,
  speed: 40,
  heading: 90,
  motion: 'moving',
});
const told = (kind: LiveMessage['kind'], ...positions: LivePosition[]) =>
  `data: ${JSON.stringify({ kind, positions })}\n\n`;

const heard: string[] = [];
const taken = () => heard.splice(0);
const shown = (positions: readonly LivePosition[]) =>
  positions.map(({ vehicleId, at: time }) => `${vehicleId}${time}`).join(' ');
function Fleet({ name = 'map' }: { name?: string }) {
  useLivePositions({
    onPositions: (positions, isAll) => heard.push(`${name} ${isAll ? 'all' : 'moved'} ${shown(positions)}`),
    onLost: () => heard.push(`${name} lost`),
  });
  return null;
}

let server: ReturnType<typeof liveServer>;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const send = async (...messages: string[]) => {
  server.streams.at(-1)?.send(messages.join(''));
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server = liveServer();
  signIn(tokenOf());
  taken();
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  jest.useRealTimers();
});

test('first all, then what moves; who looks later is shown all at once by the same stream', async () => {
  const view = render(<Fleet />);
  await pass(0);
  expect(new URL(server.streams[0]?.request.url ?? '').pathname).toBe('/api/telemetry/live');
  await send(told('snapshot', at('a', 1), at('b', 1)));
  await send(told('moved', at('b', 2)), ':\n\n', told('moved', at('c', 2)));
  expect(taken()).toEqual(['map all a1 b1', 'map moved b2', 'map moved c2']);
  view.rerender(
    <>
      <Fleet />
      <Fleet name="list" />
    </>,
  );
  expect([taken(), server.streams.length]).toEqual([['list all a1 b2 c2'], 1]);
  view.unmount();
  await pass(0);
  expect(server.open()).toBe(0);
});

test('a cut is told, and what is there after it is shown anew', async () => {
  render(<Fleet />);
  await pass(0);
  await send(told('snapshot', at('a', 1), at('b', 1)));
  server.streams[0]?.end();
  await pass(0);
  expect(taken()).toEqual(['map all a1 b1', 'map lost']);
  await pass(60_000);
  expect(server.streams).toHaveLength(2);
  await send(told('moved', at('a', 2)));
  await send(told('snapshot', at('a', 3)));
  expect(taken()).toEqual(['map all a3']);
  server.refuse(503, 'stopping');
  server.streams[1]?.end();
  await pass(60_000);
  expect(new Set(taken())).toEqual(new Set(['map lost']));
});

test('a tab that comes later is told all by the one that has the stream', async () => {
  Object.assign(navigator, { locks: fakeLocks() });
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  render(<Fleet />);
  await pass(0);
  await send(told('snapshot', at('a', 1)), told('moved', at('b', 2)));
  const other: string[] = [];
  const ears: Ears<LiveMessage> = {
    hear: (messages) => other.push(...messages.map(({ kind, positions }) => `${kind} ${shown(positions)}`)),
    begin: () => other.push('begin'),
    lose: () => other.push('lose'),
  };
  const end = new AbortController();
  followStream<LiveMessage>(
    { path: 'telemetry/live', userId: useSession.getState().user?.id ?? '', recall: () => [] },
    ears,
    end.signal,
  );
  await send(told('moved', at('a', 3)));
  expect([other, server.streams.length]).toEqual([['snapshot a1 b2', 'moved a3'], 1]);
  server.streams[0]?.end();
  await pass(0);
  expect(other.at(-1)).toBe('lose');
  end.abort();
});
