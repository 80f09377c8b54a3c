import { type Kysely, sql } from 'kysely';

/**
 * Emails with a one-time code or password also have a masked form, which replaces the body once they are sent. Older
 * passwords that are still valid are masked here; older codes expire within minutes. And the used quotas of users and
 * organizations, by a key such as `billEmail user <id>`.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table mails add column masked jsonb;
    create index mails_to_mask on mails (id) where state = 'sent' and masked is not null;

    create table quotas (key text primary key, starts_at bigint not null, used integer not null);

    update mails set
      text = regexp_replace(text, '\\y[a-km-np-z2-9]{4}-[a-km-np-z2-9]{4}-[a-km-np-z2-9]{4}\\y', '••••••', 'g'),
      html = regexp_replace(html, '\\y[a-km-np-z2-9]{4}-[a-km-np-z2-9]{4}-[a-km-np-z2-9]{4}\\y', '••••••', 'g')
    from users
    where mails.state = 'sent' and lower(mails.recipient) = lower(users.email) and users.must_change_password;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop table quotas; alter table mails drop column masked;`).execute(db);
