import { sql } from 'kysely';
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

/** `at`: when the terms are needed, unix seconds; null: unknown. */
type TermsRequest = { contractId: string; at: number | null };

/**
 * The version that rates with each contract: the newest confirmed one that already applies, otherwise the one in
 * force.
 */
async function versionsInForce(
  db: Db,
  requests: readonly TermsRequest[],
): Promise<({ id: string; number: number } | undefined)[]> {
  const { rows } = await sql<{ id: string; number: number; i: number }>`
    select c.id, requested.i::int as i, coalesce(
      case when c.confirmation = 'confirmed' then (
        select max(v.number) from contract_versions v
        where v.contract_id = c.id and v.state = 'confirmed'
          and (v.effective_from is null or requested.at is null or v.effective_from <= requested.at)) end,
      c.version) as number
    from unnest(${requests.map(({ contractId }) => contractId)}::uuid[], ${requests.map(({ at }) => at)}::bigint[])
      with ordinality as requested (id, at, i)
    join contracts c on c.id = requested.id`.execute(db.withoutPlugins());
  const byIndex = new Map(rows.map(({ i, ...version }) => [i - 1, version]));
  return requests.map((_request, i) => byIndex.get(i));
}

/** The terms of contracts, otherwise the newest, in two queries. @throws if a contract doesn't exist */
export async function termsInForce(db: Db, requests: readonly TermsRequest[]): Promise<ContractTerms[]> {
  if (requests.length === 0) return [];
  const versions = await versionsInForce(db, requests);
  const rows = await db
    .selectFrom('contractVersions')
    .select(['contractId', 'number', 'terms'])
    .where('contractId', 'in', [...new Set(requests.map(({ contractId }) => contractId))])
    .where('number', 'in', [...new Set(versions.map((version) => version?.number ?? 0))])
    .execute();
  const byVersion = new Map(rows.map(({ contractId, number, terms }) => [`${contractId} ${number}`, terms]));
  return versions.map((version, i) => {
    const terms = version && byVersion.get(`${version.id} ${version.number}`);
    if (!terms) throw new Error(`no contract ${requests[i]?.contractId}`);
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
