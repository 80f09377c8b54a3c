import fc from 'fast-check';
import type { Group, Grouping } from '../totals/grouping.ts';
import { kindOfMeasure, listMeasures, resolveGrouping, sortGroups } from './grouping.rules.ts';

const source = {
  columns: ['owner', 'pickupFrom', 'lateMinutes', 'quantity', 'total'] as const,
  isMeasurable: (column: string) => column !== 'total',
};

test('rows are counted, and columns that can be measured are added up and averaged', () => {
  expect(listMeasures(source)).toEqual(['count', 'average.lateMinutes', 'sum.quantity', 'average.quantity']);
});

test.each<[what: string, query: Parameters<typeof resolveGrouping>[1], grouping: object]>([
  ['counts without measures', {}, { groupBy: [], measures: [{ id: 'count', column: null, fn: 'count' }] }],
  ['counts for no measures', { measures: [] }, { measures: [{ id: 'count' }] }],
  [
    'groups by columns and units of time',
    { groupBy: ['owner', 'pickupFrom.month'] },
    {
      groupBy: [
        { id: 'owner', column: 'owner', unit: null },
        { id: 'pickupFrom.month', column: 'pickupFrom', unit: 'month' },
      ],
    },
  ],
  ['groups once by each', { groupBy: ['owner', 'owner'] }, { groupBy: [{ id: 'owner' }] }],
  [
    'measures each once',
    { measures: ['sum.quantity', 'sum.quantity'] },
    { measures: [{ id: 'sum.quantity', column: 'quantity', fn: 'sum' }] },
  ],
  ['rejects another column', { groupBy: ['owner', 'partner'] }, { field: 'groupBy', unknown: 'partner' }],
  ['rejects a time without a unit', { groupBy: ['pickupFrom'] }, { field: 'groupBy', unknown: 'pickupFrom' }],
  ['rejects another measure', { measures: ['count', 'sum.owner'] }, { field: 'measures', unknown: 'sum.owner' }],
  ['rejects what can’t be measured', { measures: ['sum.total'] }, { field: 'measures', unknown: 'sum.total' }],
  ['names the column first', { groupBy: ['x'], measures: ['y'] }, { field: 'groupBy', unknown: 'x' }],
])('%s', (_, query, grouping) => {
  expect(resolveGrouping(source, query, 'Asia/Colombo')).toMatchObject(grouping);
});

test('times are grouped in the zone of the reader', () => {
  expect(resolveGrouping(source, {}, 'Asia/Colombo')).toMatchObject({ zone: 'Asia/Colombo' });
});

const GROUPING: Grouping = {
  zone: 'UTC',
  groupBy: [
    { id: 'owner', column: 'owner', unit: null },
    { id: 'partner', column: 'partner', unit: null },
  ],
  measures: [
    { id: 'sum.total', column: 'total', fn: 'sum' },
    { id: 'sum.vat', column: 'vat', fn: 'sum' },
  ],
};
const group = (owner: string | null, total: string | null, currency: string | null = 'EUR', partner = 'P'): Group => ({
  keys: { owner, partner },
  currency,
  values: { 'sum.total': total },
});
const sorted = (sort: string | undefined, ...groups: Group[]) => sortGroups(groups, GROUPING, sort);

const [A2, A10, B, NONE] = [group('A 2', '9'), group('A 10', '10'), group('B', '-1'), group(null, null)];
test.each<[what: string, sort: string | undefined, groups: Group[], order: Group[]]>([
  ['all keys', undefined, [NONE, B, A10, A2], [A2, A10, B, NONE]],
  ['a key, what is unknown last', 'owner', [NONE, B, A10, A2], [A2, A10, B, NONE]],
  ['a key downwards, what is unknown last', '-owner', [A2, NONE, A10, B], [B, A10, A2, NONE]],
  ['a measure by its value', 'sum.total', [NONE, A10, A2, B], [B, A2, A10, NONE]],
  ['a measure downwards, what is unknown last', '-sum.total', [NONE, B, A2, A10], [A10, A2, B, NONE]],
])('sorts groups by %s', (_, sort, groups, order) => {
  expect(sorted(sort, ...groups)).toEqual(order);
});

test('groups with equal keys are sorted by their next key, then by currency', () => {
  const [p1, p2, usd, none] = [
    group('A', '1', 'EUR', 'P 1'),
    group('A', '2', 'EUR', 'P 2'),
    group('A', '3', 'USD', 'P 2'),
    group('A', '4', null, 'P 2'),
  ];
  expect(sorted(undefined, usd, p2, none, p1)).toEqual([p1, none, p2, usd]);
  expect(sorted('-owner', usd, p2, none, p1)).toEqual([p1, none, p2, usd]);
});

test('money is sorted within its currency, equal amounts by their keys', () => {
  const [eur, usd, usd2] = [group('C', '900'), group('A', '1', 'USD'), group('B', '1', 'USD')];
  expect(sorted('sum.total', usd2, usd, eur)).toEqual([eur, usd, usd2]);
  expect(sorted('-sum.total', usd2, usd, eur)).toEqual([eur, usd, usd2]);
  expect(sorted('sum.total', eur, group('A', '1', null))?.map(({ currency }) => currency)).toEqual([null, 'EUR']);
});

test('amounts are compared as decimals, not as numbers or texts', () => {
  const [less, more] = [group('B', '9007199254740993.01'), group('A', '9007199254740993.02')];
  expect(sorted('sum.total', more, less)).toEqual([less, more]);
});

test.each(['total', '-total', '', '--owner', 'owner-'])('doesn’t sort by %j', (sort) => {
  expect(sorted(sort, A2)).toBeNull();
});

test('sorting is complete, and independent of the previous order', () => {
  const groups = fc.uniqueArray(fc.tuple(fc.constantFrom('A', 'B', null), fc.constantFrom('1', '2', null)), {
    selector: String,
  });
  fc.assert(
    fc.property(groups, fc.constantFrom(undefined, 'owner', '-owner', 'sum.total', '-sum.total'), (pairs, sort) => {
      const items = pairs.map(([owner, total]) => group(owner, total, 'EUR', `${owner} ${total}`));
      const once = sorted(sort, ...items);
      expect(once).toHaveLength(items.length);
      expect(sorted(sort, ...items.toReversed())).toEqual(once);
    }),
    { numRuns: 30 },
  );
});

test.each([
  [null, 'count', 'integer'],
  ['quantity', 'sum', 'integer'],
  ['quantity', 'average', 'percent'],
  ['lateMinutes', 'average', 'percent'],
  ['weight', 'average', 'weight'],
  ['total', 'average', 'money'],
] as const)('of %s the %s is shown as %s', (column, fn, kind) => {
  expect(kindOfMeasure({ id: '', column, fn })).toBe(kind);
});
