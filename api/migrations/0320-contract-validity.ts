import { type Kysely, sql } from 'kysely';

/**
 * When a contract was disabled, the date from which a version applies (null: from its confirmation), and who billed
 * despite an invalid contract, when and why.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table contracts add column disabled_at bigint;
    alter table contract_versions add column effective_from bigint;
    alter table bills add column override_reason text, add column overridden_by uuid references users, add column overridden_at bigint;
    alter table bill_versions add column override_reason text, add column overridden_by uuid references users, add column overridden_at bigint;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table bill_versions drop column override_reason, drop column overridden_by, drop column overridden_at;
    alter table bills drop column override_reason, drop column overridden_by, drop column overridden_at;
    alter table contract_versions drop column effective_from;
    alter table contracts drop column disabled_at;
  `)
    .execute(db);
