import { sql } from 'kysely';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { selectUsableLocations } from '../../../network/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { locationsIn } from '../terms.rules.ts';
import type { Places } from './places.rules.ts';

/**
 * The places of the terms, and those that the writer of the contract can use by one of their names or by one of these
 * texts.
 */
export async function findPlaces(
  db: Db,
  organizationId: string,
  terms: ContractTerms,
  { names = [], ids = [] }: { names?: readonly string[]; ids?: readonly string[] } = {},
): Promise<Places> {
  const named = await db
    .selectFrom('locations')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${locationsIn(terms)}::uuid[])`)
    .execute();
  const allNames = [...names, ...named.map(({ name }) => name)];
  const usable = await selectUsableLocations(db, organizationId)
    .select(['locations.id', 'locations.name'])
    .where(sql<boolean>`(locations.name = any(${allNames}) or locations.id = any(${ids}::uuid[]))`)
    .execute();
  return new Map([...named, ...usable].map(({ id, name }) => [id, name]));
}
