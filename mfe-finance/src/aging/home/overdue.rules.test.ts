import { toBalances } from './overdue.rules.ts';

const amounts = {
  notDue: '0.00',
  days30: '0.00',
  days60: '0.00',
  days90: '0.00',
  over90: '0.00',
  credit: '0.00',
  total: '0.00',
};

test('adds up overdue amounts, in each currency with an open amount', () => {
  expect(
    toBalances([
      { ...amounts, currency: 'EUR' },
      {
        ...amounts,
        currency: 'LKR',
        notDue: '100.00',
        days30: '0.10',
        days60: '0.20',
        over90: '5.00',
        total: '105.30',
      },
      { ...amounts, currency: 'USD', notDue: '7.00', total: '7.00' },
      // Credits that outweigh what is overdue.
      { ...amounts, currency: 'INR', days90: '9.99', credit: '-9.99' },
    ]),
  ).toEqual([
    { currency: 'LKR', open: '105.30', overdue: '5.30' },
    { currency: 'USD', open: '7.00', overdue: null },
    { currency: 'INR', open: '0.00', overdue: '9.99' },
  ]);
});

test.each([
  ['0', '0', []],
  ['0.00', '-0.00', []],
  ['0.01', '0.00', [['0.01', null]]],
  ['10', '0.00', [['10', null]]],
  ['100.00', '0.50', [['100.00', '0.50']]],
])('of %s open and %s overdue remains %j', (total, days30, balances) => {
  const balancesNow = toBalances([{ ...amounts, currency: 'EUR', total, days30 }]);
  expect(balancesNow.map(({ open, overdue }) => [open, overdue])).toEqual(balances);
});
