import { type Kysely, sql } from 'kysely';

/** Changes of related data that is not edited together with the record. */
const APART = [
  ['order', 'makeTrackingLink'],
  ['order', 'revokeTrackingLink'],
  ['organization', 'epcPurchased'],
  ['vehicle', 'shared'],
  ['vehicle', 'unshared'],
];
const DOCUMENT_EVENTS = [
  ['order', 'documentAdded'],
  ['order', 'documentRemoved'],
];

const countRevisionsExcept = (apart: readonly string[][]) => `
    create or replace trigger timeline_entries_count_revision before insert on timeline_entries for each row
      when (new.event <> 'created'
        and (new.subject, new.event) not in (${apart.map(([subject, event]) => `('${subject}', '${event}')`).join(', ')})
        and (new.from_stage is not null or (new.to_stage is null and new.changes <> '{}')))
      execute function count_revision();`;

/** Documents of orders, with the same visibility as comments. Adding one does not increment the order's revision. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table order_documents (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders on delete cascade,
      organization_id uuid not null references organizations,
      partner_id uuid not null references organizations,
      visibility text not null check (visibility in ('internal', 'partner')),
      kind text not null,
      file_id uuid not null references files,
      thumbnail_id uuid references files,
      created_by uuid not null references users,
      created_at bigint not null
    );
    create index order_documents_of_order on order_documents (order_id, created_at);
    create index order_documents_of_organization on order_documents (organization_id);
    create index order_documents_of_partner on order_documents (partner_id);
    ${countRevisionsExcept([...APART, ...DOCUMENT_EVENTS])}
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`${countRevisionsExcept(APART)} drop table order_documents;`).execute(db);
