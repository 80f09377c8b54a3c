import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { selectVisibleContracts } from './contracts.store.ts';

/** Contracts with the caller on one side, each with its other side (for root: its partner) and its newest version. */
export function contractRows(db: Db, caller: Caller) {
  const [us, writer, partner] = [
    caller.organizationId,
    sql.ref('contracts.organizationId'),
    sql.ref('contracts.partnerId'),
  ];
  const otherSide = sql<string>`case ${writer} when ${us} then ${partner} else ${isRoot(caller) ? partner : writer} end`;
  return selectVisibleContracts(db, isRoot(caller) ? null : us)
    .innerJoin('organizations as partner', (join) => join.on('partner.id', '=', otherSide))
    .innerJoin('organizations as writer', 'writer.id', 'contracts.organizationId')
    .innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('contractVersions')
          .select(['number', 'state', 'reason', 'effectiveFrom'])
          .whereRef('contractId', '=', 'contracts.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'contracts.id',
      'contracts.revision',
      'contracts.name',
      'contracts.organizationId',
      'contracts.partnerId',
      'startDate',
      'expireDate',
      'currencies.shortName as currency',
      'confirmation',
      'isDisabled',
      'contracts.version',
      'contracts.createdAt',
      'newest.number',
      'newest.state',
      'newest.reason',
      'newest.effectiveFrom',
    ])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('partner.id'), name: eb.ref('partner.name') }).as('partner'),
      jsonBuildObject({ id: eb.ref('writer.id'), name: eb.ref('writer.name') }).as('organization'),
    ]);
}

export type ContractRecord = Awaited<ReturnType<ReturnType<typeof contractRows>['executeTakeFirstOrThrow']>>;

/** A contract with the names of everything that it refers to. */
export const findContract = (db: Db, caller: Caller, id: string) =>
  contractRows(db, caller)
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('contractCargoTypes')
          .innerJoin('cargoTypes', 'cargoTypes.id', 'cargoTypeId')
          .select(['cargoTypes.id', 'cargoTypes.name'])
          .whereRef('contractId', '=', 'contracts.id')
          .orderBy('name')
          .orderBy('cargoTypes.id'),
      ).as('cargoTypes'),
      jsonArrayFrom(
        selectFrom('contractVehicleTypes')
          .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicleTypeId')
          .select(['vehicleTypes.id', 'vehicleTypes.name'])
          .whereRef('contractId', '=', 'contracts.id')
          .orderBy('name')
          .orderBy('vehicleTypes.id'),
      ).as('vehicleTypes'),
    ])
    .where('contracts.id', '=', id)
    .executeTakeFirst();

export type ContractDetails = NonNullable<Awaited<ReturnType<typeof findContract>>>;

/** The logins that belong to the caller's organization. */
export async function loginsOf(db: Db, { organizationId }: Caller, logins: readonly string[]): Promise<Set<string>> {
  if (logins.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('login')
    .where('login', 'in', logins)
    .where('organizationId', '=', organizationId)
    .execute();
  return new Set(rows.map(({ login }) => login));
}
