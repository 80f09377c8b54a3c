import { toFunctionalAck } from './functional-ack.rules.ts';

const group = { code: 'SM', controlNumber: '7', version: '004010', sets: [] };
const accepted = { code: '204', controlNumber: '0001', problems: [] };
const rejected = {
  code: '204',
  controlNumber: '0002',
  problems: [
    { segment: 'N1', position: 5, element: 2, message: 'Partner: unknown' },
    { segment: 'S5', position: null, element: null, message: 'Stops: required' },
  ],
};
const toText = (segments: string[][]) => segments.map((segment) => segment.join('*'));

test('accepts all', () =>
  expect(toText(toFunctionalAck(group, [accepted]))).toEqual(['AK1*SM*7', 'AK2*204*0001', 'AK5*A', 'AK9*A*1*1*1']));

test('reports segments and elements of rejected sets', () =>
  expect(toText(toFunctionalAck(group, [accepted, rejected]))).toEqual([
    'AK1*SM*7',
    'AK2*204*0001',
    'AK5*A',
    'AK2*204*0002',
    'AK3*N1*5**8',
    'AK4*2**7',
    'AK3*S5*1**8',
    'AK5*R*5',
    'AK9*P*2*2*1',
  ]));

test.each([
  [[{ ...rejected, code: '850', problems: rejected.problems.slice(1) }], ['AK5*R*1', 'AK9*R*1*1*0']],
  [[], ['AK1*SM*7', 'AK9*R*0*0*0']],
])('%# reports unsupported sets and empty groups', (outcomes, end) =>
  expect(toText(toFunctionalAck(group, outcomes)).slice(-2)).toEqual(end),
);
