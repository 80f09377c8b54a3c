import type { BillLine } from 'shared-contracts/finance/bills';
import type { BillAction, BillState } from 'shared-contracts/values/finance/bills';
import { ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import { basisOf } from '../bill-texts/bill.basis.ts';
import {
  billActions,
  type BillActor,
  type BillRole,
  type BillContext,
  type BillViolation,
  billRolesOf,
  violationOf,
  toBillError,
} from './bill.rules.ts';
import { BILL_TEXTS } from '../bill-texts/bill.texts.ts';

const bill = (state: BillState, more: Partial<BillContext> = {}): BillContext => ({
  of: 'order',
  number: 'O-000001',
  state,
  stage: 'delivered',
  reasons: [],
  contractProblems: [],
  isOverridden: false,
  version: 1,
  isOutdated: false,
  isInvoiced: false,
  isAwaitingInvoice: false,
  submitters: state === 'draft' ? [] : ['ann'],
  ...more,
});
const actor = (parts: BillRole[], ...people: string[]): BillActor => ({
  parts,
  people: people.length > 0 ? people : ['bob'],
});
const [writer, approver, nobody] = [actor(['writer']), actor(['writer', 'approver']), actor([])];

test.each<[string, BillContext, BillActor, string[]]>([
  ['a draft is worked on', bill('draft'), writer, ['edit', 'submit', 'sendEmail', 'attach']],
  ['anyone who approves works on it too', bill('draft'), approver, ['edit', 'submit', 'sendEmail', 'attach']],
  [
    'a submitted one waits for someone else',
    bill('submitted'),
    approver,
    ['edit', 'approve', 'sendBack', 'sendEmail', 'attach'],
  ],
  ['not for who only writes', bill('submitted'), writer, ['edit', 'sendEmail', 'attach']],
  [
    'nor for anyone who submitted it',
    bill('submitted'),
    actor(['writer', 'approver'], 'ann'),
    ['edit', 'sendBack', 'sendEmail', 'attach'],
  ],
  [
    'nor for them under another name',
    bill('submitted', { submitters: ['carol', 'root'] }),
    actor(['writer', 'approver'], 'dan', 'root'),
    ['edit', 'sendBack', 'sendEmail', 'attach'],
  ],
  [
    'nor while it is provisional',
    bill('submitted', { reasons: ['noRate'] }),
    approver,
    ['edit', 'sendBack', 'sendEmail', 'attach'],
  ],
  [
    'what is on the road cannot be submitted',
    bill('draft', { stage: 'transit' }),
    writer,
    ['edit', 'sendEmail', 'attach'],
  ],
  ...['saved', 'rejected', 'cancelled'].map((stage): [string, BillContext, BillActor, string[]] => [
    `what is ${stage} has nothing to tell`,
    bill('draft', { stage }),
    writer,
    [],
  ]),
  [
    'an invalid contract needs an override first',
    bill('draft', { contractProblems: ['contractExpired'] }),
    writer,
    ['edit', 'override', 'sendEmail', 'attach'],
  ],
  [
    'and then bills',
    bill('draft', { contractProblems: ['contractExpired'], isOverridden: true }),
    writer,
    ['edit', 'submit', 'sendEmail', 'attach'],
  ],
  [
    'one that was submitted without it is not approved',
    bill('submitted', { contractProblems: ['contractExpired'] }),
    approver,
    ['edit', 'sendBack', 'sendEmail', 'attach'],
  ],
  ['a trip that is only planned neither', bill('draft', { of: 'trip', stage: 'saved' }), writer, []],
  ['an approved one is frozen', bill('approved', { stage: 'billed' }), approver, ['sendEmail']],
  [
    'an approved one with an invoice is credited by who may approve',
    bill('approved', { stage: 'billed', isInvoiced: true }),
    approver,
    ['credit', 'sendEmail'],
  ],
  ['but not by others', bill('approved', { stage: 'billed', isInvoiced: true }), writer, ['sendEmail']],
  [
    'an approved one that is out of date is renewed',
    bill('approved', { stage: 'billed', isOutdated: true }),
    writer,
    ['renew', 'sendEmail'],
  ],
  [
    'its new version is worked on',
    bill('draft', { stage: 'billed', version: 2 }),
    writer,
    ['edit', 'submit', 'sendEmail', 'attach'],
  ],
  [
    'and approved by someone else',
    bill('submitted', { stage: 'billed', version: 2 }),
    approver,
    ['edit', 'approve', 'sendBack', 'sendEmail', 'attach'],
  ],
  ['a first version of something billed is over', bill('draft', { stage: 'billed' }), writer, ['sendEmail']],
  ['others do nothing', bill('submitted'), nobody, []],
])('%s', (_what, standing, by, actions) => {
  expect(billActions(standing, by)).toEqual(actions);
});

test('a bill is billed from the stages of the tables alone', () => {
  const billable = (of: 'order' | 'trip', stages: readonly string[]) =>
    stages.filter((stage) => violationOf('submit', bill('draft', { of, stage }), writer) === null);
  expect(billable('order', ORDER_STAGES)).toEqual(['delivered', 'manuallyDelivered', 'incompleteDelivery']);
  expect(billable('trip', TRIP_STAGES)).toEqual(['completed', 'manualCompleted', 'incomplete']);
});

const ORDERS_ALLOWED = ['delivered', 'manuallyDelivered', 'incompleteDelivery'];
test.each<[BillAction, BillContext, BillActor, BillViolation, code: string, message: string, params: object]>([
  ['edit', bill('draft'), nobody, 'forbidden', 'forbidden', 'You have no access to this', {}],
  ['approve', bill('submitted'), writer, 'forbidden', 'forbidden', 'You have no access to this', {}],
  [
    'edit',
    bill('approved'),
    writer,
    'billState',
    'billState',
    'Bill is approved. Allowed: draft, submitted',
    { state: 'approved', allowed: ['draft', 'submitted'] },
  ],
  [
    'edit',
    bill('draft', { stage: 'saved' }),
    writer,
    'notOpen',
    'billClosed',
    'The bill of an order in stage saved cannot be changed',
    { of: 'order', stage: 'saved' },
  ],
  [
    'attach',
    bill('draft', { of: 'trip', stage: 'cancelled' }),
    writer,
    'notOpen',
    'billClosed',
    'The bill of a trip in stage cancelled cannot be changed',
    { of: 'trip', stage: 'cancelled' },
  ],
  [
    'submit',
    bill('draft', { stage: 'transit' }),
    writer,
    'notBillable',
    'notBillable',
    'Order in stage transit cannot be billed. Allowed: delivered, manuallyDelivered, incompleteDelivery',
    { of: 'order', stage: 'transit', allowed: ORDERS_ALLOWED },
  ],
  [
    'renew',
    bill('approved', { stage: 'billed' }),
    writer,
    'upToDate',
    'billUpToDate',
    'Bill is up to date: there is nothing to bill again',
    {},
  ],
  [
    'credit',
    bill('approved', { stage: 'billed' }),
    approver,
    'notInvoiced',
    'billNotInvoiced',
    'The bill has no invoice that could be credited',
    {},
  ],
  [
    'approve',
    bill('submitted'),
    actor(['approver'], 'ann'),
    'fourEyes',
    'fourEyes',
    'You submitted this bill: another person must approve it',
    {},
  ],
  [
    'approve',
    bill('submitted', { reasons: ['noRate', 'stillStanding'] }),
    approver,
    'provisional',
    'billProvisional',
    'No rate for this distance. A stop has no departure time yet',
    { reasons: ['noRate', 'stillStanding'] },
  ],
  [
    'sendEmail',
    bill('draft', { stage: 'rejected' }),
    writer,
    'notSendable',
    'billNotSendable',
    'The bill of an order in stage rejected cannot be sent',
    { of: 'order', stage: 'rejected' },
  ],
  [
    'sendEmail',
    bill('draft', { of: 'trip', stage: 'saved' }),
    writer,
    'notSendable',
    'billNotSendable',
    'The bill of a trip in stage saved cannot be sent',
    { of: 'trip', stage: 'saved' },
  ],
  [
    'submit',
    bill('draft', { contractProblems: ['contractExpired', 'contractDisabled'] }),
    writer,
    'contractInvalid',
    'contractInvalid',
    'The contract had expired on the rating date. The contract was disabled on the rating date',
    { problems: ['contractExpired', 'contractDisabled'] },
  ],
  [
    'override',
    bill('draft'),
    writer,
    'contractValid',
    'contractValid',
    'The contract can bill without an override',
    {},
  ],
])('%s of %j by %j is rejected: %s', (action, standing, by, violation, code, message, params) => {
  expect(violationOf(action, standing, by)).toBe(violation);
  const error = toBillError(violation, standing, action);
  expect([error.status, error.code, error.message]).toEqual([code === 'forbidden' ? 403 : 409, code, message]);
  expect(error.details.params ?? {}).toEqual(code === 'forbidden' ? {} : { record: 'O-000001', ...params });
});

test.each([
  [[], []],
  [['order'], ['writer']],
  [['orderBillApprove'], ['writer', 'approver']],
  [['trip', 'tripBillApprove'], []],
] as const)('who may write %j plays %j on the bill of an order', (models, parts) => {
  expect(
    billRolesOf(
      { role: 'user', organizationType: '2pl', rules: models.map((model) => ({ model, rule: 'write' as const })) },
      'order',
    ),
  ).toEqual(parts);
});

test.each<[Partial<BillLine> & Pick<BillLine, 'rule'>, string]>([
  [{ rule: 'flatTrip', rate: '18500.00' }, '18,500.00 per trip'],
  [{ rule: 'pointToPoint', rate: '19750.00' }, '19,750.00 per trip'],
  [
    { rule: 'distance', distance: '137.500', rate: '90.00', band: { from: '100', to: null } },
    '137.500 km × 90.00, band from 100 km up',
  ],
  [{ rule: 'distanceDiscount', percentage: '5', threshold: '300' }, '5 % from 300 km'],
  [
    { rule: 'transitDelay', minutes: 12, freeMinutes: 120, rate: '500.00' },
    '12 min beyond 120 min free, 500.00 per hour',
  ],
  [
    { rule: 'demurrage', minutes: 60, rate: '1000.00', band: { from: '2', to: '4' } },
    '60 min, 1,000.00 per hour, band 2 to 4 h',
  ],
  [{ rule: 'demurrage', minutes: 60, rate: '1000.00', band: null }, '60 min, 1,000.00 per hour, base rate'],
  [{ rule: 'extraCharge', name: 'Toll' }, ''],
  [{ rule: 'discount' }, ''],
])('a printed bill shows the origin of %j', (line, basis) => {
  expect(basisOf({ amount: '1.00', billed: '1.00', ...line }, 'km', BILL_TEXTS.en)).toBe(basis);
});
