import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { Db } from '../../platform/database/database.ts';

/** The delay terms of contracts, by contract. */
export async function delayTermsOf(
  db: Db,
  contractIds: readonly string[],
): Promise<Map<string, ContractTerms['delays']>> {
  const rows =
    contractIds.length === 0
      ? []
      : await db.selectFrom('contractDelayTerms').selectAll().where('contractId', 'in', contractIds).execute();
  const byContract = Map.groupBy(rows, ({ contractId }) => contractId);
  return new Map(
    [...byContract].map(([id, terms]) => [
      id,
      Object.fromEntries(
        terms.map(({ category, freeMinutes, hourlyRate: ratePerHour }) => [category, { freeMinutes, ratePerHour }]),
      ),
    ]),
  );
}
