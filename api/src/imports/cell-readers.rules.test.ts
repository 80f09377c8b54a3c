import type { FindByName, RowContext } from './columns.rules.ts';
import {
  cargoReferences,
  readCargoItems,
  readCorners,
  readDateTime,
  readDuration,
  readFlag,
  readName,
  readNames,
  readNumber,
  readOption,
  readPackNumbers,
  readServices,
  readText,
  referencesTo,
  referenceTo,
  splitList,
} from './cell-readers.rules.ts';

const notFound = (name: string) => ({ problem: { code: 'notFound', message: `Not found: ${name}` } });
const KNOWN_NAMES = ['Tea', 'Tea, black', 'Rice'];
const find: FindByName = (kind, name) => (KNOWN_NAMES.includes(name) ? { value: `${kind} ${name}` } : notFound(name));
const context = (cells: Record<string, string> = {}): RowContext => ({
  find,
  timeZone: 'Asia/Colombo',
  cell: (title) => cells[title] ?? '',
});
const invalid = (code: string, message: string, params?: Record<string, string>) => ({
  problem: { code, message, ...(params && { params }) },
});

test('splits a list at semicolons, without blanks and empty items', () => {
  expect(splitList(' Tea ;; Rice, white;  ')).toEqual(['Tea', 'Rice, white']);
});

test('reads text as it is', () => {
  expect(readText(' as is ', context())).toEqual({ value: ' as is ' });
});

const NO_FLAG = invalid('flag', 'Write yes or no');
test.each([
  ['yes', { value: true }],
  ['no', { value: false }],
  ['TRUE', { value: true }],
  ['FALSE', { value: false }],
  ['Yes', NO_FLAG],
  ['constructor', NO_FLAG],
])('reads the flag %s', (text, expected) => {
  expect(readFlag(text, context())).toEqual(expected);
});

test('accepts only the listed options', () => {
  const read = readOption(['circle', 'polygon']);
  expect(read('polygon', context())).toEqual({ value: 'polygon' });
  expect(read('poly', context())).toEqual(
    invalid('option', 'Write one of circle, polygon', { options: 'circle, polygon' }),
  );
});

test('reads dates in the time zone of the file', () => {
  expect(readDateTime('2026-11-20 08:30', context())).toEqual({ value: Date.parse('2026-11-20T03:00:00Z') / 1_000 });
  expect(readDateTime('2026-11-20 08:30 UTC', context())).toEqual({
    value: Date.parse('2026-11-20T08:30:00Z') / 1_000,
  });
  expect(readDateTime('2026-11-20 08:30 XX', context())).toEqual(
    invalid('date', 'Invalid date. Write YYYY-MM-DD HH:mm'),
  );
  expect(readDateTime('20.11.2026', context())).toEqual(invalid('date', 'Invalid date. Write YYYY-MM-DD HH:mm'));
});

test.each([
  ['46346.354166666664', '2026-11-20T03:00:00Z'],
  ['46346', '2026-11-19T18:30:00Z'],
  ['60000.00001', '2064-04-07T18:30:00Z'],
  ['123456', '2238-01-02T18:30:00Z'],
])('reads %s, as Excel stores a date, as %s', (text, expected) => {
  expect(readDateTime(text, context())).toEqual({ value: Date.parse(expected) / 1_000 });
});

const NO_DURATION = invalid('duration', 'Write the duration as HH:mm');
test.each([
  ['01:30', { value: 90 }],
  ['0:00', { value: 0 }],
  ['9999:59', { value: 599_999 }],
  ['10000:00', NO_DURATION],
  ['0', { value: 0 }],
  ['0.0625', { value: 90 }],
  ['123.5', { value: 177_840 }],
  ['1', NO_DURATION],
  ['.5', NO_DURATION],
  ['1:60', NO_DURATION],
  ['1:5', NO_DURATION],
  ['1:050', NO_DURATION],
  ['1h30', NO_DURATION],
])('reads the duration %s in minutes', (text, expected) => {
  expect(readDuration(text, context())).toEqual(expected);
});

