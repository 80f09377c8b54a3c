import { type Kysely, sql } from 'kysely';

/**
 * The content of a file may be in a bucket, and is then null here. Deleting such a row, also by a cascade, leaves its
 * id behind, so that the object is deleted after the commit.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table files alter column content drop not null;
    alter table files add column sha256 bytea;
    alter table files add constraint files_in_bucket_have_hash check (content is not null or sha256 is not null) not valid;
    create table removed_files (id uuid primary key);
    create function keep_removed_file() returns trigger language plpgsql as $$
    begin
      insert into removed_files (id) values (old.id) on conflict do nothing;
      return null;
    end $$;
    create trigger files_removed_from_bucket after delete on files
      for each row when (old.content is null) execute function keep_removed_file();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger files_removed_from_bucket on files;
    drop function keep_removed_file();
    drop table removed_files;
    alter table files drop constraint files_in_bucket_have_hash;
    alter table files drop column sha256;
    alter table files alter column content set not null;
  `)
    .execute(db);
