import type { Segment } from '../x12.rules.ts';
import type { OrderFacts } from './order-facts.rules.ts';
import type { OutgoingMessage, ReportedEvent } from './outgoing.rules.ts';
import { toShipmentStatus } from './shipment-status.rules.ts';
import { toTenderResponse } from './tender-response.rules.ts';
import { readShipment, toTransportStatus } from './transport-status.rules.ts';
import { STOP } from '../testing/stop.fixtures.ts';

const AT = Date.UTC(2026, 10, 20, 8, 5) / 1_000;
const NOW = AT + 60;
const stop = { ...STOP, name: 'A warehouse with a long name', street: '', zip: '', arrivedAt: AT };
const order: OrderFacts = {
  number: 'O-000104',
  weight: '1200.500',
  organizationCode: 'harvest',
  stops: [stop, { ...stop, kind: 'drop', city: '', country: null }],
};
const tender = { carrierCode: 'HARV', shipment: 'PO4711', payment: 'PP' };
const status = { kind: 'status', event: 'deliver', stop: 0, reason: null, at: AT } as const;
const response = { kind: 'response', isAccepted: true, reason: null, at: AT } as const;
const lines = (message: OutgoingMessage) => toTransportStatus(message, order, 'PO4711', NOW);

test.each<[ReportedEvent, string, string | null]>([
  ['arriveAtPickup', 'X3*NS', '1'],
  ['startLoading', 'L1*NS', null],
  ['completeLoading', 'CP*NS', '13'],
  ['depart', 'AF*NS', '24'],
  ['arriveAtDrop', 'X1*NS', '1'],
  ['finishDrop', 'D1*NS', '21'],
  ['deliver', 'D1*NS', '21'],
  ['deliverPart', 'D1*S1', '21'],
  ['failDelivery', 'AP*BG', '23'],
  ['deliverManually', 'D1*NS', '21'],
  ['delay', 'SD*BG', '20'],
  ['cancel', 'CA*BG', '7'],
])('%s is %s in X12 and %s in EDIFACT', (event, x12, edifact) => {
  const segments = toShipmentStatus({ ...status, event }, order, tender).map((segment) => segment.join('*'));
  expect(segments).toContain(`AT7*${x12}***20261120*0805*UT`);
  expect(lines({ ...status, event })?.find(([id]) => id === 'STS') ?? null).toEqual(edifact && ['STS', '1', edifact]);
});

test('reports an event with its place and reason', () => {
  expect(lines({ ...status, reason: 'x'.repeat(80) })).toEqual([
    ['BGM', '23', 'O-000104', '9'],
    ['DTM', ['137', '202611200806UTC', '303']],
    ['CNI', '1', 'PO4711'],
    ['STS', '1', '21'],
    ['RFF', ['FF', 'O-000104']],
    ['DTM', ['334', '202611200805UTC', '303']],
    ['FTX', 'AAI', '', '', 'x'.repeat(70)],
    ['LOC', '9', ['', '', '', 'Colombo'], ['LK']],
  ]);
  expect(lines({ ...status, stop: 1 })?.at(-1)).toEqual(['LOC', '7', ['', '', '', 'A warehouse with ']]);
  expect(lines({ ...status, stop: null })?.at(-1)).toEqual(['DTM', ['334', '202611200805UTC', '303']]);
});

test.each([
  [true, null, ['B1*HARV*PO4711*20261120*A', 'N9*CN*O-000104'], '6'],
  [false, 'Full', ['B1*HARV*PO4711*20261120*D', 'N9*CN*O-000104', 'K1*Full'], '7'],
])('answers a tender, accepted: %s', (isAccepted, reason, x12, edifact) => {
  const message = { ...response, isAccepted, reason };
  expect(toTenderResponse(message, order, tender).map((segment) => segment.join('*'))).toEqual(x12);
  expect(lines(message)?.find(([id]) => id === 'STS')).toEqual(['STS', '1', edifact]);
});

test.each([
  [0, 'O-000104'],
  [1, 'PO4711'],
  [2, 'O-000104'],
])('the shipment of message %s is %s', (position, expected) => {
  const segment = (id: string, ...elements: string[]) =>
    ({ id, elements, components: elements.map((element) => [element]), position: 1 }) as Segment;
  const set = (...segments: Segment[]) => ({ code: 'IFTMIN', controlNumber: '1', segments });
  const group = { code: 'IFTMIN', controlNumber: '1', version: '' };
  const groups = [
    { ...group, sets: [set(segment('BGM', '610'))] },
    { ...group, sets: [set(segment('UNH', '1', 'x'), segment('BGM', '610', 'PO4711'))] },
  ];
  const interchange = { sender: '', receiver: '', controlNumber: '1', isTest: false, groups };
  expect(readShipment(interchange, position, order)).toBe(expected);
});

test('has no status for an invoice', () => expect(lines({ kind: 'invoice' } as unknown as OutgoingMessage)).toBeNull());
