import { listDoneInspections } from './inspection.rules.ts';
import { outboxEntry } from './testing/outbox-entries.ts';
import { trip } from './testing/projected-trips.ts';

const reported = trip([], { inspections: { items: [], done: ['before'] } });
const inspection = (overrides = {}) => outboxEntry('inspection', { kind: 'after' }, overrides);

test.each([
  ['was reported', [], ['before']],
  ['waits to be sent', [inspection()], ['before', 'after']],
  ['was sent', [inspection({ state: 'sent' })], ['before', 'after']],
  ['was refused', [inspection({ state: 'refused' })], ['before']],
  ['is of another trip', [inspection({ tripId: 'other' })], ['before']],
  ['is not an inspection', [outboxEntry('message', { kind: 'after' })], ['before']],
])('an inspection that %s', (_name, entries, expected) => {
  expect(listDoneInspections(reported, entries)).toEqual(expected);
});

test('a trip that an earlier release stored has no inspections', () => {
  expect(listDoneInspections(trip([]), [inspection()])).toEqual(['after']);
});
