import { type Kysely, sql } from 'kysely';

/**
 * Comments on orders with the mentioned users. `organization_id`: the author's; `partner_id`: the order's partner at
 * the time, so that a later partner doesn't read comments for an earlier one.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table order_comments (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders on delete cascade,
      organization_id uuid not null references organizations,
      partner_id uuid not null references organizations,
      visibility text not null check (visibility in ('internal', 'partner')),
      text text not null,
      created_by uuid not null references users,
      created_at bigint not null,
      edited_at bigint,
      position bigint generated always as identity,
      revision integer not null default 1
    );
    create index order_comments_of_order on order_comments (order_id, position);
    create index order_comments_of_organization on order_comments (organization_id);
    create index order_comments_of_partner on order_comments (partner_id);

    create table order_comment_mentions (
      comment_id uuid not null references order_comments on delete cascade,
      user_id uuid not null references users on delete cascade,
      primary key (comment_id, user_id)
    );
    create index order_comment_mentions_of_user on order_comment_mentions (user_id);

    create function count_order_comment_revision() returns trigger language plpgsql as $$
    begin
      update order_comments set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_order_comment_revision before insert on timeline_entries for each row
      when (new.subject = 'orderComment' and new.event = 'updated')
      execute function count_order_comment_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_order_comment_revision on timeline_entries;
    drop function count_order_comment_revision();
    drop table order_comment_mentions, order_comments;
  `)
    .execute(db);
