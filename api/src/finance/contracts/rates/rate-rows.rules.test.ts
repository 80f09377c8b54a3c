import { compareRates, findContradictions } from './compare-rates.rules.ts';
import { createPlaceFinder, createPlaceLabels, idIn } from './places.rules.ts';
import {
  type CellProblem,
  type Rate,
  type Rates,
  readRateRow,
  titleOf,
  toCells,
  toRateSheet,
} from './rate-columns.rules.ts';

const [PORT, KANDY, GALLE, OTHER] = ['a', 'b', 'c', 'd'].map((end) => `00000000-0000-4000-8000-00000000000${end}`) as [
  string,
  string,
  string,
  string,
];
const PLACES = new Map([
  [PORT, 'Port'],
  [KANDY, 'Kandy'],
  [GALLE, ' Galle'],
  [OTHER, 'Kandy'],
]);
const find = createPlaceFinder(PLACES);
const labelOf = createPlaceLabels(PLACES);

test.each([
  [PORT, 'Port'],
  [KANDY, `Kandy [${KANDY}]`],
  [GALLE, `Galle [${GALLE}]`],
  ['gone', '[gone]'],
])('the place %s is written %j', (id, label) => expect(labelOf(id)).toBe(label));

test.each([
  ['', `[${PORT}]`],
  ['  ', `[${PORT}]`],
  [`Port [${KANDY}]`, `Port [${KANDY}] [${PORT}]`],
])('a place named %j alone is written %j', (name, label) =>
  expect(createPlaceLabels(new Map([[PORT, name]]))(PORT)).toBe(label),
);

test.each([
  ['Port', { id: PORT }],
  [`anything [${KANDY.toUpperCase()}]`, { id: KANDY }],
  [
    'Kandy',
    { problem: { code: 'ambiguous', message: 'More than one location is named Kandy', params: { name: 'Kandy' } } },
  ],
  ['Colombo', { problem: { code: 'notFound', message: 'Location not found: Colombo', params: { name: 'Colombo' } } }],
])('finds %j', (text, expected) => expect(find(text)).toEqual(expected));

test('an id is only read at the end', () => {
  expect(idIn(`x [${PORT}]`)).toBe(PORT);
  expect(idIn(`[${PORT}] x`)).toBeNull();
});

type Cells = Record<string, string>;
const LANE: Cells = { 'Rate type': 'Lane', 'From location': 'Port', 'To location': ' Galle'.trim(), Rate: '10' };
const BAND: Cells = { 'Rate type': ' distance BAND ', 'From distance': '0', Rate: ' 2.50 ' };
const galle = createPlaceFinder(new Map([...PLACES, [GALLE, 'Galle']]));
const read = (cells: Cells, row = 2) => readRateRow({ row, cell: (title) => cells[title] ?? '' }, galle);

test('reads a lane and a distance band', () => {
  expect(read(LANE)).toEqual({
    row: 2,
    kind: 'lane',
    from: 'Port',
    to: 'Galle',
    rate: { kind: 'lane', values: { fromLocationId: PORT, toLocationId: GALLE, flatRate: '10', backhaulRate: null } },
    problems: [],
  });
  expect(read(BAND).rate).toEqual({
    kind: 'band',
    values: { from: '0', to: null, value: '2.50', backhaulRate: null, backhaulPercentage: null, minDistance: '0' },
  });
});

