import { findRecordedName, listReferences, parseChanges, replaceIdsByNames } from './entry.rules.ts';

const [A, B, C] = ['a', 'b', 'C'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];
const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });

test.each([
  [
    'changes, sorted by field',
    { name: { from: 'Tea', to: 'Rice' }, city: { from: null, to: 'Kandy' } },
    [change('city', null, 'Kandy'), change('name', 'Tea', 'Rice')],
  ],
  [
    'plain values as new ones',
    { name: 'Tea', stage: null },
    [change('name', null, 'Tea'), change('stage', null, null)],
  ],
  [
    'objects that are no changes as new values',
    { bounds: { from: 1 }, limit: { to: 2 } },
    [change('bounds', null, { from: 1 }), change('limit', null, { to: 2 })],
  ],
  ['nothing', null, []],
  ['a list', ['name'], []],
  ['a text', 'name', []],
])('parses %s', (_case, recorded, changes) => {
  expect(parseChanges(recorded)).toEqual(changes);
});

test.each([
  ['the new name', [change('name', 'Tea', 'Rice')], 'Rice'],
  ['the last name of a deleted record', [change('name', 'Tea', null)], 'Tea'],
  ['its name before its number', [change('number', null, 'O-1'), change('name', null, 'Tea')], 'Tea'],
  ['a login', [change('login', null, 'nimal')], 'nimal'],
  ['a number', [change('number', null, 'O-1')], 'O-1'],
  ['a short name', [change('shortName', null, 'LKR')], 'LKR'],
  ['a plate', [change('registrationPlate', null, 'WP 1')], 'WP 1'],
  ['no name that is no text', [change('name', null, 7)], null],
  ['no name', [change('city', null, 'Kandy')], null],
])('finds %s', (_case, changes, name) => {
  expect(findRecordedName(changes)).toBe(name);
});

test('finds references to records, also in lists and rows', () => {
  const changes = [
    change('partnerId', A, B),
    change('vehicleTypeIds', null, [A, C]),
    change('stops', [{ locationId: A, contactId: null, pickOrderIds: [C] }], []),
    change('terms', { pointRates: [{ fromLocationId: B, flatRate: '1.00' }] }, null),
  ];
  expect(listReferences(changes)).toEqual([
    { kind: 'partner', id: A },
    { kind: 'partner', id: B },
    { kind: 'vehicleType', id: A },
    { kind: 'vehicleType', id: C },
    { kind: 'location', id: A },
    { kind: 'order', id: C },
    { kind: 'location', id: B },
  ]);
});

test.each([
  ['fields that hold no reference', change('trackingId', A, B)],
  ['fields that objects inherit', change('constructor', A, B)],
  ['values that are no ids', change('partnerId', null, 'Lanka Lines')],
  ['values that contain an id', change('partnerId', `${A} `, `x${A}`)],
])('finds no references in %s', (_case, entry) => {
  expect(listReferences([entry])).toEqual([]);
  expect(replaceIdsByNames([entry], () => 'Name')).toEqual([entry]);
});

test('replaces the ids of known records by their names', () => {
  const nameOf = ({ kind, id }: { kind: string; id: string }) => (id === B ? undefined : `${kind} ${id[0]}`);
  const rows = [{ fromLocationId: A, flatRate: '1.00' }];
  expect(
    replaceIdsByNames(
      [change('partnerId', A, B), change('vehicleTypeIds', null, [A, C]), change('terms', null, { pointRates: rows })],
      nameOf,
    ),
  ).toEqual([
    change('partnerId', 'partner a', B),
    change('vehicleTypeIds', null, ['vehicleType a', 'vehicleType C']),
    change('terms', null, { pointRates: [{ fromLocationId: 'location a', flatRate: '1.00' }] }),
  ]);
});
