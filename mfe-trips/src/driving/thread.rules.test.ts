import type { TripMessage } from 'shared-contracts/trips/trip-messages';
import { outboxEntry } from './testing/outbox-entries.ts';
import { toThread } from './thread.rules.ts';

const message = (key: string, text: string): TripMessage => ({
  id: key,
  key,
  text,
  author: 'Nadia',
  isFromDriver: false,
  isOwn: false,
  occurredAt: 100,
});
const written = (key: string, overrides = {}) =>
  outboxEntry('message', { key, text: `On my way ${key}`, occurredAt: 200 }, overrides);
const NEWEST_FIRST = [message('k2', 'Gate 3'), message('k1', 'Call the gate')];
const summaryOf = (...entries: Parameters<typeof toThread>[1]) =>
  toThread(NEWEST_FIRST, entries, 't').map(({ key, isWaiting }) => `${key}${isWaiting ? ' waits' : ''}`);

test('messages are read from the oldest to the newest', () => {
  const [first] = NEWEST_FIRST.toReversed();
  expect(toThread(NEWEST_FIRST, [], 't')[0]).toEqual({ ...first, isWaiting: false });
  expect(summaryOf()).toEqual(['k1', 'k2']);
});

test("the driver's own message comes last until the API lists it", () => {
  expect(toThread([], [written('k3')], 't')).toEqual([
    { key: 'k3', text: 'On my way k3', occurredAt: 200, author: '', isOwn: true, isWaiting: true },
  ]);
});

test.each([
  ['that waits', written('k3'), ['k1', 'k2', 'k3 waits']],
  ['that was sent', written('k3', { state: 'sent' }), ['k1', 'k2', 'k3']],
  ['that was refused', written('k3', { state: 'refused' }), ['k1', 'k2']],
  ['that is listed', written('k2'), ['k1', 'k2']],
  ['of another trip', written('k3', { tripId: 'other' }), ['k1', 'k2']],
  ['that is no message', outboxEntry('scan', { key: 'k3' }), ['k1', 'k2']],
])('shows an entry %s', (_name, entry, expected) => {
  expect(summaryOf(entry)).toEqual(expected);
});
