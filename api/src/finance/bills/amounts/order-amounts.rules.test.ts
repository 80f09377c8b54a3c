import { amountsFor, type BilledAmount, sharesOf } from './order-amounts.rules.ts';

const bill = (payerId: string, payeeId: string, amount: string, currency = 'LKR'): BilledAmount => ({
  orderId: 'order',
  payerId,
  payeeId,
  amount,
  currency,
});

test.each<[string, BilledAmount[], ReturnType<typeof amountsFor>]>([
  ['without bills', [], { revenue: null, cost: null, margin: null }],
  ['of others', [bill('a', 'b', '5.00')], { revenue: null, cost: null, margin: null }],
  ['as payer', [bill('us', 'b', '5.00')], { revenue: null, cost: '5.00', margin: null }],
  ['as payee', [bill('a', 'us', '5.00')], { revenue: '5.00', cost: null, margin: null }],
  [
    'in between, with two trips',
    [bill('a', 'us', '10.10'), bill('us', 'b', '5.05'), bill('us', 'c', '6.06')],
    { revenue: '10.10', cost: '11.11', margin: '-1.01' },
  ],
  [
    'with a share in another currency',
    [bill('a', 'us', '10.00'), bill('us', 'b', '5.00'), bill('us', 'c', '6.00', 'USD')],
    { revenue: '10.00', cost: null, margin: null },
  ],
])('sums the amounts of an order %s', (_case, billed, amounts) => {
  expect(amountsFor('us', 'LKR', billed)).toEqual(amounts);
});

test.each<[string, string, string[], string[]]>([
  ['in one currency, as billed', '700.00', ['466.67', '233.33'], ['466.67', '233.33']],
  ['converted, the last with the remainder', '10.00', ['1008.19', '1008.19', '1008.19'], ['3.33', '3.33', '3.34']],
  ['of nothing, equally', '0.00', ['0.00', '0.00'], ['0.00', '0.00']],
])('shares a trip bill %s', (_case, amount, shares, expected) => {
  const parts = sharesOf({
    payerId: 'us',
    payeeId: 'b',
    currency: 'USD',
    amount,
    shares: shares.map((share, i) => ({ id: String(i), amount: share })),
  });
  expect(parts.map((part) => part.amount)).toEqual(expected);
});
