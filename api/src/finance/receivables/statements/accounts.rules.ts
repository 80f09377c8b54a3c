import type { StatementAccount, StatementEntry } from 'shared-contracts/finance/statements';
import { STATEMENT_ENTRIES } from 'shared-contracts/values/finance/aging';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';

/** An entry of an account; `amount` increases or reduces the debt. Entries are sorted by time. */
export type LedgerEntry = Omit<StatementEntry, 'balance'> & { currency: string };

function toAccount(currency: string, all: readonly LedgerEntry[], from: number): StatementAccount {
  const opening = sumOf(all.filter(({ at }) => at < from).map(({ amount }) => amount));
  let balance = opening;
  const entries = all
    .filter(({ at }) => at >= from)
    .map((listed) => {
      const { currency: _, ...entry } = listed;
      balance = balance.plus(entry.amount);
      return { ...entry, balance: toMoney(balance) };
    });
  const sums = STATEMENT_ENTRIES.map((kind) => {
    const amounts = entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
    return [kind, toMoney(sumOf(amounts))] as const;
  });
  return {
    currency,
    opening: toMoney(opening),
    entries,
    sums: Object.fromEntries(sums) as StatementAccount['sums'],
    closing: toMoney(balance),
  };
}

/** The accounts by currency. Those without entries in the period are left out if nothing is owed. */
export const toAccounts = (entries: readonly LedgerEntry[], from: number): StatementAccount[] =>
  [...Map.groupBy(entries, ({ currency }) => currency)]
    .toSorted(([one], [other]) => Number(one > other) - Number(one < other))
    .map(([currency, all]) => toAccount(currency, all, from))
    .filter(({ entries: listed, opening }) => listed.length > 0 || !decimal(opening).isZero());
