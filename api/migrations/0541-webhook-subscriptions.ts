import { type Kysely, sql } from 'kysely';

/**
 * Endpoints subscribe to topics. Their messages are written with the change itself, and posted by whichever process
 * claims them when due; messages without `due_at` belong to the job queue.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table webhook_endpoints
      add column name text, add column topics text[] not null default '{}',
      add column disabled_at bigint, add column created_by uuid references users;
    create sequence webhook_positions;
    alter table webhook_deliveries
      add column subject_id uuid, add column due_at bigint, add column position bigint default nextval('webhook_positions');
    create index webhook_endpoints_subscribed on webhook_endpoints (organization_id) where topics <> '{}';
    create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'queued' and due_at is not null;
    create index webhook_deliveries_of_record on webhook_deliveries (endpoint_id, subject_id, position)
      where state = 'queued' and due_at is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table webhook_deliveries drop column subject_id, drop column due_at, drop column position;
    drop sequence webhook_positions;
    alter table webhook_endpoints drop column name, drop column topics, drop column disabled_at, drop column created_by;
  `)
    .execute(db);
