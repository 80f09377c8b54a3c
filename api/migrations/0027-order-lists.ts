import { type Kysely, sql } from 'kysely';

/**
 * Lists of orders exclude archived ones, which have a separate list; indexes find orders that are or may become late.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index orders_newest, orders_of_stage, orders_of_partner;
    create index orders_newest on orders (organization_id, created_at desc, id) where not is_archived;
    create index orders_of_stage on orders (organization_id, stage, created_at desc, id) where not is_archived;
    create index orders_of_partner on orders (partner_id, created_at desc, id) where validated_at is not null and not is_archived;
    create index orders_archived on orders (organization_id, created_at desc, id) where is_archived;
    create index orders_archived_of_partner on orders (partner_id, created_at desc, id) where validated_at is not null and is_archived;
    create index orders_rolling on orders (stage, id)
      where stage in ('started', 'arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit', 'arrivedToDropLocation', 'unloading');
    create index orders_delayed on orders (organization_id) where stage = 'delayed';
    create index orders_delayed_of_partner on orders (partner_id) where stage = 'delayed';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index orders_delayed_of_partner, orders_delayed, orders_rolling, orders_archived_of_partner, orders_archived, orders_of_partner, orders_of_stage, orders_newest;
    create index orders_newest on orders (organization_id, created_at desc, id);
    create index orders_of_stage on orders (organization_id, stage, created_at desc, id);
    create index orders_of_partner on orders (partner_id, created_at desc, id) where validated_at is not null;
  `)
    .execute(db);
