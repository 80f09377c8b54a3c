import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { EmailQuery } from 'shared-contracts/identity/emails';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const COLUMNS = [
  'mails.id',
  'recipient',
  'subject',
  'state',
  'attempts',
  'error',
  'mails.createdAt',
  'sentAt',
] as const;

const joinOrganizations = (db: Db) =>
  db
    .selectFrom('mails')
    .leftJoin('organizations', 'organizations.id', 'mails.organizationId')
    .select(sql<boolean>`organizations.smtp_host is not null`.as('hasOwnServer'));

const selectEmails = (db: Db) =>
  joinOrganizations(db)
    .select(COLUMNS)
    .select((eb) =>
      eb
        .case()
        .when('organizations.id', 'is not', null)
        .then(
          jsonBuildObject({ id: eb.ref('organizations.id').$notNull(), name: eb.ref('organizations.name').$notNull() }),
        )
        .end()
        .as('organization'),
    );

/** Lists emails without their bodies, the newest first. */
export function listEmails(db: Db, { search, state, ...range }: z.infer<typeof EmailQuery>) {
  let rows = selectEmails(db).where(matchesSearch(search, 'mails.recipient', 'mails.subject'));
  if (state) rows = rows.where('mails.state', '=', state);
  return paginate(rows.orderBy('mails.createdAt', 'desc').orderBy('mails.id'), range);
}

export const findEmail = (db: Db, id: string) =>
  selectEmails(db).select(['text', 'html', 'masked']).where('mails.id', '=', id).executeTakeFirst();

/** Lists the attachments of an email without their content. */
export const listAttachments = (db: Db, emailId: string) =>
  db
    .selectFrom('mailAttachments')
    .select(['position', 'name', 'mime', sql<number>`octet_length(content)`.as('bytes')])
    .where('mailId', '=', emailId)
    .orderBy('position')
    .execute();

export const findAttachment = (db: Db, emailId: string, position: number) =>
  db
    .selectFrom('mailAttachments')
    .select(['name', 'mime', 'content'])
    .where('mailId', '=', emailId)
    .where('position', '=', position)
    .executeTakeFirst();

export const lockEmail = (tx: Db, id: string) =>
  joinOrganizations(tx)
    .select(['state', 'mails.organizationId'])
    .where('mails.id', '=', id)
    .forUpdate('mails')
    .executeTakeFirst();

export const queueEmail = (tx: Db, id: string) =>
  tx.updateTable('mails').set({ state: 'queued', error: null }).where('id', '=', id).execute();
