import type { LedgerRole } from 'shared-contracts/values/finance/journal';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import type { ListedPosting } from '../store/runs.store.ts';

export type EntrySide = 'debit' | 'credit';
/** One side of postings; those of a document to the same account make one line. */
export type JournalEntry = Pick<
  ListedPosting,
  | 'kind'
  | 'sourceId'
  | 'day'
  | 'document'
  | 'reference'
  | 'partner'
  | 'text'
  | 'amount'
  | 'currency'
  | 'ownAmount'
  | 'ownCurrency'
  | 'rate'
> & { side: EntrySide; role: LedgerRole; account: string };

const toEntries = (posting: ListedPosting): JournalEntry[] => {
  const { debitRole, debitAccount, creditRole, creditAccount, ...common } = posting;
  return [
    { ...common, side: 'debit', role: debitRole, account: debitAccount },
    { ...common, side: 'credit', role: creditRole, account: creditAccount },
  ];
};

const lineOf = ({ kind, sourceId, side, account, currency, reference, partner }: JournalEntry) =>
  JSON.stringify([kind, sourceId, side, account, currency, reference, partner]);

/** The postings as debits and credits, which balance per document and currency. */
export function entriesOf(postings: readonly ListedPosting[]): JournalEntry[] {
  const lines = new Map<string, JournalEntry>();
  for (const entry of postings.flatMap(toEntries)) {
    const line = lines.get(lineOf(entry));
    lines.set(
      lineOf(entry),
      line
        ? {
            ...line,
            amount: toMoney(decimal(line.amount).plus(entry.amount)),
            ownAmount: toMoney(decimal(line.ownAmount).plus(entry.ownAmount)),
          }
        : entry,
    );
  }
  return [...lines.values()];
}
