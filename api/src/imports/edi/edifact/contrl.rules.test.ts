import { toContrl } from './contrl.rules.ts';

const interchange = {
  sender: '14/SHIPPER',
  receiver: 'ZZ/HARVEST',
  controlNumber: '17',
  groups: [{ code: '', controlNumber: '', version: 'D:96A:UN', sets: [] }],
} as unknown as Parameters<typeof toContrl>[0];
const accepted = { code: 'IFTMIN', controlNumber: '1', problems: [] };
const problem = { segment: 'NAD', message: 'Partner: unknown' };
const type = ['IFTMIN', 'D', '96A', 'UN'];
const answer = (...outcomes: Parameters<typeof toContrl>[1][number][]) =>
  toContrl(interchange, outcomes, (code) => code === 'IFTMIN');

test('acknowledges a message', () =>
  expect(answer(accepted)).toEqual([
    ['UCI', '17', ['SHIPPER', '14'], ['HARVEST', 'ZZ'], '7'],
    ['UCM', '1', type, '7'],
  ]));

test('rejects a message at its segments and elements, and acknowledges the interchange for the others', () => {
  const problems = [
    { ...problem, position: 5, element: 2 },
    { ...problem, position: 6, element: null },
    { ...problem, position: null, element: null },
  ];
  expect(answer(accepted, { code: 'IFTMIN', controlNumber: '2', problems })).toEqual([
    ['UCI', '17', ['SHIPPER', '14'], ['HARVEST', 'ZZ'], '7'],
    ['UCM', '1', type, '7'],
    ['UCM', '2', type, '4', '18'],
    ['UCS', '5', ''],
    ['UCD', '12', '3'],
    ['UCS', '6', '18'],
  ]);
});

test('contains the version of the group that a message is in', () => {
  const groups = ['96A', '01B'].map((release, i) => ({
    ...interchange.groups[0],
    version: `D:${release}:UN`,
    sets: [{ controlNumber: String(i + 1) }],
  })) as unknown as (typeof interchange)['groups'];
  const outcomes = ['1', '2', '3'].map((controlNumber) => ({ ...accepted, controlNumber }));
  expect(toContrl({ ...interchange, groups }, outcomes, () => true).slice(1)).toEqual([
    ['UCM', '1', type, '7'],
    ['UCM', '2', ['IFTMIN', 'D', '01B', 'UN'], '7'],
    ['UCM', '3', type, '7'],
  ]);
});

test('rejects an interchange without accepted messages, and unsupported ones', () =>
  expect(
    answer({ code: 'INVOIC', controlNumber: '1', problems: [{ ...problem, position: null, element: null }] }),
  ).toEqual([
    ['UCI', '17', ['SHIPPER', '14'], ['HARVEST', 'ZZ'], '4'],
    ['UCM', '1', ['INVOIC', 'D', '96A', 'UN'], '4', '14'],
  ]));