const NO_NUMBER = invalid('number', 'Write a number such as 12.5');
test.each([
  ['12.5', { value: 12.5 }],
  ['-7', { value: -7 }],
  ['999999999999', { value: 999_999_999_999 }],
  ['0.123456789012345', { value: 0.123456789012345 }],
  ['1000000000000', NO_NUMBER],
  ['0.1234567890123456', NO_NUMBER],
  ['12,5', NO_NUMBER],
  ['12.', NO_NUMBER],
  ['1e3', NO_NUMBER],
  ['x1', NO_NUMBER],
])('reads the number %s', (text, expected) => {
  expect(readNumber(text, context())).toEqual(expected);
});

test('finds records by their names', () => {
  expect(readName('cargo')('Tea', context())).toEqual({ value: 'cargo Tea' });
  expect(readNames('cargo')('Tea; Rice', context())).toEqual({ value: ['cargo Tea', 'cargo Rice'] });
});

test('reports the first unknown name of a list', () => {
  expect(readNames('cargo')('Tea; Ice; Oil', context())).toEqual(notFound('Ice'));
});

test('lists the names in a cell', () => {
  expect(referenceTo('cargo')(' Tea ')).toEqual([{ kind: 'cargo', name: 'Tea' }]);
  expect(referencesTo('contact')('Nadia; Ravi')).toEqual([
    { kind: 'contact', name: 'Nadia' },
    { kind: 'contact', name: 'Ravi' },
  ]);
  expect(cargoReferences('Tea, black , 2; Rice')).toEqual([
    { kind: 'cargo', name: 'Tea, black' },
    { kind: 'cargo', name: 'Rice' },
  ]);
});

const item = (cargoId: string, quantity: number, packNumber: string | null = null) => ({
  packNumber,
  cargoId,
  quantity,
});
test.each([
  ['Tea,2', '', { value: [item('cargo Tea', 2)] }],
  ['Tea, black, 7; Rice,1', '', { value: [item('cargo Tea, black', 7), item('cargo Rice', 1)] }],
  ['Tea,2;Rice,9999999', ' P1 ; P2', { value: [item('cargo Tea', 2, 'P1'), item('cargo Rice', 9_999_999, 'P2')] }],
  ['Tea,2;Rice,1', ';P2', { value: [item('cargo Tea', 2), item('cargo Rice', 1, 'P2')] }],
  ['Tea,2;Rice,1', 'P1', { value: [item('cargo Tea', 2, 'P1'), item('cargo Rice', 1)] }],
  ['Tea,2;Ice,1', '', notFound('Ice')],
  ['Tea', '', invalid('cargoItem', 'Write Tea as name,count', { item: 'Tea' })],
  ['Tea,10000000', '', invalid('cargoItem', 'Write Tea,10000000 as name,count', { item: 'Tea,10000000' })],
])('reads the cargo %s with the pack numbers %j', (text, packs, expected) => {
  expect(readCargoItems(text, context({ 'Pack numbers': packs }))).toEqual(expected);
});

test.each([
  ['Tail lift,2', { value: [{ name: 'Tail lift', quantity: '2' }] }],
  [
    'Driver, second, 1.5; Escort,1',
    {
      value: [
        { name: 'Driver, second', quantity: '1.5' },
        { name: 'Escort', quantity: '1' },
      ],
    },
  ],
  ['Escort', invalid('cargoItem', 'Write Escort as name,count', { item: 'Escort' })],
  ['Escort,-1', invalid('cargoItem', 'Write Escort,-1 as name,count', { item: 'Escort,-1' })],
])('reads the services %s', (text, expected) => {
  expect(readServices(text, context({}))).toEqual(expected);
});

test.each([
  ['P1', { value: undefined }],
  ['P1;P2', { value: undefined }],
  [';;P3', invalid('packNumbers', 'More pack numbers than cargo')],
])('checks that the pack numbers %s are not more than two cargos', (text, expected) => {
  expect(readPackNumbers(text, context({ Cargo: 'Tea,2; Rice,1' }))).toStrictEqual(expected);
});

const NO_CORNERS = invalid('corners', 'Write each corner as latitude,longitude');
test.each([
  [
    '6.9, 79.8; -7,80;7.5,81',
    {
      value: [
        [6.9, 79.8],
        [-7, 80],
        [7.5, 81],
      ],
    },
  ],
  ['6.9,79.8; 7', NO_CORNERS],
  ['6.9,79.8,1', NO_CORNERS],
  ['6.9,79.8; 7,east', NO_CORNERS],
  ['north,79.8', NO_CORNERS],
])('reads the corners %s', (text, expected) => {
  expect(readCorners(text, context())).toEqual(expected);
});
