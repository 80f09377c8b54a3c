import { type Kysely, sql } from 'kysely';

/**
 * Contents above a megabyte are stored in chunks, before their record is: until then a row of `staged_files` says that
 * they are to be deleted if no record comes. Chunks are written and read one at a time, uncompressed.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table file_chunks (
      file_id uuid not null, position integer not null, content bytea not null, primary key (file_id, position)
    );
    alter table file_chunks alter column content set storage external;
    create table staged_files (
      id uuid primary key, in_bucket boolean not null, upload_id text, created_at bigint not null
    );
    alter table files add column chunk_bytes integer;

    create function delete_file_chunks() returns trigger language plpgsql as $$
    begin
      delete from file_chunks where file_id = old.id;
      return null;
    end $$;
    create trigger files_delete_chunks after delete on files
      for each row when (old.chunk_bytes is not null) execute function delete_file_chunks();
    drop trigger files_removed_from_bucket on files;
    create trigger files_removed_from_bucket after delete on files
      for each row when (old.content is null and old.chunk_bytes is null) execute function keep_removed_file();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger files_removed_from_bucket on files;
    create trigger files_removed_from_bucket after delete on files
      for each row when (old.content is null) execute function keep_removed_file();
    drop trigger files_delete_chunks on files;
    drop function delete_file_chunks();
    alter table files drop column chunk_bytes;
    drop table staged_files;
    drop table file_chunks;
  `)
    .execute(db);
