import type { NamedRecord, NameKind } from './columns.rules.ts';
import { createFinder, groupNamesByKind } from './name-lookup.rules.ts';

test('groups names by kind without duplicates', () => {
  const names = groupNamesByKind([
    { kind: 'cargo', name: 'Tea' },
    { kind: 'location', name: 'Tea' },
    { kind: 'cargo', name: 'Rice' },
    { kind: 'cargo', name: 'Tea' },
  ]);
  expect([...names]).toEqual([
    ['cargo', new Set(['Tea', 'Rice'])],
    ['location', new Set(['Tea'])],
  ]);
});

const RECORDS: [NameKind, [string, NamedRecord[]][]][] = [
  [
    'contract',
    [
      ['Own', [{ id: 'c1', partnerId: 'p1' }]],
      [
        'Shared',
        [
          { id: 'c2', partnerId: 'p1' },
          { id: 'c3', partnerId: 'p2' },
        ],
      ],
      [
        'Twice',
        [
          { id: 'c4', partnerId: 'p1' },
          { id: 'c5', partnerId: 'p1' },
          { id: 'c6', partnerId: null },
        ],
      ],
    ],
  ],
  ['orderType', [['Export', [{ id: 't1' }, { id: 't2' }]]]],
  ['ownContact', [['Nadia', [{ id: 'n1' }]]]],
];
const find = createFinder(new Map(RECORDS.map(([kind, byName]) => [kind, new Map(byName)])));

const notFound = (label: string, name: string) => ({
  problem: { code: 'notFound', message: `${label} not found: ${name}`, params: { name } },
});
const ambiguous = (label: string, name: string) => ({
  problem: { code: 'ambiguous', message: `More than one ${label} is named ${name}`, params: { name } },
});

test.each<[string, Parameters<typeof find>, ReturnType<typeof find>]>([
  ['the only record of a name', ['ownContact', 'Nadia'], { value: 'n1' }],
  ['the only record, no matter who the partner is', ['contract', 'Own', 'p2'], { value: 'c1' }],
  ['the contract of the partner', ['contract', 'Shared', 'p2'], { value: 'c3' }],
  ['no name in other capitals', ['ownContact', 'nadia'], notFound('Contact', 'nadia')],
  ['no name of another kind', ['location', 'Nadia'], notFound('Location', 'Nadia')],
  ['no shared name', ['orderType', 'Export'], ambiguous('order type', 'Export')],
  ['no contract of two partners without a partner', ['contract', 'Shared'], ambiguous('contract', 'Shared')],
  ['no contract of two other partners', ['contract', 'Shared', 'p3'], ambiguous('contract', 'Shared')],
  ['no contract that a partner has twice', ['contract', 'Twice', 'p1'], ambiguous('contract', 'Twice')],
])('finds %s', (_case, [kind, name, partnerId], expected) => {
  expect(find(kind, name, partnerId)).toEqual(expected);
});
