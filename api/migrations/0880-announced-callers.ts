import { type Kysely, sql } from 'kysely';

/** What callers are made of. Only these columns count: the last use of a session changes nobody's rights. */
const CHANGES: Readonly<Record<string, string>> = {
  users: 'update of login, role, organization_id, contact_id, session_version, must_change_password, status',
  organizations: 'update of type, status',
  sessions: 'update of user_id, session_version, ends_at, identity_provider_id',
  user_rules: 'insert or update',
  user_area_rules: 'insert or update',
  user_factors: 'insert or update of user_id',
  second_factor_policies: 'insert or update',
  operations: 'insert or update of approver1_id, approver2_id',
};

/**
 * Announces changes of callers: to all processes by a notification, and to the connection that makes them by a message,
 * which arrives before the result of the statement. INFO is sent whatever the level of messages is.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create function announce_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select from deleted) then return null; end if;
      end if;
      perform pg_notify(tg_argv[0], '');
      raise info using errcode = 'CN001', message = tg_argv[0];
      return null;
    end $$;
    ${Object.entries(CHANGES)
      .map(
        ([table, events]) => `
        create trigger ${table}_announce_callers after ${events} on ${table}
          for each statement execute function announce_change('consign_callers');
        create trigger ${table}_announce_deleted_callers after delete on ${table}
          referencing old table as deleted for each statement execute function announce_change('consign_callers');`,
      )
      .join('')}
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop function announce_change cascade').execute(db);
