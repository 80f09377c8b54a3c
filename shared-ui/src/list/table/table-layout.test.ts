import fc from 'fast-check';
import type { Column } from './column.ts';
import {
  moveColumnBy,
  sortColumns,
  getVisibleColumns,
  resizeColumn,
  resizeColumnBySteps,
  toggleColumn,
  createDefaultLayout,
  getColumnStretch,
  getTotalWidth,
} from './table-layout.ts';

const column = (id: string, overrides: Partial<Column<never>> = {}): Column<never> => ({
  id,
  header: { id },
  cell: () => null,
  ...overrides,
});
const columns = [
  column('number', { width: 100 }),
  column('stage'),
  column('partner'),
  column('cost', { hiddenByDefault: true }),
];
const defaultLayout = createDefaultLayout(columns);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test('shows columns in the given order, without those hidden by default', () => {
  expect(ids(getVisibleColumns(columns, defaultLayout))).toBe('number stage partner');
  expect(ids(getVisibleColumns(columns, toggleColumn(defaultLayout, 'cost')))).toBe('number stage partner cost');
});

test('keeps the first column first and visible', () => {
  expect(ids(getVisibleColumns(columns, moveColumnBy(columns, defaultLayout, 'partner', -9)))).toBe(
    'number partner stage',
  );
  expect(ids(getVisibleColumns(columns, toggleColumn(defaultLayout, 'number')))).toBe('number stage partner');
});

test('appends a column that a saved layout lacks', () => {
  const customLayout = moveColumnBy(columns, defaultLayout, 'stage', 1);
  expect(ids(sortColumns([...columns, column('weight')], customLayout))).toBe('number partner stage cost weight');
});

test('limits column widths', () => {
  const [number] = sortColumns(columns, resizeColumn(defaultLayout, 'number', 5));
  const [, stage] = sortColumns(columns, resizeColumn(defaultLayout, 'stage', 5_000));
  expect([number?.width, stage?.width]).toEqual([64, 640]);
  expect(resizeColumnBySteps(defaultLayout, { id: 'number', width: 100 }, 1).widths).toEqual({ number: 124 });
});

test('keeps all columns after any moves', () => {
  const moves = fc.array(
    fc.record({ id: fc.constantFrom('stage', 'partner', 'cost'), offset: fc.integer({ min: -5, max: 5 }) }),
  );
  fc.assert(
    fc.property(moves, (steps) => {
      const finalLayout = steps.reduce(
        (layout, { id, offset }) => moveColumnBy(columns, layout, id, offset),
        defaultLayout,
      );
      const sorted = sortColumns(columns, finalLayout);
      return sorted[0]?.id === 'number' && new Set(sorted.map(({ id }) => id)).size === columns.length;
    }),
  );
});

test('sums the widths, with a default for columns without one', () => {
  expect(getTotalWidth([{ width: 100 }, { width: undefined }, {}])).toBe(420);
});

test('stretches the columns over the available width, but never shrinks them', () => {
  expect([getColumnStretch(1200, 1000), getColumnStretch(1000, 1000), getColumnStretch(300, 1000)]).toEqual([
    1.2, 1, 1,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 64, max: 4000 }), (available, total) => {
      const stretched = total * getColumnStretch(available, total);
      return stretched >= total && (available < total || (stretched <= available && available - stretched < 1));
    }),
  );
});
