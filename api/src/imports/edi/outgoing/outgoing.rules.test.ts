import fc from 'fast-check';
import { parseX12, writeX12 } from '../x12.rules.ts';
import { findTenderedStop, type OrderFacts, readTender } from './order-facts.rules.ts';
import { type OrderChange, type OutgoingMessage, REPORTED_EVENTS, toOutgoing } from './outgoing.rules.ts';
import { toX12Set } from './to-sets.rules.ts';
import { toParts, toPlace, toRemarks } from './x12-segments.rules.ts';
import { STOP } from '../testing/stop.fixtures.ts';

const AT = Date.UTC(2026, 10, 20, 8, 5) / 1_000;
const change = { event: 'arriveAtPickup', to: 'loading', at: AT, reason: null, stop: 0, atHub: false } as const;
const accept = { kind: 'response', isAccepted: true, reason: null, at: AT };
const decline = { kind: 'response', isAccepted: false, reason: null, at: AT };

test.each<[string, Partial<OrderChange>, boolean | null, object | null]>([
  ['the last approval', { event: 'approve', to: 'validated' }, null, accept],
  ['a submission that needs no approval', { event: 'submit', to: 'validated' }, null, accept],
  ['the first of two approvals', { event: 'approve', to: 'pending2ndValidation' }, null, null],
  ['an approval after a rejection', { event: 'approve', to: 'validated' }, false, accept],
  ['another approval', { event: 'approve', to: 'validated' }, true, null],
  ['a removal from a trip', { event: 'removeFromTrip', to: 'validated' }, true, null],
  ['a rejection', { event: 'reject', to: 'rejected', reason: 'Full' }, null, { ...decline, reason: 'Full' }],
  ['a rejection after an acceptance', { event: 'reject', to: 'rejected' }, true, decline],
  ['a cancellation before an answer', { event: 'cancel', to: 'cancelled' }, null, decline],
  ['a cancellation after a rejection', { event: 'cancel', to: 'cancelled' }, false, null],
  [
    'a cancellation of an accepted order',
    { event: 'cancel', to: 'cancelled' },
    true,
    { kind: 'status', event: 'cancel' },
  ],
  ['an arrival', {}, true, { kind: 'status', event: 'arriveAtPickup', stop: 0, at: AT }],
  ['an arrival at a hub', { atHub: true }, true, null],
  ['the bill', { event: 'bill', to: 'billed' }, true, null],
])('%s', (_what, changes, isAccepted, expected) => {
  const message = toOutgoing({ ...change, ...changes }, isAccepted);
  if (expected === null) expect(message).toBeNull();
  else expect(message).toMatchObject(expected);
});

const stop = { ...STOP, state: 'Western', arrivedAt: AT, departedAt: AT };
const order: OrderFacts = {
  number: 'O-000104',
  weight: '1200.500',
  organizationCode: 'harvest',
  stops: [stop, { ...stop, isTransfer: true }, { ...stop, kind: 'drop', name: 'Kandy', city: 'Kandy' }],
};
const tender = { carrierCode: 'HARV', shipment: 'PO4711', payment: 'PP' };

test('counts stops as the tender does', () => {
  expect(findTenderedStop(order, 0)?.number).toBe(1);
  expect(findTenderedStop(order, 2)?.number).toBe(2);
  expect(findTenderedStop(order, null)).toBeNull();
  expect(findTenderedStop(order, 9)).toBeNull();
});

test.each([
  [{}, 'MS1*Colombo**LK'],
  [{ state: 'tx' }, 'MS1*Colombo*TX*LK'],
  [{ country: null }, 'MS1****0795024*0065700*E*N'],
  [{ city: '', longitude: -0.5, latitude: -33.925 }, 'MS1****0003000*0335530*W*S'],
])('writes a place by city or coordinates: %j', (changes, expected) =>
  expect(toPlace({ ...stop, ...changes }).join('*')).toBe(expected),
);

test('divides remarks at words', () => {
  expect(toRemarks(null)).toEqual([]);
  expect(toRemarks('The road over the pass is closed until noon')).toEqual([
    ['K1', 'The road over the pass is', 'closed until noon'],
  ]);
  expect(toRemarks('x'.repeat(3_000))).toHaveLength(10);
});

test('no part is longer than allowed, and no word is lost', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '🚚') }),
      fc.integer({ min: 1, max: 9 }),
      (text, length) => {
        const parts = toParts(text, length);
        expect(parts.every((part) => Array.from(part).length <= length)).toBe(true);
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      },
    ),
  ));

const toMessage = (message: OutgoingMessage) => {
  const { group, code, segments } = toX12Set(message, order, tender);
  return { code, segments, group: { code: group, version: '004010', sets: [{ code, segments }] } };
};

test('written messages can be read back, and reference the tender', () => {
  const messages = fc.oneof(
    fc.record({
      kind: fc.constant('response' as const),
      isAccepted: fc.boolean(),
      reason: fc.option(fc.string()),
      at: fc.nat(),
    }),
    fc.record({
      kind: fc.constant('status' as const),
      event: fc.constantFrom(...REPORTED_EVENTS),
      stop: fc.option(fc.nat(3)),
      reason: fc.option(fc.string({ maxLength: 500 })),
      at: fc.nat(),
    }),
  );
  fc.assert(
    fc.property(messages, fc.integer({ min: 1, max: 999_999_999 }), (message, controlNumber) => {
      const { code, segments, group } = toMessage(message);
      const written = { sender: '02/CONSIGN', receiver: 'ZZ/SHIPPER', controlNumber, isTest: false, at: AT, group };
      const parsed = parseX12(writeX12(written));
      const [set] = 'interchange' in parsed ? parsed.interchange.groups.flatMap(({ sets }) => sets) : [];
      expect(set).toMatchObject({ code, controlNumber: '0001' });
      expect(set?.segments).toHaveLength(segments.length + 2);
      expect(set?.segments[1]?.elements).toContain('PO4711');
    }),
  );
});

test('reads the carrier code, shipment and payment of the tender, with defaults', () => {
  const interchange = (b2: readonly string[]) => ({
    sender: 'ZZ/SHIPPER',
    receiver: '02/CONSIGN',
    controlNumber: '1',
    isTest: false,
    groups: [
      {
        code: 'SM',
        controlNumber: '1',
        version: '004010',
        sets: [{ code: '204', controlNumber: '1', segments: [{ id: 'B2', elements: b2, position: 2 }] }],
      },
    ],
  });
  expect(readTender(interchange(['', 'HARV', '', 'PO4711', '', 'PP']), 0, order)).toEqual(tender);
  const replaced = { carrierCode: 'HARV', shipment: 'O-000104', payment: 'CC' };
  expect(readTender(interchange([]), 0, order)).toEqual(replaced);
  expect(readTender(interchange([]), 1, order)).toEqual(replaced);
});
