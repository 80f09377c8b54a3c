import { listScans } from './scans.rules.ts';
import { outboxEntry } from './testing/outbox-entries.ts';
import { trip } from './testing/projected-trips.ts';

const label = (item: number) => ({ orderId: 'a', stop: 0, item, drop: null });
const scan = (overrides = {}) => outboxEntry('scan', label(2), overrides);
const scanned = trip([], { scans: [label(1)] } as object);

test.each([
  ['was sent before', [], [1]],
  ['waits to be sent', [scan()], [1, 2]],
  ['was just sent', [scan({ state: 'sent' })], [1, 2]],
  ['was refused', [scan({ state: 'refused' })], [1]],
  ['is of another trip', [scan({ tripId: 'other' })], [1]],
  ['is no scan', [outboxEntry('event', label(2))], [1]],
])('a label that %s', (_name, entries, items) => {
  expect(listScans(scanned, entries)).toStrictEqual(items.map(label));
});

test('a trip that an earlier release stored has no scans', () => {
  expect(listScans(trip([]), [])).toEqual([]);
});
