import fc from 'fast-check';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { shareNet, totalsOf } from './postings.rules.ts';

const cents = (min: number) => fc.integer({ min, max: 1_000_000_00 }).map((value) => toMoney(decimal(value).div(100)));
const shares = fc.array(fc.record({ key: fc.constantFrom('A', 'B', null), amount: cents(-50_000_00) }), {
  maxLength: 6,
});

test('the net amounts by order type add up to that of the invoice', () => {
  fc.assert(
    fc.property(cents(0), shares, (net, lines) => {
      const shared = shareNet(net, lines);
      expect(toMoney(sumOf(shared.map(({ amount }) => amount)))).toBe(net);
      expect(new Set(shared.map((share) => share.key)).size).toBe(shared.length);
    }),
  );
});

test('totals are sorted by currency', () => {
  const of = (currency: string) => ({ currency, amount: '1.00' });
  expect(totalsOf(['USD', 'EUR', 'LKR', 'EUR'].map(of)).map(({ currency, amount }) => [currency, amount])).toEqual([
    ['EUR', '2.00'],
    ['LKR', '1.00'],
    ['USD', '1.00'],
  ]);
});

test.each<
  [what: string, net: string, lines: [key: string | null, amount: string][], shares: [string | null, string][]]
>([
  [
    'are by key',
    '30.00',
    [
      ['A', '10'],
      ['B', '15'],
      ['A', '5'],
    ],
    [
      ['A', '15.00'],
      ['B', '15.00'],
    ],
  ],
  [
    'give what is left to the largest',
    '31.00',
    [
      ['A', '10'],
      ['B', '20'],
    ],
    [
      ['B', '21.00'],
      ['A', '10.00'],
    ],
  ],
  [
    'give it to the largest that deducts',
    '-9.00',
    [
      ['A', '1'],
      ['B', '-20'],
    ],
    [
      ['B', '-10.00'],
      ['A', '1.00'],
    ],
  ],
  [
    'leave out what comes to nothing',
    '5.00',
    [
      ['A', '5'],
      ['B', '2'],
      ['B', '-2'],
    ],
    [['A', '5.00']],
  ],
  ['are without a key where there are no lines', '5.00', [], [[null, '5.00']]],
])('net amounts %s', (_, net, lines, expected) => {
  const shared = shareNet(
    net,
    lines.map(([key, amount]) => ({ key, amount })),
  );
  expect(shared.map(({ key, amount }) => [key, amount])).toEqual(expected);
});
