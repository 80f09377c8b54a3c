import type { LedgerAccount } from 'shared-contracts/finance/journal';
import { pageOfAccounts } from './account-page.rules.ts';

const account = (role: LedgerAccount['role'], number: string, name: string | null = null) =>
  ({ id: number, role, key: name, name, account: number }) as LedgerAccount;
const ACCOUNTS = [
  account('reminderFee', '4990'),
  account('outputTax', '1776', '18'),
  account('debtor', '10002', 'serendib'),
  account('debtor', '10001', 'Harvest'),
  account('debtor', '10000'),
  account('creditor', '70000'),
];
const list = (query: Parameters<typeof pageOfAccounts>[1]) =>
  pageOfAccounts(ACCOUNTS, query).items.map((one) => one.account);

test('accounts are sorted by role in the order of the ledger, the general one before those by name', () => {
  expect(list({})).toEqual(['10000', '10001', '10002', '70000', '1776', '4990']);
});

test.each([
  ['a role', { role: 'debtor' }, ['10000', '10001', '10002']],
  ['a role without accounts', { role: 'bank' }, []],
  ['a part of a name in any case', { search: ' SEREN ' }, ['10002']],
  ['a part of a number', { search: '1000' }, ['10000', '10001', '10002']],
  ['a name of another role', { role: 'creditor', search: 'harvest' }, []],
  ['nothing', { search: 'xyz' }, []],
  ['no text across number and name', { search: '10001harvest' }, []],
])('finds accounts by %s', (_, query, expected) => {
  expect(list(query)).toEqual(expected);
});

test('an account without a name is not found by name', () => {
  expect(list({ search: 'null' })).toEqual([]);
});

test.each([
  [{ page: 1, limit: 4 }, ['10000', '10001', '10002', '70000']],
  [{ page: 2, limit: 4 }, ['1776', '4990']],
  [{ page: 3, limit: 4 }, []],
])('the page %j has %j of all', (query, items) => {
  const page = pageOfAccounts(ACCOUNTS, query);
  expect(page.items.map((one) => one.account)).toEqual(items);
  expect(page).toMatchObject({ ...query, total: 6 });
});

test('a page has twenty accounts', () => {
  const many = Array.from({ length: 25 }, (_, i) => account('debtor', String(10_000 + i), `Partner ${i}`));
  expect(pageOfAccounts(many, {}).items).toHaveLength(20);
  expect(pageOfAccounts(many, {})).toMatchObject({ page: 1, limit: 20, total: 25 });
});