test.each<[Cells, string, string | null, string]>([
  [{ ...LANE, 'Rate type': '' }, 'required', 'Rate type', 'Field is required'],
  [{ ...LANE, 'Rate type': 'Road' }, 'option', 'Rate type', 'Write one of Lane, Distance band'],
  [{ ...LANE, 'From location': ' ' }, 'required', 'From location', 'Field is required'],
  [{ ...LANE, 'To location': 'Kandy' }, 'ambiguous', 'To location', 'More than one location is named Kandy'],
  [{ ...LANE, Rate: 'ten' }, 'number', 'Rate', 'Write a number such as 12.5'],
  [{ ...LANE, Rate: '1.' }, 'number', 'Rate', 'Write a number such as 12.5'],
  [{ ...LANE, Rate: '-1' }, 'min', 'Rate', 'Min 0'],
  [{ ...LANE, Rate: '1.005' }, 'places', 'Rate', 'At most 2 decimal places'],
  [{ ...LANE, Rate: '1'.repeat(14) }, 'digits', 'Rate', 'At most 13 digits before the point'],
  [{ ...BAND, 'To distance': '1.0005' }, 'places', 'To distance', 'At most 3 decimal places'],
  [{ ...BAND, 'To distance': '1'.repeat(10) }, 'digits', 'To distance', 'At most 9 digits before the point'],
  [{ ...BAND, 'Backhaul percentage': '1.00005' }, 'places', 'Backhaul percentage', 'At most 4 decimal places'],
  [{ ...BAND, 'Backhaul percentage': '1000' }, 'digits', 'Backhaul percentage', 'At most 3 digits before the point'],
  [
    { ...LANE, 'To distance': '5' },
    'notApplicable',
    'To distance',
    'Leave this empty: rate type Lane has no such value',
  ],
])('%j: %s in %s', (cells, code, column, message) => {
  const { rate, problems } = read(cells);
  expect(rate).toBeNull();
  expect(problems).toMatchObject([{ code, column, message }]);
});

test.each([
  { ...LANE, Rate: '1'.repeat(13), 'Backhaul rate': '0.05' },
  { ...BAND, 'To distance': '999999999.999', 'Backhaul percentage': '999.9999', 'Minimum distance': '5' },
])('takes %j', (cells) => expect(read(cells).problems).toEqual([]));

const lane = (toLocationId: string, flatRate = '10'): Rate => ({
  kind: 'lane',
  values: { fromLocationId: PORT, toLocationId, flatRate, backhaulRate: null },
});
const band = (from: string, to: string | null): Rate => ({
  kind: 'band',
  values: { from, to, value: '1', backhaulRate: null, backhaulPercentage: null, minDistance: '0' },
});
const rowsOf = (...rates: (Rate | null)[]) =>
  rates.map((rate, i) => ({
    row: i + 2,
    kind: rate?.kind ?? null,
    from: '',
    to: '',
    rate,
    problems: [] as CellProblem[],
  }));
const contradictions = (...rates: (Rate | null)[]) =>
  [...findContradictions(rowsOf(...rates))].map(
    ([row, problems]) => `${row} ${problems.map(({ code, column, message }) => `${code} ${column} ${message}`).join()}`,
  );

test.each<[string, (Rate | null)[], string[]]>([
  ['different rates', [lane(GALLE), lane(KANDY), band('0', '10'), band('10', null)], []],
  ['rows without a rate', [null, null], []],
  [
    'a lane twice',
    [lane(GALLE), lane(KANDY), lane(GALLE)],
    ['2 twice To location Row 4 has the same rate', '4 twice To location Row 2 has the same rate'],
  ],
  [
    'a band twice',
    [band('5', '5.5'), band('5.0', '5.2')],
    ['2 twice From distance Row 3 has the same rate', '3 twice From distance Row 2 has the same rate'],
  ],
  ['an empty band', [band('10', '10')], ['2 emptyBand To distance Must be greater than From distance']],
  [
    'overlaps',
    [lane(GALLE), band('0', '10'), band('9', '20')],
    ['3 overlap From distance Overlaps with row 4', '4 overlap From distance Overlaps with row 3'],
  ],
])('finds %s', (_what, rates, expected) => expect(contradictions(...rates).toSorted()).toEqual(expected));

const RATES = {
  pointRates: [lane(KANDY).values, lane(GALLE).values, { ...lane(PORT).values, backhaulRate: '5' }],
  distanceRates: [band('0', '10').values],
} as Rates;

