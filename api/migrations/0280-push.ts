import { type Kysely, sql } from 'kysely';

/** Browsers that users are notified in, and what is still to be sent to them. Both end with the session of the browser. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table push_subscriptions (
      session_id uuid primary key references sessions on delete cascade,
      user_id uuid not null references users on delete cascade,
      endpoint text not null unique, p256dh text not null, auth text not null,
      created_at bigint not null
    );
    create index push_subscriptions_of_user on push_subscriptions (user_id);
    create table push_messages (
      id uuid primary key default gen_random_uuid(),
      notification_id uuid not null references notifications on delete cascade,
      session_id uuid not null references push_subscriptions on delete cascade,
      due_at bigint not null, attempts integer not null default 0,
      unique (notification_id, session_id)
    );
    create index push_messages_due on push_messages (due_at);
    create index push_messages_of_subscription on push_messages (session_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table push_messages, push_subscriptions`).execute(db);
