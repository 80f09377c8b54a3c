import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Paging } from 'shared-contracts/common';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import type { Visibility } from 'shared-contracts/values/orders/visibility';
import { isInAudience } from '../../identity/public.ts';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { toLikePattern } from '../../platform/database/search.ts';
import type { OrderRecord } from '../core/order-records.store.ts';

const READS_ORDERS = { model: 'order', action: 'read' } as const;

/** The organizations whose users can read a comment: the author's and, if it is shared, the other side. */
function listReadingOrganizations(
  { organizationId: own }: Caller,
  { organizationId, partnerId, validatedAt }: OrderRecord,
  visibility: Visibility,
): string[] {
  const parties = [organizationId, ...(validatedAt === null ? [] : [partnerId])];
  return parties.filter((id) => visibility === 'partner' || id === own);
}

/** The other users who can read a comment of the caller with a visibility. */
function selectMentionable(db: Db, caller: Caller, order: OrderRecord, visibility: Visibility) {
  const audiences = listReadingOrganizations(caller, order, visibility).map((organizationId) =>
    isInAudience({ organizationId, access: READS_ORDERS }),
  );
  return db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .where('users.status', '=', USER_STATUS.active)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .where('users.id', '<>', caller.userId)
    .where(({ or }) => or(audiences));
}

type Query = Pick<Paging, 'page' | 'limit' | 'search'> & { visibility: Visibility };

export const listMentionable = (db: Db, caller: Caller, order: OrderRecord, { visibility, search, ...range }: Query) =>
  paginate(
    selectMentionable(db, caller, order, visibility)
      .where(personName(), 'ilike', toLikePattern(search ?? ''))
      .select((eb) => [
        'users.id',
        personName().as('name'),
        jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
      ])
      .orderBy(sql`lower(${personName()})`)
      .orderBy('users.id'),
    range,
  );

/** Which of the ids can be mentioned. */
export async function findMentionableIds(
  db: Db,
  caller: Caller,
  order: OrderRecord,
  visibility: Visibility,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await selectMentionable(db, caller, order, visibility)
    .select('users.id')
    .where('users.id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