test('compares a file with a contract: errors first, and what is gone last but for the unchanged', () => {
  const rows = rowsOf(lane(KANDY), lane(GALLE, '11'), lane(OTHER), null, band('20', null));
  const unreadable: CellProblem = { code: 'required', message: 'x', column: 'Rate' };
  const twice: CellProblem = { code: 'twice', message: 'y', column: null };
  rows[3]?.problems.push(unreadable);
  const after = new Map(rows.flatMap(({ row, rate }) => (rate ? [[row, rate] as const] : [])));
  const compared = compareRates(RATES, rows, after, new Map([[6, [twice]]]), labelOf);
  expect(compared.counts).toEqual({ error: 2, changed: 1, added: 1, removed: 2, unchanged: 1 });
  expect(compared.rows.map(({ row, result, changes, problems }) => ({ row, result, changes, problems }))).toEqual([
    { row: 5, result: 'error', changes: [], problems: [unreadable] },
    { row: 6, result: 'error', changes: [], problems: [twice] },
    { row: 3, result: 'changed', changes: [{ column: 'Rate', old: '10', new: '11' }], problems: [] },
    { row: 4, result: 'added', changes: [], problems: [] },
    { row: null, result: 'removed', changes: [], problems: [] },
    { row: null, result: 'removed', changes: [], problems: [] },
    { row: 2, result: 'unchanged', changes: [], problems: [] },
  ]);
  expect(compared.rows.filter(({ result }) => result === 'removed')).toMatchObject([
    { kind: 'lane', from: 'Port', to: 'Port' },
    { kind: 'band', from: '0', to: '10' },
  ]);
});

test('a change may add a value, or remove it', () => {
  const rows = rowsOf(lane(PORT), band('0', null));
  const after = new Map(rows.map(({ row, rate }) => [row, rate as Rate]));
  const { rows: compared } = compareRates(RATES, rows, after, new Map(), labelOf);
  expect(compared.filter(({ result }) => result === 'changed').map(({ changes }) => changes)).toEqual([
    [{ column: 'Backhaul rate', old: '5', new: null }],
    [{ column: 'To distance', old: '10', new: null }],
  ]);
});

test('writes a sheet of lanes and bands, without empty cells', () => {
  const { name, rows } = toRateSheet(RATES, labelOf);
  expect(name).toBe('Rates');
  expect([...(rows as Iterable<unknown>)].slice(2)).toEqual([
    ['Lane', 'Port', 'Port', undefined, undefined, '10', '5', undefined, undefined],
    ['Distance band', undefined, undefined, '0', '10', '1', undefined, undefined, '0'],
  ]);
  expect(toCells({ kind: 'lane', values: { fromLocationId: PORT } } as Rate, labelOf)).toEqual(
    new Map([['From location', 'Port']]),
  );
  expect([
    titleOf('lane', 'flatRate'),
    titleOf('band', 'to'),
    titleOf('lane', 'to'),
    titleOf('lane', undefined),
  ]).toEqual(['Rate', 'To distance', null, null]);
});

test('an empty name is not a place', () => {
  expect(createPlaceFinder(new Map([[PORT, '']]))('Port')).toMatchObject({ problem: { code: 'notFound' } });
  expect(find('')).toMatchObject({ problem: { code: 'notFound' } });
});

test('fills the placeholders of messages: limits, names and rows', () => {
  const paramsOf = (cells: Cells) => read(cells).problems[0]?.params;
  expect(paramsOf({ ...LANE, Rate: '-1' })).toEqual({ min: 0 });
  expect(paramsOf({ ...LANE, Rate: '1.005' })).toEqual({ places: 2 });
  expect(paramsOf({ ...LANE, Rate: '1'.repeat(14) })).toEqual({ digits: 13 });
  expect(paramsOf({ ...LANE, 'Rate type': 'Road' })).toEqual({ options: 'Lane, Distance band' });
  expect(paramsOf({ ...LANE, 'To distance': '5' })).toEqual({ kind: 'Lane' });
  const [twice] = findContradictions(rowsOf(lane(GALLE), lane(GALLE))).get(2) ?? [];
  expect(twice?.params).toEqual({ row: 3 });
  const [overlap] = findContradictions(rowsOf(band('0', '10'), band('9', null))).get(2) ?? [];
  expect(overlap?.params).toEqual({ row: 3 });
});

test('a row that can’t be read has neither end', () => {
  expect(read({ ...LANE, 'Rate type': 'Road' })).toMatchObject({ kind: null, from: '', to: '', rate: null });
});
