import type { Column } from './column.ts';
import { isSameLayout, toTableLayout, toViewLayout } from './view-layout.rules.ts';

const column = (id: string, overrides: Partial<Column<never>> = {}): Column<never> => ({
  id,
  header: { id, defaultMessage: id },
  cell: () => null,
  ...overrides,
});
const COLUMNS = [column('number'), column('stage'), column('weight', { hiddenByDefault: true })];
const LAYOUT = { order: ['number', 'weight', 'stage'], hidden: ['stage', 'number'], widths: { weight: 90 } };
const saved = (id: string, isHidden = false, width: number | null = null) => ({ id, isHidden, width });

test('a view saves order, widths and what is hidden; the first column is always shown', () => {
  expect(toViewLayout(COLUMNS, LAYOUT)).toEqual({
    columns: [saved('number'), saved('weight', false, 90), saved('stage', true)],
    isCards: false,
  });
  expect(toViewLayout(COLUMNS, { ...LAYOUT, cards: true }).isCards).toBe(true);
});

test('a view restores them; new columns are as hidden as by default', () => {
  const columns = [saved('stage', true), saved('dropped', true), saved('number', false, 120)];
  expect(toTableLayout([...COLUMNS, column('trip')], { columns, isCards: true })).toEqual({
    order: ['stage', 'dropped', 'number'],
    hidden: ['stage', 'weight'],
    widths: { number: 120 },
    cards: true,
  });
});

test('a view without columns has the default ones', () => {
  expect(toTableLayout(COLUMNS, { columns: [], isCards: false })).toEqual({
    order: ['number', 'stage', 'weight'],
    hidden: ['weight'],
    widths: {},
    cards: false,
  });
});

test.each([
  ['the same one', {}, true],
  ['that with a hidden first column', { hidden: ['stage'] }, true],
  ['one with another order', { order: ['number', 'stage', 'weight'] }, false],
  ['one with another width', { widths: { weight: 91 } }, false],
  ['one of cards', { cards: true }, false],
])('a layout is the same as %s: %s', (_name, changes, expected) => {
  expect(isSameLayout(COLUMNS, LAYOUT, { ...LAYOUT, ...changes })).toBe(expected);
});
