import fc from 'fast-check';
import type { PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import { PLAN_HISTORY_SIZE } from 'shared-contracts/values/trips/planning-desk';
import { type StoredChange, toHistory } from './plan-history.rules.ts';

const remove = (tripId: string): PlanOperation[] => [{ op: 'removeTrip', tripId }];
const change = (name: string): StoredChange => ({
  kind: 'change',
  operations: remove(name),
  inverse: remove(`-${name}`),
});

test('a change after an undo leaves nothing to redo', () => {
  const undone: StoredChange = { kind: 'undo', operations: remove('-b'), inverse: remove('b') };
  const changes = [change('a'), change('b'), undone];
  expect(toHistory(changes)).toEqual({
    undo: [{ change: remove('a'), operations: remove('-a') }],
    redo: [{ change: remove('b'), operations: remove('b') }],
  });
  expect(toHistory([...changes, change('c')])).toEqual({
    undo: ['a', 'c'].map((name) => ({ change: remove(name), operations: remove(`-${name}`) })),
    redo: [],
  });
});

test('keeps the last changes that can be undone and redone', () => {
  const count = PLAN_HISTORY_SIZE + 1;
  const changes = Array.from({ length: count }, (_, i) => change(`${i}`));
  const undone = Array.from({ length: count }, (): StoredChange => ({ kind: 'undo', operations: [], inverse: [] }));
  const names = (entries: { change: PlanOperation[] }[]) => entries.map((entry) => entry.change);
  const { undo } = toHistory(changes);
  expect(names(undo)).toEqual(changes.slice(1).map(({ operations }) => operations));
  const { redo } = toHistory([...changes, ...undone]);
  expect(names(redo)).toEqual(
    changes
      .slice(0, -1)
      .toReversed()
      .map(({ operations }) => operations),
  );
  expect(toHistory([])).toEqual({ undo: [], redo: [] });
});

test('every change can be undone or redone once, after any sequence of undos and redos', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('undo' as const, 'redo' as const), { maxLength: 40 }), (kinds) => {
      const changes = ['a', 'b', 'c', 'd'].map(change);
      for (const kind of kinds) {
        const entry = toHistory(changes)[kind].at(-1);
        if (!entry) continue;
        const [name] = entry.change.flatMap((operation) => ('tripId' in operation ? operation.tripId : []));
        const inverse = remove(kind === 'undo' ? `${name}` : `-${name}`);
        changes.push({ kind, operations: entry.operations, inverse });
      }
      const { undo, redo } = toHistory(changes);
      const names = [...undo, ...redo.toReversed()].map(({ change: done }) => done);
      expect(names).toEqual(['a', 'b', 'c', 'd'].map(remove));
      expect(undo.map(({ operations }) => operations)).toEqual(
        names
          .slice(0, undo.length)
          .map((done) => done.flatMap((operation) => ('tripId' in operation ? remove(`-${operation.tripId}`) : []))),
      );
    }),
  );
});
