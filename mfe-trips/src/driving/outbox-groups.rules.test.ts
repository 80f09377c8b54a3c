import type { OutboxEntry } from './outbox.ts';
import { groupUnapplied, isUnassigned } from './outbox-groups.rules.ts';
import { outboxEntry } from './testing/outbox-entries.ts';

const refused = (id: number, status: number, overrides: Partial<OutboxEntry> = {}) =>
  outboxEntry(
    'event',
    {},
    {
      id,
      state: 'refused',
      refused: { status, code: 'refused', message: '', params: {} },
      ...overrides,
    },
  );
const late = (id: number, cause: NonNullable<OutboxEntry['late']>['cause'], orderNumber: string, tripId = 't') =>
  outboxEntry(
    'event',
    {},
    { id, tripId, orderNumber, state: 'refused', late: { cause, trip: 'T-1', at: 1, reason: null } },
  );

const groupsOf = (...entries: OutboxEntry[]) => groupUnapplied(entries).map((group) => group.map(({ id }) => id));

test.each([
  ['a trip that the driver never had', refused(1, 404), true],
  ['a change that is not allowed', refused(1, 409), false],
  ['what waits', outboxEntry('event', {}), false],
])('%s', (_name, entry, expected) => {
  expect(isUnassigned(entry)).toBe(expected);
});

test.each<[string, OutboxEntry[], number[][]]>([
  ['entries of a trip that is gone', [refused(1, 404), refused(2, 404)], [[1, 2]]],
  ['entries of two such trips', [refused(1, 404), refused(2, 404, { tripId: 'u' })], [[1], [2]]],
  ['refused changes', [refused(1, 409), refused(2, 409)], [[1], [2]]],
  ['what waits or was sent', [outboxEntry('event', {}), outboxEntry('event', {}, { id: 2, state: 'sent' })], []],
  ['entries of a cancelled trip', [late(1, 'tripCancelled', 'O-1'), late(2, 'tripCancelled', 'O-2')], [[1, 2]]],
  [
    'entries of two cancelled trips',
    [late(1, 'tripCancelled', 'O-1'), late(2, 'tripCancelled', 'O-1', 'u')],
    [[1], [2]],
  ],
  ['entries of one cancelled order', [late(1, 'orderCancelled', 'O-1'), late(2, 'orderCancelled', 'O-1')], [[1, 2]]],
  ['entries of two cancelled orders', [late(1, 'orderCancelled', 'O-1'), late(2, 'orderCancelled', 'O-2')], [[1], [2]]],
])('shows a notice about %s', (_name, entries, expected) => {
  expect(groupsOf(...entries)).toEqual(expected);
});
