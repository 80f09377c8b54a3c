import { LEDGER_KEYS, type LedgerRole } from 'shared-contracts/values/finance/journal';
import { decimal } from '../../../platform/values/money.ts';
import type { AccountRef } from '../postings.rules.ts';

export type MappedAccount = AccountRef & { account: string };

/** The normalized form of a key: ids and codes in a single case, percentages without trailing zeros. */
export function normalizeKey(role: LedgerRole, key: string | null): string | null {
  const type = LEDGER_KEYS[role];
  if (key === null || type === null) return null;
  return type === 'taxRate' ? decimal(key).toFixed() : key.trim().toLowerCase();
}

const idOf = ({ role, key }: AccountRef) => JSON.stringify([role, key]);

/** The account of a partner, order type or tax rate, otherwise that of all others. */
export function accountFinder(accounts: readonly MappedAccount[]): (ref: AccountRef) => string | undefined {
  const byId = new Map(accounts.map((one) => [idOf({ ...one, key: normalizeKey(one.role, one.key) }), one.account]));
  return ({ role, key }) =>
    byId.get(idOf({ role, key: normalizeKey(role, key) })) ?? byId.get(idOf({ role, key: null }));
}

/** References without a mapped account, without duplicates. */
export function findMissing(refs: readonly AccountRef[], find: (ref: AccountRef) => string | undefined): AccountRef[] {
  const missing = refs
    .filter((ref) => find(ref) === undefined)
    .map(({ role, key }) => ({ role, key: normalizeKey(role, key) }));
  return [...new Map(missing.map((ref) => [idOf(ref), ref])).values()].toSorted((one, other) =>
    idOf(one) < idOf(other) ? -1 : 1,
  );
}
