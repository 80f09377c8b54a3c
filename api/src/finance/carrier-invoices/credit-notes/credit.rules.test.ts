import fc from 'fast-check';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import {
  awaitedCredit,
  billAfterCredit,
  compareCredit,
  type CreditedPart,
  creditedParts,
  loweredBy,
  onlyPartOf,
} from './credit.rules.ts';

const subject = (id: string) =>
  ({ of: 'order', id, number: `O-${id}`, reference: null, billState: 'approved' }) as const;
const partOf = (id: string | null, more: Partial<CreditedPart> = {}): CreditedPart => ({
  subject: id === null ? null : subject(id),
  invoiced: { net: '100.00', tax: '18.00' },
  paid: '100.00',
  credited: '0.00',
  ...more,
});
const line = (subjectId: string | null, net: string, taxPercentage = '18', position = 0) => ({
  position,
  net,
  taxPercentage,
  subjectId,
});
const compare = (parts: readonly CreditedPart[], lines: ReturnType<typeof line>[], currency = 'LKR') => {
  const net = toMoney(lines.reduce((sum, one) => sum.plus(one.net), decimal(0)));
  const tax = toMoney(decimal(net).times('0.18'));
  const totals = { currency, net, tax, total: toMoney(decimal(net).plus(tax)) };
  return compareCredit(totals, lines, { parts, currency: 'LKR' });
};

test.each([
  ['all that is invoiced', partOf('a'), line('a', '100.00'), []],
  ['what others have left', partOf('a', { credited: '40.00' }), line('a', '60.00'), []],
  ['a cent more', partOf('a', { credited: '40.00' }), line('a', '60.01'), ['amountAbove']],
  ['another tax', partOf('a'), line('a', '50.00', '8'), ['tax']],
  ['an order of another invoice', partOf('a'), line('b', '1.00'), ['missingHere']],
  ['lines without an order', partOf(null), line(null, '100.00'), []],
])('a credit note over %s', (_, part, of, differences) => {
  expect(compare([part], [of]).rows).toMatchObject([{ differences }]);
});

test('a credit note in another currency is not compared', () => {
  expect(compare([partOf('a')], [line('a', '200.00')], 'EUR').rows).toMatchObject([{ differences: ['currency'] }]);
});

test('a line without a reference belongs to the only part of an invoice', () => {
  expect(onlyPartOf([partOf('a')])).toBe('a');
  expect(onlyPartOf([partOf('a'), partOf('b')])).toBeNull();
});

const rowOf = (id: string | null, net: string) => ({
  subject: id === null ? null : subject(id),
  lines: [0],
  invoiced: { net, tax: '0.00' },
  billed: null,
  difference: null,
  allowed: '0.00',
  differences: [],
  otherInvoice: null,
});

test('the amount paid of an invoice is the agreed one, without lines that have no bill and rejected ones', () => {
  const comparison = { rows: [rowOf('a', '110.00'), rowOf(null, '5.00'), rowOf(null, '6.00')] };
  const agreed = [{ subjectId: 'a', net: '100.00' }];
  const none = () => '0.00';
  const paidOf = (parts: CreditedPart[]) => parts.map(({ invoiced, paid }) => [invoiced.net, paid]);
  expect(paidOf(creditedParts({ status: 'approved', comparison, agreed }, none))).toEqual([
    ['110.00', '100.00'],
    ['11.00', '0.00'],
  ]);
  expect(paidOf(creditedParts({ status: 'rejected', comparison, agreed: null }, none))).toEqual([
    ['110.00', '0.00'],
    ['11.00', '0.00'],
  ]);
  expect(awaitedCredit({ status: 'approved', comparison, agreed }, '4.00')).toBe('17.00');
  expect(awaitedCredit({ status: 'agreed', comparison, agreed }, '21.00')).toBeNull();
  expect(awaitedCredit({ status: 'rejected', comparison, agreed }, '0.00')).toBeNull();
});

