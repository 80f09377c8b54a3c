import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { VersionedContract } from './version.rules.ts';

/** Contracts with all their versions, in two queries. */
export async function findVersionedContracts(db: Db, ids: readonly string[]): Promise<Map<string, VersionedContract>> {
  const contracts = await db
    .selectFrom('contracts')
    .select([
      'id',
      'name',
      'organizationId',
      'partnerId',
      'version',
      'startDate',
      'expireDate',
      'isDisabled',
      'disabledAt',
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const rows = await db
    .selectFrom('contractVersions')
    .select(['contractId', 'number', 'terms', 'state', 'reviewedAt', 'effectiveFrom'])
    .where('contractId', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('number')
    .execute();
  const versions = Map.groupBy(rows, ({ contractId }) => contractId);
  return new Map(
    contracts.map((contract) => [contract.id, { ...contract, versions: versions.get(contract.id) ?? [] }]),
  );
}

/** Currency codes by id. */
export async function findCurrencyNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('currencies')
    .select(['id', 'shortName'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, shortName }) => [id, shortName]));
}

/** Coordinates of locations by id. */
export async function findCoordinates(db: Db, ids: readonly string[]): Promise<Map<string, readonly [number, number]>> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'latitude', 'longitude'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, latitude, longitude }) => [id, [latitude, longitude]]));
}
