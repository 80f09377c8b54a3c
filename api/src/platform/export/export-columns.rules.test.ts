import { createExportSheet, exportColumn, type ExportColumns, moneyColumns } from './export-columns.rules.ts';
import { exportRow } from './testing/export-row.ts';

type Row = { name: string; stage: string; flags: string[]; weight: string | null; price: string; currency: string };

const COLUMNS: ExportColumns<Row> = {
  name: exportColumn('text', ({ name }) => name),
  stage: exportColumn('code', ({ stage }) => stage),
  flags: exportColumn('code', ({ flags }) => flags),
  weight: exportColumn('weight', ({ weight }) => weight),
  waited: exportColumn('integer', () => 12, 'minutes'),
  price: moneyColumns(({ price }) => price),
};
const ROW: Row = { name: 'Tea', stage: 'sent', flags: ['a', 'b'], weight: '1000.000', price: '12.50', currency: 'LKR' };
const select = (...ids: string[]) => ids.map((id) => ({ id, title: id.toUpperCase() }));
const METRIC = { units: 'metric', language: 'en' } as const;

const titlesOf = (ids: string[], reader: Parameters<typeof createExportSheet>[2] = METRIC) =>
  createExportSheet(COLUMNS, select(...ids), reader).columns.map(({ title }) => title);

test('writes the columns of the screen, in its order, and ignores unknown ones', () => {
  const { columns, toCells } = createExportSheet(COLUMNS, select('price', 'gone', 'name', 'toString'), METRIC);
  expect(columns.map(({ title }) => title)).toEqual(['PRICE', 'PRICE, currency', 'NAME']);
  expect(columns.map(({ type }) => type)).toEqual(['decimal', 'text', 'text']);
  expect(toCells(ROW)).toEqual(['12.50', 'LKR', 'Tea']);
});

test.each([
  ['minutes', ['waited'], METRIC, 'WAITED, minutes'],
  ["a reader's language", ['waited'], { units: 'metric', language: 'it' }, 'WAITED, minuti'],
  ['the unit', ['weight'], METRIC, 'WEIGHT, kg'],
  ["a reader's unit", ['weight'], { units: 'imperial', language: 'en' }, 'WEIGHT, tonnes'],
] as const)('a title says %s', (_name, ids, reader, expected) => {
  expect(titlesOf([...ids], reader)).toEqual([expected]);
});

test('codes are written as on the screen, several next to each other', () => {
  const labels = { sent: 'Sent', a: 'Urgent' };
  const selected = select('stage', 'flags', 'name').map((column) => ({ ...column, labels }));
  const { toCells } = createExportSheet(COLUMNS, selected, METRIC);
  expect(toCells(ROW)).toEqual(['Sent', 'Urgent, b', 'Tea']);
  expect(toCells({ ...ROW, stage: 'unknown', name: 'sent', flags: [] })).toEqual(['unknown', '', 'sent']);
});

test('former people are named in the language of the reader', () => {
  const { toCells } = createExportSheet(COLUMNS, select('name'), { units: 'metric', language: 'it' });
  expect(toCells({ ...ROW, name: 'Former person 0a1b2c3d4e5f' })).toEqual(['Persona non più attiva 0a1b2c3d4e5f']);
});

test("measures are written in the reader's unit, and amounts as they are", () => {
  const cellsIn = (units: 'metric' | 'imperial', row = ROW) =>
    createExportSheet(COLUMNS, select('weight', 'price', 'waited'), { units, language: 'en' }).toCells(row);
  expect(cellsIn('metric')).toEqual(['1000', '12.50', 'LKR', 12]);
  expect(cellsIn('imperial')[0]).toBe('1');
  expect(cellsIn('imperial').slice(1)).toEqual(['12.50', 'LKR', 12]);
  expect(cellsIn('imperial', { ...ROW, weight: null })[0]).toBeNull();
});

test('a column of the screen can be one of the file or several', () => {
  expect(exportColumn('text', () => 'x')).toEqual([{ kind: 'text', value: expect.any(Function) }]);
  expect(exportRow(COLUMNS, ROW)).toMatchObject({ name: 'Tea', price: ['12.50', 'LKR'] });
});
