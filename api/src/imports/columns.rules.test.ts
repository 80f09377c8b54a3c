import { readRow, toColumnProblems, type ImportColumn } from './columns.rules.ts';

const column = (title: string, field: string, isRequired = false): ImportColumn => ({
  title,
  field,
  isRequired,
  read: (text) => (text === 'bad' ? { problem: { code: 'bad', message: 'Bad' } } : { value: `<${text}>` }),
  format: 'text',
  example: '',
});
const COLUMNS = [column('Name', 'name', true), column('Notes', 'notes'), column('Stops', 'stops')];

const read = (cells: Record<string, string>) =>
  readRow(COLUMNS, {
    find: () => ({ value: '' }),
    timeZone: 'UTC',
    cell: (title) => cells[title] ?? '',
  });

test.each([
  ['reads trimmed cells by field', { Name: ' Tea ', Stops: 'Depot' }, { name: '<Tea>', stops: '<Depot>' }, []],
  ['skips blank optional cells', { Name: 'Tea', Notes: '  ' }, { name: '<Tea>' }, []],
  [
    'requires a value in a required cell',
    { Name: ' ', Notes: 'Dry' },
    { notes: '<Dry>' },
    [{ column: 'Name', code: 'required', message: 'Field is required' }],
  ],
  [
    'reports every unreadable cell by its heading',
    { Name: 'bad', Notes: 'bad', Stops: 'Depot' },
    { stops: '<Depot>' },
    [
      { column: 'Name', code: 'bad', message: 'Bad' },
      { column: 'Notes', code: 'bad', message: 'Bad' },
    ],
  ],
])('%s', (_case, cells, values, problems) => {
  expect(read(cells)).toEqual({ values, problems });
});

test('maps errors of fields to the headings of their columns', () => {
  const error = { code: 'notFound', message: 'Not found' };
  expect(toColumnProblems(COLUMNS, { name: error, 'stops.1.locationId': error, pickAt: error })).toEqual([
    { ...error, column: 'Name' },
    { ...error, column: 'Stops' },
    { ...error, column: null },
  ]);
});
