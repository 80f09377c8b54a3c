import type { Page } from 'shared-contracts/common';
import type { LedgerAccount } from 'shared-contracts/finance/journal';
import { LEDGER_ROLES } from 'shared-contracts/values/finance/journal';
import type { ListQuery } from 'shared-ui/list';

const rankOf = ({ role, name }: LedgerAccount) =>
  `${String(LEDGER_ROLES.indexOf(role)).padStart(2, '0')} ${name === null ? '' : `1${name.toLowerCase()}`}`;

const matches = ({ account, name }: LedgerAccount, search: string) =>
  `${account}\n${name ?? ''}`.toLowerCase().includes(search.trim().toLowerCase());

/** A page of the accounts, which arrive whole: by role, that for all others before those of single ones. */
export function pageOfAccounts(accounts: readonly LedgerAccount[], query: ListQuery): Page<LedgerAccount> {
  const { role, search = '', page = 1, limit = 20 } = query;
  const found = accounts
    .filter((one) => (role === undefined || one.role === role) && matches(one, String(search)))
    .toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
  const start = (Number(page) - 1) * Number(limit);
  return {
    items: found.slice(start, start + Number(limit)),
    total: found.length,
    page: Number(page),
    limit: Number(limit),
  };
}
