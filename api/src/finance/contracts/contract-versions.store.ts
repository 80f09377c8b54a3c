import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { ContractState } from 'shared-contracts/values/finance/contracts';
import { optionalPersonName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

const versionsOf = (db: Db, contractId: string) =>
  db
    .selectFrom('contractVersions')
    .leftJoin('users as creator', 'creator.id', 'contractVersions.createdBy')
    .leftJoin('users as reviewer', 'reviewer.id', 'contractVersions.reviewedBy')
    .select([
      'number',
      'state',
      'reason',
      'effectiveFrom',
      'contractVersions.createdAt',
      'reviewedAt',
      optionalPersonName('creator').as('createdBy'),
      'creator.organizationId as createdIn',
      optionalPersonName('reviewer').as('reviewedBy'),
      'reviewer.organizationId as reviewedIn',
    ])
    .where('contractId', '=', contractId);

export const listVersions = (db: Db, contractId: string) =>
  versionsOf(db, contractId).orderBy('number', 'desc').execute();
export const findVersion = (db: Db, contractId: string, number: number) =>
  versionsOf(db, contractId).select('terms').where('number', '=', number).executeTakeFirst();
export type VersionRecord = Awaited<ReturnType<typeof listVersions>>[number];

/** The newest one. */
export const newestVersion = (db: Db, contractId: string) =>
  db
    .selectFrom('contractVersions')
    .select(['number', 'state', 'reason', 'effectiveFrom', 'terms'])
    .where('contractId', '=', contractId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

export const termsOfVersion = async (db: Db, contractId: string, number: number): Promise<ContractTerms | undefined> =>
  (
    await db
      .selectFrom('contractVersions')
      .select('terms')
      .where('contractId', '=', contractId)
      .where('number', '=', number)
      .executeTakeFirst()
  )?.terms;

type Written = {
  contractId: string;
  number: number;
  terms: ContractTerms;
  effectiveFrom: number | null;
  createdBy: string | null;
  createdAt: number;
};

/** Writes a pending version, replacing a pending one with the same number. */
export function writeVersion(tx: Db, { terms, ...row }: Written) {
  const written = { ...row, terms: JSON.stringify(terms) };
  return tx
    .insertInto('contractVersions')
    .values(written)
    .onConflict((conflict) => conflict.columns(['contractId', 'number']).doUpdateSet(written))
    .execute();
}

export const deleteVersion = (tx: Db, contractId: string, number: number) =>
  tx.deleteFrom('contractVersions').where('contractId', '=', contractId).where('number', '=', number).execute();

type Verdict = { state: ContractState; reason: string | null; at: number };

export const decideVersion = (
  tx: Db,
  { userId }: Pick<Caller, 'userId'>,
  contractId: string,
  number: number,
  { state, reason, at }: Verdict,
) =>
  tx
    .updateTable('contractVersions')
    .set({ state, reason, reviewedBy: userId, reviewedAt: at })
    .where('contractId', '=', contractId)
    .where('number', '=', number)
    .execute();
