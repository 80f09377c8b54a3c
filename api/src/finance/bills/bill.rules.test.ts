import type { BillLine } from 'shared-contracts/finance/bills';
import { BILL_ACTIONS, BILL_STATES, type BillState } from 'shared-contracts/values/finance/bills';
import { ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import { basisOf } from './bill.basis.ts';
import {
  billActions,
  type BillActor,
  type BillRole,
  type BillContext,
  billRolesOf,
  violationOf,
  toBillError,
} from './bill.rules.ts';
import { BILL_TEXTS } from './bill.texts.ts';
import { termsFor } from './version.rules.ts';

const bill = (state: BillState, more: Partial<BillContext> = {}): BillContext => ({
  of: 'order',
  state,
  stage: 'delivered',
  reasons: [],
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
  ['whoever approves works on it too', bill('draft'), approver, ['edit', 'submit', 'sendEmail', 'attach']],
  [
    'a submitted one waits for somebody else',
    bill('submitted'),
    approver,
    ['edit', 'approve', 'sendBack', 'sendEmail', 'attach'],
  ],
  ['not for who only writes', bill('submitted'), writer, ['edit', 'sendEmail', 'attach']],
  [
    'nor for whoever submitted it',
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
  ['what is not agreed has nothing to tell', bill('draft', { stage: 'saved' }), writer, ['sendEmail']],
  ['an approved one is frozen', bill('approved', { stage: 'billed' }), approver, ['sendEmail']],
  ['others do nothing', bill('submitted'), nobody, []],
])('%s', (_what, standing, by, actions) => {
  expect(billActions(standing, by)).toEqual(actions);
});

test('a bill is billed from the stages of the tables alone, and every refusal tells why', () => {
  const billable = (of: 'order' | 'trip', stages: readonly string[]) =>
    stages.filter((stage) => violationOf('submit', bill('draft', { of, stage }), writer) === null);
  expect(billable('order', ORDER_STAGES)).toEqual(['delivered', 'manuallyDelivered', 'incompleteDelivery']);
  expect(billable('trip', TRIP_STAGES)).toEqual(['completed', 'manualCompleted', 'incomplete']);
  for (const action of BILL_ACTIONS) {
    for (const state of BILL_STATES) {
      for (const by of [nobody, writer, approver, actor(['approver'], 'ann')]) {
        const standing = bill(state, { stage: 'transit', reasons: ['noDistance'] });
        const why = violationOf(action, standing, by);
        if (why)
          expect(toBillError(why, standing, action)).toMatchObject({
            status: why === 'forbidden' ? 403 : 409,
            message: expect.stringMatching(/\w/) as string,
          });
      }
    }
  }
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

const terms = (calculationBasedDate: 'created' | 'delivery') => ({ calculationBasedDate }) as never;
const version = (
  number: number,
  state: 'confirmed' | 'rejected' | 'unconfirmed',
  reviewedAt: number | null,
  basis: 'created' | 'delivery' = 'created',
) => ({ number, state, reviewedAt, terms: terms(basis) });
const dates = (createdAt: number) => ({
  createdAt,
  pickupPlanned: null,
  pickupActual: null,
  deliveryPlanned: null,
  deliveryActual: null,
});
const contract = {
  id: '',
  name: '',
  organizationId: '',
  partnerId: '',
  version: 2,
  versions: [version(1, 'confirmed', 10), version(2, 'confirmed', 20), version(3, 'rejected', 30)],
};
test.each([
  ['before any was in force', contract, 5, 1],
  ['on the day of the second', contract, 20, 2],
  ['a rejected one never counts', contract, 99, 2],
  ['none was ever in force', { ...contract, version: 1, versions: [version(1, 'unconfirmed', null)] }, 99, 1],
  [
    'nobody knows the day',
    { ...contract, versions: [version(1, 'confirmed', 10, 'delivery'), version(2, 'confirmed', 20, 'delivery')] },
    15,
    2,
  ],
])('terms of the rating date: %s', (_case, basis, createdAt, number) => {
  expect(termsFor(basis, dates(createdAt))?.number).toBe(number);
});

test.each<[Partial<BillLine> & Pick<BillLine, 'rule'>, string]>([
  [{ rule: 'flatTrip', rate: '18500.00' }, '18,500.00 per trip'],
  [{ rule: 'pointToPoint', rate: '19750.00' }, '19,750.00 per trip'],
  [
    { rule: 'distance', distance: '137.500', rate: '90.00', band: { from: '100', to: null } },
    '137.500 km × 90.00, band 100 to ∞ km',
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
])('a bill on paper tells what made %j', (line, basis) => {
  expect(basisOf({ amount: '1.00', billed: '1.00', ...line }, 'km', BILL_TEXTS.en)).toBe(basis);
});
