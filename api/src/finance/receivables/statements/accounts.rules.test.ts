import { type LedgerEntry, toAccounts } from './accounts.rules.ts';

const entry = (kind: LedgerEntry['kind'], at: number, amount: string, currency = 'LKR'): LedgerEntry => ({
  kind,
  id: String(at),
  at,
  reference: null,
  dueAt: null,
  amount,
  currency,
});

test('an account opens with what was owed before, and closes with the sum of all', () => {
  const [account, ...others] = toAccounts(
    [
      entry('invoice', 1, '100.00'),
      entry('payment', 2, '-40.00'),
      entry('invoice', 5, '50.10'),
      entry('creditNote', 6, '-10.00'),
      entry('payment', 7, '-120.00'),
      entry('refund', 8, '19.90'),
    ],
    5,
  );
  expect(others).toEqual([]);
  expect(account).toMatchObject({
    opening: '60.00',
    entries: [{ balance: '110.10' }, { balance: '100.10' }, { balance: '-19.90' }, { balance: '0.00' }],
    sums: { invoice: '50.10', creditNote: '-10.00', payment: '-120.00', refund: '19.90' },
    closing: '0.00',
  });
});

test('each currency has its account; settled ones without entries have none', () => {
  const settled = [entry('invoice', 1, '5.00', 'EUR'), entry('payment', 2, '-5.00', 'EUR')];
  const accounts = toAccounts([...settled, entry('invoice', 3, '7.00', 'USD'), entry('invoice', 9, '1.00')], 5);
  expect(accounts.map(({ currency, closing }) => [currency, closing])).toEqual([
    ['LKR', '1.00'],
    ['USD', '7.00'],
  ]);
});

test('accounts are sorted by currency', () => {
  const entries = ['USD', 'CHF', 'LKR', 'EUR'].map((currency, i) => entry('invoice', 9 + i, '1.00', currency));
  expect(toAccounts(entries, 5).map(({ currency }) => currency)).toEqual(['CHF', 'EUR', 'LKR', 'USD']);
});
