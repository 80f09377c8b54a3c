import type { z } from 'zod';
import type { DeclinedRegistrationQuery } from 'shared-contracts/identity/organizations';
import type { Db } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';
import { matchesSearch } from '../../../platform/database/search.ts';
import type { LockedOrganization } from '../settings/changes.store.ts';

/** Stores the registration as root saw it. */
export const insertDeclinedRegistration = (
  tx: Db,
  { name, type, registrationId, contactName, contactEmail, createdAt }: LockedOrganization,
  decision: { organizationId: string; reason: string | null; declinedAt: number },
) =>
  tx
    .insertInto('declinedRegistrations')
    .values({
      name,
      type,
      registrationId,
      contactName: contactName ?? '',
      contactEmail,
      registeredAt: createdAt,
      ...decision,
    })
    .execute();

export const deleteDeclined = (tx: Db, id: string) =>
  tx.deleteFrom('declinedRegistrations').where('id', '=', id).returning('name').executeTakeFirst();

/** Newest first. */
export const listDeclinedRegistrations = (db: Db, { search, ...range }: z.output<typeof DeclinedRegistrationQuery>) =>
  paginate(
    db
      .selectFrom('declinedRegistrations')
      .select([
        'id',
        'name',
        'type',
        'registrationId',
        'contactName',
        'contactEmail',
        'reason',
        'registeredAt',
        'declinedAt',
      ])
      .where(matchesSearch(search, 'name', 'registrationId', 'contactEmail'))
      .orderBy('declinedAt', 'desc')
      .orderBy('id'),
    range,
  );
