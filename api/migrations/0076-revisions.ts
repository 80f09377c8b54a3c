import { type Kysely, sql } from 'kysely';

/** The table of each subject of the timeline whose records have a revision. */
const TABLES: Record<string, string> = {
  order: 'orders',
  trip: 'trips',
  vehicle: 'vehicles',
  vehicleDraft: 'vehicle_drafts',
  driver: 'drivers',
  contact: 'contacts',
  location: 'locations',
  cargo: 'cargos',
  operation: 'operations',
  route: 'routes',
  routeZone: 'route_zones',
  orderType: 'order_types',
  country: 'countries',
  currency: 'currencies',
  brand: 'vehicle_dictionaries',
  model: 'vehicle_dictionaries',
  color: 'vehicle_dictionaries',
  fuelType: 'vehicle_dictionaries',
  cargoType: 'cargo_types',
  vehicleType: 'vehicle_types',
  serviceInterval: 'service_intervals',
  user: 'users',
  organization: 'organizations',
};
/** These subjects count their revisions themselves. */
const OWN_REVISIONS = { contract: 'contracts', bill: 'bills' };

/** Changes of related data that is not edited together with the record. */
const APART = [
  ['order', 'makeTrackingLink'],
  ['order', 'revokeTrackingLink'],
  ['organization', 'epcPurchased'],
  ['vehicle', 'shared'],
  ['vehicle', 'unshared'],
];
const apart = APART.map(([subject, event]) => `('${subject}', '${event}')`).join(', ');

const tables = [...new Set(Object.values(TABLES)), 'partnerships'];

const increments = Object.entries(TABLES).map(
  ([subject, table]) =>
    `when '${subject}' then update ${table} set revision = revision + 1 where id = new.subject_id returning revision into new.revision;`,
);
const readings = Object.entries(OWN_REVISIONS).map(
  ([subject, table]) =>
    `when '${subject}' then select revision into new.revision from ${table} where id = new.subject_id;`,
);

/**
 * The revision of a record counts the timeline entries that changed it: those with changed fields or another stage. A
 * trigger counts, so that changes by the previous release count as well, and updates without an entry don't.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    ${tables.map((table) => `alter table ${table} add column revision integer not null default 1;`).join('\n')}
    alter table timeline_entries add column revision integer;

    create function count_revision() returns trigger language plpgsql as $$
    begin
      case new.subject
        ${[...increments, ...readings].join('\n        ')}
        when 'partner' then
          update partnerships set revision = revision + 1
          where (organization_id, partner_id) in ((new.organization_id, new.subject_id), (new.subject_id, new.organization_id))
          returning revision into new.revision;
        else null;
      end case;
      return new;
    end $$;
    create trigger timeline_entries_count_revision before insert on timeline_entries for each row
      when (new.event <> 'created' and (new.subject, new.event) not in (${apart})
        and (new.from_stage is not null or (new.to_stage is null and new.changes <> '{}')))
      execute function count_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_revision on timeline_entries;
    drop function count_revision();
    alter table timeline_entries drop column revision;
    ${tables.map((table) => `alter table ${table} drop column revision;`).join('\n')}
  `)
    .execute(db);
