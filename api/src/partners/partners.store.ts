import { sql } from 'kysely';
import type { z } from 'zod';
import type { PartnerQuery } from 'shared-contracts/network';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { searching } from '../platform/search.ts';

/** The partnerships of an organization seen from its side, whoever of the two asked. */
const partnersOf = (db: Db, organizationId: string) =>
  db
    .selectFrom('partnerships')
    .innerJoin('organizations', (join) =>
      join.on('organizations.id', '=', sql<string>`case ${sql.ref('partnerships.organizationId')} when ${organizationId} then ${sql.ref('partnerships.partnerId')}
        else ${sql.ref('partnerships.organizationId')} end`))
    .where(({ eb, or }) => or([eb('partnerships.organizationId', '=', organizationId), eb('partnerships.partnerId', '=', organizationId)]));

export function listPartners(db: Db, organizationId: string, { search, types, status, ...range }: z.infer<typeof PartnerQuery>) {
  let rows = partnersOf(db, organizationId)
    .select(['organizations.id', 'organizations.name', 'organizations.type', 'partnerships.status'])
    .where(searching(search, 'organizations.name'));
  if (types) rows = rows.where('organizations.type', 'in', types);
  if (status) rows = rows.where('partnerships.status', '=', status);
  return paged(rows.orderBy('organizations.name').orderBy('organizations.id'), range);
}

/** With whom the organization works now. */
export const activePartnerIds = (db: Db, organizationId: string) =>
  partnersOf(db, organizationId).where('partnerships.status', '=', 'active').select('organizations.id');
