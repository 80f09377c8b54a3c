import { findTenderedStop, readTender, type StopFacts } from './order-facts.rules.ts';
import { toShipmentStatus } from './shipment-status.rules.ts';
import { toParts, toParty, toPlace, toRemarks } from './x12-segments.rules.ts';
import { STOP } from '../testing/stop.fixtures.ts';

test.each([
  ['ab cd', 5, ['ab cd']],
  ['ab cd', 4, ['ab', 'cd']],
  ['ab  \n cd', 5, ['ab cd']],
  ['abcdefg', 3, ['abc', 'def', 'g']],
  ['', 3, []],
])('divides %j into parts of %s', (text, length, parts) => expect(toParts(text, length)).toEqual(parts));

test.each([
  [1, 1],
  [20, 10],
  [21, 10],
])('%s parts are %s remarks', (count, expected) =>
  expect(toRemarks('x'.repeat(30 * count - 29))).toHaveLength(expected),
);

const words = (count: number) => Array(count).fill('x'.repeat(54)).join(' ');
test.each<[Partial<StopFacts>, string[]]>([
  [{}, ['N1*SF*Port', 'N3*1 Harbour Road', 'N4*Colombo**00100*LK']],
  [{ street: '', state: 'tx', country: null }, ['N1*SF*Port', 'N4*Colombo*TX*00100']],
  [{ street: '', city: '', zip: '', country: null }, ['N1*SF*Port']],
  [
    { name: 'n'.repeat(61), street: words(3), city: 'c'.repeat(31), zip: '9'.repeat(16), country: 'LKAX' },
    [`N1*SF*${'n'.repeat(60)}`, `N3*${words(2).replace(' ', '*')}`, `N4*${'c'.repeat(30)}**${'9'.repeat(15)}*LKA`],
  ],
])('%# writes a party with the known parts of its address', (changes, expected) =>
  expect(toParty('SF', { ...STOP, ...changes }).map((segment) => segment.join('*'))).toEqual(expected),
);

test.each<[Partial<StopFacts>, string]>([
  [{ country: null, state: 'TX' }, 'MS1*Colombo*TX'],
  [{ city: 'c'.repeat(31), country: 'LKAX' }, `MS1*${'c'.repeat(30)}**LKA`],
  [{ country: null, longitude: 0, latitude: 0 }, 'MS1****0000000*0000000*E*N'],
  [{ country: null, longitude: -0.001, latitude: -0.99999 }, 'MS1****0000004*0010000*W*S'],
])('writes the place %j', (changes, expected) => expect(toPlace({ ...STOP, ...changes }).join('*')).toBe(expected));

test('reports a status with its order, stop and remarks', () => {
  const order = { number: 'O-1', weight: '1', organizationCode: 'harvest', stops: [STOP] };
  const tender = { carrierCode: 'HARV', shipment: 'PO4711', payment: 'PP' };
  const status = { kind: 'status', event: 'delay', stop: 0, reason: 'Fog', at: 0 } as const;
  const lines = toShipmentStatus(status, order, tender).map((segment) => segment.join('*'));
  const after = ['MS1*Colombo**LK', 'L11*1*QN', 'K1*Fog'];
  expect(lines).toEqual(['B10*O-1*PO4711*HARV', 'LX*1', 'AT7*SD*BG***19700101*0000*UT', ...after]);
  expect(findTenderedStop(order, 0)).toEqual({ ...STOP, number: 1 });
});

test('looks for the tender in its own segment of its own set', () => {
  const set = (...lines: string[]) => ({
    code: '204',
    controlNumber: '1',
    segments: lines.map((line, i) => ({ id: line.slice(0, 2), elements: line.split('*').slice(1), position: i + 1 })),
  });
  const group = { code: 'SM', controlNumber: '1', version: '004010' };
  const groups = [
    { ...group, sets: [set('B2**AAAA**1')] },
    { ...group, sets: [set('ST*204*X*Y*Z', 'B2**BBBB**2**CC')] },
  ];
  const envelope = { sender: '', receiver: '', controlNumber: '1', isTest: false };
  const order = { number: 'O-1', organizationCode: 'harvest' };
  expect(readTender({ ...envelope, groups }, 1, order)).toEqual({ carrierCode: 'BBBB', shipment: '2', payment: 'CC' });
});
