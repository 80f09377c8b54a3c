import { accountFinder, findMissing, normalizeKey } from './accounts.rules.ts';

const find = accountFinder([
  { role: 'revenue', key: null, account: '8400' },
  { role: 'revenue', key: 'imp', account: '8401' },
  { role: 'outputTax', key: '18', account: '1776' },
  { role: 'debtor', key: 'ABC', account: '10001' },
]);

test.each([
  ['revenue', null, '8400'],
  ['revenue', 'IMP', '8401'],
  ['revenue', 'EXP', '8400'],
  ['outputTax', '18.00', '1776'],
  ['outputTax', '7', undefined],
  ['debtor', 'abc', '10001'],
  ['debtor', 'other', undefined],
  ['bank', null, undefined],
] as const)('%s of %s is booked to %s', (role, key, account) => {
  expect(find({ role, key })).toBe(account);
});

test('lists each missing account once, with a normalized key', () => {
  const refs = [
    { role: 'outputTax', key: '7.00' },
    { role: 'outputTax', key: '7' },
    { role: 'bank', key: null },
    { role: 'revenue', key: 'X' },
  ] as const;
  expect(findMissing(refs, find)).toEqual([
    { role: 'bank', key: null },
    { role: 'outputTax', key: '7' },
  ]);
});

test('an account for all has no key', () => {
  expect(normalizeKey('bank', 'anything')).toBeNull();
});

test('a key is found with spaces around it, and missing accounts are in order', () => {
  expect(find({ role: 'revenue', key: ' Imp ' })).toBe('8401');
  const refs = ['C', 'A', 'B'].map((key) => ({ role: 'debtor' as const, key }));
  expect(findMissing(refs, find).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});
