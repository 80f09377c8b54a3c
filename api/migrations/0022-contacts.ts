import { type Kysely, sql } from 'kysely';

/**
 * Contacts: the language of their emails and the stages they are notified of; indexes to find, sort and search them,
 * also by their uses.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table contacts
      add column language text check (language in ('en', 'it', 'fr', 'sp', 'sin')),
      add column notification_types text[] not null default '{validated,rejected,started,arrivedToPickupLocation,transit,delayed,arrivedToDropLocation,delivered,manuallyDelivered,incompleteDelivery,notDelivered,cancelled}';
    drop index contacts_of_organization;
    create index contacts_by_name on contacts (organization_id, name, id);
    create index contacts_by_email on contacts (organization_id, lower(email));
    create index contacts_newest on contacts (organization_id, created_at, id);
    create index contacts_search on contacts using gin (name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
    create index order_stops_of_contact on order_stops (contact_id) where contact_id is not null;
    create index order_notification_contacts_of_contact on order_notification_contacts (contact_id);
    create index operations_of_approver1 on operations (approver1_id) where approver1_id is not null;
    create index operations_of_approver2 on operations (approver2_id) where approver2_id is not null;
    create index operation_notification_contacts_of_contact on operation_notification_contacts (contact_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index operation_notification_contacts_of_contact, operations_of_approver2, operations_of_approver1, order_notification_contacts_of_contact,
      order_stops_of_contact, contacts_search, contacts_newest, contacts_by_email, contacts_by_name;
    create index contacts_of_organization on contacts (organization_id, last_name, first_name);
    alter table contacts drop column notification_types, drop column language;
  `)
    .execute(db);
