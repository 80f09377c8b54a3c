import type { Updateable } from 'kysely';
import type { EdiPartner } from 'shared-contracts/edi';
import type { EdiMethod, EdiSyntax } from 'shared-contracts/values/edi';
import type { Caller } from '../../../platform/access/caller.ts';
import { personName } from '../../../platform/access/person-name.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';

type Owner = Pick<Caller, 'organizationId'>;

const selectPartners = (db: Db, { organizationId }: Owner) =>
  db
    .selectFrom('ediPartners')
    .innerJoin('users', 'users.id', 'ediPartners.userId')
    .leftJoin('organizations as carriers', 'carriers.id', 'ediPartners.carrierId')
    .leftJoin('webhookEndpoints', 'webhookEndpoints.id', 'ediPartners.endpointId')
    .select(['ediPartners.id', 'partner', 'method', 'url', 'endpointId', 'ediPartners.createdAt'])
    .select(['carriers.name as carrierName', 'carrierId', 'ownId', 'syntax'])
    .select(personName().as('user'))
    .where('ediPartners.organizationId', '=', organizationId);

type SelectedPartner = Awaited<ReturnType<ReturnType<typeof selectPartners>['executeTakeFirstOrThrow']>>;

export function presentPartner({ carrierId, carrierName, ownId, syntax, ...partner }: SelectedPartner): EdiPartner {
  const isCarrier = carrierId !== null && carrierName !== null && ownId !== null && syntax !== null;
  return { ...partner, carrier: isCarrier ? { id: carrierId, name: carrierName, ownId, syntax } : null };
}

export async function listPartners(db: Db, caller: Owner, range: { page: number; limit: number }) {
  const { items, ...page } = await paginate(
    selectPartners(db, caller).orderBy('partner').orderBy('ediPartners.id'),
    range,
  );
  return { ...page, items: items.map(presentPartner) };
}

export const findPartner = (db: Db, caller: Owner, id: string) =>
  selectPartners(db, caller).where('ediPartners.id', '=', id).executeTakeFirst();

export const lockPartner = (tx: Db, caller: Owner, id: string) =>
  selectPartners(tx, caller).where('ediPartners.id', '=', id).forUpdate('ediPartners').executeTakeFirst();

type NewPartner = {
  organizationId: string;
  partner: string;
  method: EdiMethod;
  endpointId: string | null;
  userId: string;
  createdAt: number;
  carrierId: string | null;
  ownId: string | null;
  syntax: EdiSyntax | null;
};

/** @returns undefined if there is one for this partner */
export const insertPartner = (tx: Db, partner: NewPartner) =>
  tx
    .insertInto('ediPartners')
    .values(partner)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const findPartnerCalled = (db: Db, { organizationId }: Owner, partner: string) =>
  db
    .selectFrom('ediPartners')
    .select(['id', 'method', 'userId'])
    .where('organizationId', '=', organizationId)
    .where('partner', '=', partner)
    .executeTakeFirst();

/** The partner through which the organization reaches a carrier. */
export const findPartnerOfCarrier = (db: Db, { organizationId }: Owner, carrierId: string) =>
  db
    .selectFrom('ediPartners')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('carrierId', '=', carrierId)
    .executeTakeFirst();

export const updatePartner = (tx: Db, id: string, changes: Updateable<Tables['ediPartners']>) =>
  tx.updateTable('ediPartners').set(changes).where('id', '=', id).execute();

export const deletePartner = (tx: Db, id: string) => tx.deleteFrom('ediPartners').where('id', '=', id).execute();

/** Organizations with a partner that uses the folder. */
export const listFolderOrganizations = (db: Db) =>
  db
    .selectFrom('organizations')
    .select(['id', 'code'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ediPartners')
          .select('ediPartners.id')
          .whereRef('ediPartners.organizationId', '=', 'organizations.id')
          .where('method', '=', 'folder'),
      ),
    )
    .orderBy('code')
    .execute();

export async function findOrganizationCode(db: Db, { organizationId }: Owner): Promise<string> {
  const found = db.selectFrom('organizations').select('code').where('id', '=', organizationId);
  return (await found.executeTakeFirstOrThrow()).code;
}
