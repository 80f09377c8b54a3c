import { type Kysely, sql } from 'kysely';

/**
 * Interchanges with partners as received or written. A partner's control number counts once per organization;
 * unreadable messages have none.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create sequence edi_control_numbers;
    create table edi_messages (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      direction text not null check (direction in ('in', 'out')),
      partner text not null,
      control_number text,
      kind text not null,
      is_test boolean not null,
      state text not null check (state in ('accepted', 'partial', 'rejected')),
      raw text not null,
      sets jsonb not null,
      problem jsonb,
      reply_to uuid references edi_messages on delete cascade,
      created_at bigint not null
    );
    create unique index edi_messages_once on edi_messages (organization_id, direction, partner, control_number);
    create index edi_messages_newest on edi_messages (organization_id, created_at desc, id);
    create index edi_messages_replies on edi_messages (reply_to);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop table edi_messages; drop sequence edi_control_numbers').execute(db);