test.each([
  ['what is paid as invoiced', partOf('a'), '10.00', '100.00', { lowered: '10.00', bill: '90.00' }],
  ['what was agreed', partOf('a', { paid: '90.00' }), '10.00', '90.00', { lowered: '0.00', bill: '90.00' }],
  ['more than agreed', partOf('a', { paid: '90.00' }), '15.00', '90.00', { lowered: '5.00', bill: '85.00' }],
  ['a bill below by the tolerance', partOf('a'), '5.00', '97.00', { lowered: '5.00', bill: '95.00' }],
  ['a bill above by the tolerance', partOf('a'), '5.00', '103.00', { lowered: '5.00', bill: '98.00' }],
  ['a bill without anything left', partOf('a'), '100.00', '0.00', { lowered: '100.00', bill: '0.00' }],
])('a credit of %s', (_, part, credit, billed, { lowered, bill }) => {
  expect(loweredBy(part, credit)).toBe(lowered);
  expect(billAfterCredit(part, credit, billed)).toBe(bill);
});

const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => toMoney(decimal(amount).div(100)));

test('however an invoice is credited, the reduction never exceeds the paid amount, and no bill falls below zero', () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 }),
      (net, paid, billed, shares) => {
        const whole = shares.reduce((sum, share) => sum + share, 0);
        const invoiced = { net, tax: '0.00' };
        let [credited, lowered, bill] = [decimal(0), decimal(0), billed];
        for (const [i, share] of shares.entries()) {
          const isLast = i === shares.length - 1;
          const credit = toMoney(isLast ? decimal(net).minus(credited) : decimal(net).times(share).div(whole));
          const part = partOf('a', { invoiced, paid, credited: toMoney(credited) });
          bill = billAfterCredit(part, credit, bill);
          lowered = lowered.plus(loweredBy(part, credit));
          credited = credited.plus(credit);
        }
        const atOnce = partOf('a', { invoiced, paid });
        expect(toMoney(lowered)).toBe(loweredBy(atOnce, net));
        expect(lowered.lte(paid)).toBe(true);
        expect(decimal(bill).greaterThanOrEqualTo(0)).toBe(true);
        expect(decimal(billed).minus(bill).lte(lowered)).toBe(true);
      },
    ),
  );
});

test('the amount paid per order is the agreed one, and zero without an amount', () => {
  const comparison = { rows: [rowOf('a', '110.00'), rowOf('b', '50.00'), rowOf('c', '30.00')] };
  const agreed = [
    { subjectId: 'b', net: '45.00' },
    { subjectId: 'a', net: '100.00' },
  ];
  const paidOf = (invoice: Parameters<typeof creditedParts>[0]) =>
    creditedParts(invoice, (id) => `${id}`).map(({ subject: of, paid, credited }) => [of?.id, paid, credited]);
  expect(paidOf({ status: 'approved', comparison, agreed })).toEqual([
    ['a', '100.00', 'a'],
    ['b', '45.00', 'b'],
    ['c', '0.00', 'c'],
  ]);
  expect(paidOf({ status: 'approved', comparison, agreed: null }).map(([, paid]) => paid)).toEqual([
    '110.00',
    '50.00',
    '30.00',
  ]);
});

test('an invoice with lines but no bills has no paid or awaited amount, nor has one without an agreement', () => {
  const comparison = { rows: [rowOf(null, '5.00'), { ...rowOf('a', '1.00'), invoiced: null }] };
  expect(creditedParts({ status: 'approved', comparison, agreed: null }, () => '0.00')).toEqual([
    { subject: null, invoiced: { net: '5.00', tax: '0.00' }, paid: '0.00', credited: '0.00' },
  ]);
  expect(awaitedCredit({ status: 'approved', comparison, agreed: null }, '0.00')).toBeNull();
});

test('a row of a credit note contains its lines, the credited amount and the open amount with its share of tax', () => {
  const part = partOf('a', { credited: '40.00' });
  expect(compare([part], [line('a', '10.00', '18', 3), line('a', '20.00', '18', 5)]).rows).toEqual([
    {
      subject: subject('a'),
      lines: [3, 5],
      invoiced: { net: '30.00', tax: '5.40' },
      billed: { net: '60.00', tax: '10.80', currency: 'LKR' },
      difference: null,
      allowed: '0.00',
      differences: [],
      otherInvoice: null,
    },
  ]);
});
