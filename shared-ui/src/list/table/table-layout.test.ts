import fc from 'fast-check';
import type { Column } from './column.ts';
import { movedBy, ordered, shown, sized, stepped, toggled, usualLayout } from './layout.ts';

const column = (id: string, more: Partial<Column<never>> = {}): Column<never> => ({
  id,
  header: { id },
  cell: () => null,
  ...more,
});
const columns = [
  column('number', { width: 100 }),
  column('stage'),
  column('partner'),
  column('cost', { hidden: true }),
];
const usual = usualLayout(columns);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test('columns are shown as the screen lists them, those that nobody asked for are not', () => {
  expect(ids(shown(columns, usual))).toBe('number stage partner');
  expect(ids(shown(columns, toggled(usual, 'cost')))).toBe('number stage partner cost');
});

test('the first column says what the row is: it stays first and shown', () => {
  expect(ids(shown(columns, movedBy(columns, usual, 'partner', -9)))).toBe('number partner stage');
  expect(ids(shown(columns, toggled(usual, 'number')))).toBe('number stage partner');
});

test('a column of a newer version comes at the end of what a person arranged', () => {
  const arranged = movedBy(columns, usual, 'stage', 1);
  expect(ids(ordered([...columns, column('weight')], arranged))).toBe('number partner stage cost weight');
});

test('widths stay readable', () => {
  const [number] = ordered(columns, sized(usual, 'number', 5));
  const [, stage] = ordered(columns, sized(usual, 'stage', 5_000));
  expect([number?.width, stage?.width]).toEqual([64, 640]);
  expect(stepped(usual, { id: 'number', width: 100 }, 1).widths).toEqual({ number: 124 });
});

test('however it is moved, no column is lost', () => {
  const moves = fc.array(
    fc.record({ id: fc.constantFrom('stage', 'partner', 'cost'), places: fc.integer({ min: -5, max: 5 }) }),
  );
  fc.assert(
    fc.property(moves, (steps) => {
      const layout = steps.reduce((before, { id, places }) => movedBy(columns, before, id, places), usual);
      const all = ordered(columns, layout);
      return all[0]?.id === 'number' && new Set(all.map(({ id }) => id)).size === columns.length;
    }),
  );
});
