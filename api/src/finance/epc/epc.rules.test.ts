import fc from 'fast-check';
import { EPC_KINDS, type EpcKind } from 'shared-contracts/values/finance/epc';
import { amountOf, balanceChangeOf, isAlert, toEpc, toEpcFigures, type EpcSums } from './epc.rules.ts';

const PRICE = { unitPrice: '250.00', currency: 'LKR' };
const NOTHING = { purchased: 0, reserved: 0, active: 0, used: 0, expired: 0, remaining: 0 };

test.each<[string, EpcSums, object]>([
  ['nothing', {}, {}],
  ['a purchase', { purchased: 10 }, { purchased: 10, remaining: 10 }],
  ['a submitted trip', { purchased: 10, reserved: 1 }, { purchased: 10, reserved: 1, remaining: 9 }],
  ['a started trip', { purchased: 10, reserved: 1, activated: 1 }, { purchased: 10, active: 1, remaining: 9 }],
  ['a finished trip', { purchased: 10, reserved: 1, activated: 1, used: 1 }, { purchased: 10, used: 1, remaining: 9 }],
  ['a trip cancelled before its start', { purchased: 10, reserved: 1, returned: 1 }, { purchased: 10, remaining: 10 }],
  ['expired credits', { purchased: 10, expired: 4 }, { purchased: 10, expired: 4, remaining: 6 }],
  ['a purchase that was not paid', { purchased: 10, withdrawn: 10 }, {}],
  [
    'many at once',
    { purchased: 30, reserved: 12, activated: 8, used: 5, returned: 2 },
    { purchased: 30, reserved: 2, active: 3, used: 5, remaining: 20 },
  ],
])('%s', (_what, sums, figures) => {
  expect(toEpcFigures(sums)).toEqual({ ...NOTHING, ...figures });
});

test.each([
  [118, '250.00', '29500.00'],
  [0, '250.00', '0.00'],
  [3, '0.335', '1.01'],
  [1, '2.675', '2.68'],
  [1_000_000, '99999.99', '99999990000.00'],
])('%i credits at %s are worth %s', (purchased, unitPrice, balance) => {
  expect(toEpc({ purchased }, { unitPrice, currency: 'LKR' })).toMatchObject({
    remaining: purchased,
    total: purchased,
    balance,
    currency: 'LKR',
  });
});

/** The ledger entries of a trip's credit so far. */
const LIVES: EpcKind[][] = [
  ['reserved'],
  ['reserved', 'activated'],
  ['reserved', 'activated', 'used'],
  ['reserved', 'returned'],
];

test('however trips use credits, each credit is in one state and the balance equals the remaining ones', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LIVES), { maxLength: 40 }), fc.nat(20), (lives, spare) => {
      const sums: EpcSums = { purchased: lives.length + spare };
      for (const kind of lives.flat()) sums[kind] = (sums[kind] ?? 0) + 1;
      const { purchased, reserved, active, used, remaining, balance } = toEpc(sums, PRICE);
      expect(EPC_KINDS.reduce((left, kind) => left + balanceChangeOf(kind, sums[kind] ?? 0), 0)).toBe(remaining);
      expect(Math.min(reserved, active, used, remaining)).toBeGreaterThanOrEqual(0);
      expect(reserved + active + used + remaining).toBe(purchased);
      expect(remaining).toBe(spare + lives.filter((life) => life.includes('returned')).length);
      expect(balance).toBe(`${remaining * 250}.00`);
    }),
  );
});

test('every kind counts', () => {
  for (const kind of EPC_KINDS) expect(toEpcFigures({ [kind]: 1 })).not.toEqual(NOTHING);
});

test('only a purchase is paid', () => {
  expect(EPC_KINDS.map((kind) => amountOf(kind, 3, '0.335'))).toEqual(['1.01', null, null, null, null, null, null]);
});

test.each([
  ['more than the level remain', 11, 10, 12, false],
  ['the level is reached', 10, 10, 11, true],
  ['the level is passed at once', 4, 10, 12, true],
  ['the level was reached before', 9, 10, 10, false],
  ['none remains', 0, 10, 1, true],
  ['credits were overdrawn before', -1, 10, 0, false],
  ['more remain than before', 12, 10, 5, false],
  ['no level is set', 0, null, 1, false],
])('alerts if %s', (_name, remaining, level, before, expected) => {
  expect(isAlert(remaining, level, before)).toBe(expected);
});

test('one credit was used if nothing else is known', () => {
  expect([11, 10, 9].map((remaining) => isAlert(remaining, 10))).toEqual([false, true, false]);
});

test.each([
  ['purchased', 3],
  ['reserved', -3],
  ['activated', 0],
  ['used', 0],
  ['returned', 3],
  ['expired', -3],
  ['withdrawn', -3],
] as const)('three credits that were %s change what remains by %i', (kind, change) => {
  expect(balanceChangeOf(kind, 3)).toBe(change);
});
