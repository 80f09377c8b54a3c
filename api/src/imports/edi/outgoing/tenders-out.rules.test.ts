import { x12Set, edifactSet } from '../testing/sets.fixtures.ts';
import { readLoadTender } from '../load-tender.rules.ts';
import { readTransportOrder } from '../edifact/transport-order.rules.ts';
import { toLoadTender } from './load-tender-out.rules.ts';
import type { TenderFacts } from './tender-facts.rules.ts';
import { toTransportOrder } from './transport-order-out.rules.ts';

const place = { street: '1 Main Street', city: 'Colombo', state: '', zip: '00100', country: 'LK' };
const AT = Date.UTC(2026, 10, 20, 8, 30) / 1_000;
const ITEMS = [
  { name: 'Tea', quantity: 3, weight: '10.5' },
  { name: 'Rice', quantity: 2, weight: '0' },
];
const ORDER: TenderFacts = {
  number: 'O-1',
  reference: 'PO1',
  description: 'Keep dry',
  weight: '1200.500',
  shipper: 'Harvest',
  contract: 'General',
  stops: [
    { ...place, name: 'Port', kind: 'pickup', from: AT, to: null, instructions: 'Gate 4', orders: [], items: ITEMS },
    { ...place, name: 'Kandy', kind: 'drop', from: null, to: AT, instructions: null, orders: [], items: [] },
  ],
};
const CARRIER = { name: 'Serendib', code: 'serendib' };
const ORIGINAL = { purpose: 'original', reason: null } as const;
const lines = (order: TenderFacts, message: Parameters<typeof toLoadTender>[2] = ORIGINAL) =>
  toLoadTender(order, CARRIER, message).map((segment) => segment.join('*'));

test('writes a load tender whole', () => {
  expect(lines(ORDER)).toEqual([
    'B2**SERE**O-1**CC',
    'B2A*00',
    'L11*PO1*CR',
    'L11*General*CT',
    'NTE*GEN*Keep dry',
    'N1*SH*Harvest',
    'N1*CA*Serendib',
    'S5*1*LD',
    'G62*37*20261120*I*0830*UT',
    'NTE*GEN*Gate 4',
    'N1*SF*Port',
    'N3*1 Main Street',
    'N4*Colombo**00100*LK',
    'L5*1*Tea',
    'AT8*G*K*31.5*3',
    'L5*2*Rice',
    'AT8****2',
    'S5*2*UL',
    'G62*54*20261120*L*0830*UT',
    'N1*ST*Kandy',
    'N3*1 Main Street',
    'N4*Colombo**00100*LK',
    'L3*1200.5*G**********K',
  ]);
});

test.each([
  ['replace', 'B2A*05', 'BGM+340+O-1+5'],
  ['cancel', 'B2A*01', 'BGM+340+O-1+1'],
] as const)('says that it is to %s, and why', (purpose, b2a, bgm) => {
  const message = { purpose, reason: 'Sold' };
  expect(lines(ORDER, message)).toEqual(expect.arrayContaining([b2a, 'NTE*GEN*Sold']));
  const instruction = toTransportOrder(ORDER, CARRIER, message, AT).map((line) => line.join('+'));
  expect(instruction).toEqual(expect.arrayContaining([bgm, 'FTX+AAI+++Sold · Keep dry']));
});

test('omits values that an order lacks', () => {
  const bare = { ...ORDER, reference: null, description: null, weight: '0', stops: [] };
  expect(lines(bare)).toEqual(['B2**SERE**O-1**CC', 'B2A*00', 'L11*General*CT', 'N1*SH*Harvest', 'N1*CA*Serendib']);
  expect(toTransportOrder(bare, CARRIER, ORIGINAL, AT).map(([tag]) => tag)).toEqual([
    'BGM',
    'DTM',
    'RFF',
    'NAD',
    'NAD',
  ]);
});

test('writes what the portal itself reads as the same order', () => {
  const cells = {
    Reference: 'O-1',
    Partner: 'Serendib',
    Contract: 'General',
    'Pickup from': '2026-11-20 08:30 UTC',
    'Delivery to': '2026-11-20 08:30 UTC',
    Stops: 'Port;Kandy',
    Cargo: 'Tea,3;Rice,2',
    Description: 'Keep dry',
  };
  expect(readLoadTender(x12Set('204', lines(ORDER))).cells).toEqual(cells);
  const written = toTransportOrder(ORDER, CARRIER, ORIGINAL, AT).map((line) =>
    line.map((element) => (typeof element === 'string' ? element : element.join(':'))).join('+'),
  );
  expect(readTransportOrder(edifactSet('IFTMIN', written)).cells).toEqual(cells);
  expect(written).toContain('DTM+234:202611200830UTC:303');
});
