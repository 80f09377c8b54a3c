import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { Db } from '../../platform/database/database.ts';

/** Contracts with an organization on one side, whichever wrote them. @param organizationId null: all, for root */
export function selectVisibleContracts(db: Db, organizationId: string | null) {
  const contracts = db.selectFrom('contracts');
  if (organizationId === null) return contracts;
  return contracts.where(({ eb, or }) =>
    or([eb('contracts.organizationId', '=', organizationId), eb('contracts.partnerId', '=', organizationId)]),
  );
}

/** The terms in force of each contract, otherwise the newest, in one query. @throws if a contract doesn't exist */
export async function termsInForce(db: Db, contractIds: readonly string[]): Promise<ContractTerms[]> {
  if (contractIds.length === 0) return [];
  const rows = await db
    .selectFrom('contracts')
    .innerJoin('contractVersions', (join) =>
      join.onRef('contractId', '=', 'contracts.id').onRef('number', '=', 'contracts.version'),
    )
    .select(['contracts.id', 'terms'])
    .where('contracts.id', 'in', [...new Set(contractIds)])
    .execute();
  const byId = new Map(rows.map(({ id, terms }) => [id, terms]));
  return contractIds.map((id) => {
    const terms = byId.get(id.toLowerCase());
    if (!terms) throw new Error(`no contract ${id}`);
    return terms;
  });
}

/** The short name of the currency that a contract's rates are in. */
export async function currencyOf(db: Db, contractId: string): Promise<string> {
  const { shortName } = await db
    .selectFrom('contracts')
    .innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
    .select('shortName')
    .where('contracts.id', '=', contractId)
    .executeTakeFirstOrThrow();
  return shortName;
}

/** Filters the contracts that an organization may use. */
export const findContracts = (db: Db, organizationId: string, ids: readonly string[]) =>
  selectVisibleContracts(db, organizationId).select('contracts.id').where('contracts.id', 'in', ids).execute();
