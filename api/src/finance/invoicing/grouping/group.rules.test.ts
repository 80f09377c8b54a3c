import { type GroupableBill, groupBills, refusalOf } from './group.rules.ts';

const period: NonNullable<GroupableBill['period']> = {
  id: 'week 47',
  of: 'order',
  payerId: 'shipper',
  payeeId: 'carrier',
  currencyId: 'lkr',
  isSelfBilled: false,
  cycle: 'weekly',
  issuer: 'Carrier',
};
const bill = (id: string, more: Partial<typeof period> = {}): GroupableBill => ({
  id,
  state: 'approved',
  outdatedAt: null,
  invoice: null,
  period: { ...period, ...more },
  mayIssue: true,
});

test('bills share an invoice if their periods differ in nothing but their days', () => {
  const bills = [bill('1'), bill('2', { id: 'week 48' }), bill('3')];
  expect(groupBills(bills)).toEqual([
    { payerId: 'shipper', payeeId: 'carrier', periodIds: ['week 47', 'week 48'], billIds: ['1', '2', '3'] },
  ]);
});

test.each([
  { of: 'trip' as const },
  { payerId: 'other' },
  { payeeId: 'other' },
  { currencyId: 'eur' },
  { isSelfBilled: true },
  { cycle: 'monthly' as const },
])('%j gets a separate invoice', (more) => {
  expect(groupBills([bill('1'), bill('2', { id: 'another', ...more })])).toHaveLength(2);
});

test.each([
  [{}, null],
  [{ state: 'submitted' as const, period: null }, 'billNotApproved'],
  [{ invoice: 'INV-1' }, 'billInvoiced'],
  [{ period: null }, 'billNotWaiting'],
  [{ outdatedAt: 1 }, 'billOutdated'],
  [{ mayIssue: false }, 'billOtherIssuer'],
])('%j is refused for %s', (more, code) => {
  expect(refusalOf({ ...bill('1'), ...more })?.code ?? null).toBe(code);
});
