import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { MailQuery } from 'shared-contracts/outbox';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { searching } from '../../platform/search.ts';

const ROW = ['mails.id', 'recipient', 'subject', 'state', 'attempts', 'error', 'mails.createdAt', 'sentAt'] as const;

const mailsOf = (db: Db) =>
  db
    .selectFrom('mails')
    .leftJoin('organizations', 'organizations.id', 'mails.organizationId')
    .select(sql<boolean>`organizations.smtp_host is not null`.as('hasOwnServer'));

const mailRows = (db: Db) =>
  mailsOf(db)
    .select(ROW)
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

/** Newest first, without their texts. */
export function listMails(db: Db, { search, state, ...range }: z.infer<typeof MailQuery>) {
  let rows = mailRows(db).where(searching(search, 'mails.recipient', 'mails.subject'));
  if (state) rows = rows.where('mails.state', '=', state);
  return paged(rows.orderBy('mails.createdAt', 'desc').orderBy('mails.id'), range);
}

export const findMail = (db: Db, id: string) =>
  mailRows(db).select(['text', 'html']).where('mails.id', '=', id).executeTakeFirst();

/** What goes along with it, without its content. */
export const attachmentsOf = (db: Db, mailId: string) =>
  db
    .selectFrom('mailAttachments')
    .select(['position', 'name', 'mime', sql<number>`octet_length(content)`.as('bytes')])
    .where('mailId', '=', mailId)
    .orderBy('position')
    .execute();

export const findAttachment = (db: Db, mailId: string, position: number) =>
  db
    .selectFrom('mailAttachments')
    .select(['name', 'mime', 'content'])
    .where('mailId', '=', mailId)
    .where('position', '=', position)
    .executeTakeFirst();

export const lockMail = (tx: Db, id: string) =>
  mailsOf(tx)
    .select(['state', 'mails.organizationId'])
    .where('mails.id', '=', id)
    .forUpdate('mails')
    .executeTakeFirst();

export const queueMail = (tx: Db, id: string) =>
  tx.updateTable('mails').set({ state: 'queued', error: null }).where('id', '=', id).execute();
