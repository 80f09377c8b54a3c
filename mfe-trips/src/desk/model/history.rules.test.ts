import type { PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanChangeKind } from 'shared-contracts/values/trips/planning-desk';
import { dropRefused, forgetTrips, type History, type HistoryEntry, recordChange } from './history.rules.ts';

const entry = (name: string, ...operations: PlanOperationInput[]): HistoryEntry => ({
  label: { id: name, defaultMessage: name },
  operations,
});
const history: History = {
  undo: ['z', 'a', 'b'].map((name) => entry(name)),
  redo: ['y', 'c', 'd'].map((name) => entry(name)),
};
const namesOf = ({ undo, redo }: History) =>
  [undo, redo].map((entries) => entries.map(({ label }) => label.id).join(''));

test.each<[PlanChangeKind, string, string]>([
  ['change', 'zabx', ''],
  ['undo', 'za', 'ycdx'],
  ['redo', 'zabx', 'yc'],
])('after a %s', (kind, undo, redo) => {
  expect(namesOf(recordChange(history, kind, entry('x')))).toEqual([undo, redo]);
});

test('keeps the last 200 changes', () => {
  const full = { undo: Array.from({ length: 200 }, (_, i) => entry(`${i}`)), redo: [] };
  const { undo } = recordChange(full, 'change', entry('x'));
  expect([undo.length, undo[0]?.label.id, undo.at(-1)?.label.id]).toEqual([200, '1', 'x']);
});

test.each<[PlanChangeKind, string, string]>([
  ['change', 'zab', 'ycd'],
  ['undo', 'za', 'ycd'],
  ['redo', 'zab', 'yc'],
])('after a refused %s', (kind, undo, redo) => {
  expect(namesOf(dropRefused(history, kind))).toEqual([undo, redo]);
});

test.each<[string, PlanOperationInput, boolean]>([
  ['changes it', { op: 'lockTrip', tripId: 'created', isLocked: true }, false],
  ['moves orders into it', { op: 'moveOrders', orderIds: ['o-1'], toTripId: 'created' }, false],
  ['changes another trip', { op: 'lockTrip', tripId: 'open', isLocked: true }, true],
  ['moves orders into another trip', { op: 'moveOrders', orderIds: ['o-1'], toTripId: 'open' }, true],
  ['moves orders into the pool', { op: 'moveOrders', orderIds: ['o-1'], toTripId: null }, true],
  ['adds a trip', { op: 'addTrip', id: 'created' }, true],
])('once a trip is created, whether what %s can be undone', (_name, operation, isKept) => {
  const other = entry('other', { op: 'removeTrip', tripId: 'open' });
  const own = entry('own', { op: 'removeTrip', tripId: 'open' }, operation);
  const kept = isKept ? 'otherown' : 'other';
  const after = forgetTrips({ undo: [other, own], redo: [other, own] }, new Set(['created']));
  expect(namesOf(after)).toEqual([kept, kept]);
});
