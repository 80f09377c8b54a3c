import { type Kysely, sql } from 'kysely';

const LINE = `jsonb_build_array(
  position, id, organization_id, subject, subject_id, event, from_stage, to_stage, changes, reason, reason_code,
  user_id, actor_id, api_key_id, occurred_at, recorded_at)::text`;
const SHA256 = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** The hash of an entry that a seal includes. */
const HASHED_LINE = SHA256('line');
const PLAIN_LINE = 'line';

const sealOf = (previous: string, hashed: string) =>
  SHA256(`${previous} || e'\\n' || coalesce(string_agg(${hashed} || e'\\n', '' order by position), '')`);

/** Computes all seals again; one that doesn't match its entries stays wrong. */
const convertSeals = (from: string, to: string) => `
  do $convert$
  declare
    seal record;
    found record;
    previous_old text := '';
    previous_new text := '';
  begin
    for seal in select * from audit_seals order by ends_at loop
      select ${sealOf('previous_old', from)} as old, ${sealOf('previous_new', to)} as new into found
      from (
        select position, ${LINE} as line
        from timeline_entries
        where position > seal.previous_position and position <= seal.last_position
      ) entries;
      if found.old = seal.hash then
        update audit_seals set hash = found.new where ends_at = seal.ends_at;
      end if;
      previous_old := seal.hash;
      previous_new := found.new;
    end loop;
  end
  $convert$;`;

/**
 * When people were anonymized. From now on a seal hashes the hashes of its entries, so that it can be verified after
 * an entry lost its personal data: `audit_redactions` stores the previous hash. The previous release can't seal such
 * days: its job fails, and a process of this release repeats it.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table users add column anonymized_at bigint;
    alter table drivers add column anonymized_at bigint;
    create table audit_redactions (
      position bigint primary key,
      line_hash text not null,
      redacted_at bigint not null
    );
    ${convertSeals(PLAIN_LINE, HASHED_LINE)}
    alter table audit_seals add column version smallint not null default 2;
    alter table audit_seals alter column version set default 1;
    alter table audit_seals add constraint audit_seals_version check (version = 2);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table audit_seals drop column version;
    ${convertSeals(HASHED_LINE, PLAIN_LINE)}
    drop table audit_redactions;
    alter table drivers drop column anonymized_at;
    alter table users drop column anonymized_at;
  `)
    .execute(db);
