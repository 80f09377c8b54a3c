import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import type { Caller } from '../../platform/access/caller.ts';
import { personName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Audience, isInAudience } from './audience.ts';

/** The active users of an audience with name, address and language, except the caller who causes the email. */
export const listEmailRecipients = (db: Db, audience: Audience, { userId }: Caller) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([personName().as('name'), 'users.email', 'users.language'])
    .where('users.status', '=', USER_STATUS.active)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .where('users.id', '<>', userId)
    .where(isInAudience(audience))
    .orderBy('users.login')
    .execute();
