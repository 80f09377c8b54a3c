import { type Kysely, sql } from 'kysely';

/**
 * Users of 3PL and 4PL organizations, who needed no rules until now, get every rule. The previous release ignores
 * their rules, so it keeps working.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    insert into user_rules (user_id, model, rule)
    select users.id, model, rule
    from users
    join organizations on organizations.id = users.organization_id
    cross join unnest(array[
      'user', 'organizations', 'contact', 'location', 'vehicle', 'shareVehicle', 'organizationOwner', 'geo', 'partner',
      'operation', 'contract', 'orderType', 'cargo', 'order', 'orderBillApprove', 'trip', 'tripBillApprove', 'report',
      'routeZone', 'dashboard', 'route', 'driver'
    ]) as model
    cross join unnest(array['read', 'write', 'delete']) as rule
    where organizations.type in ('3pl', '4pl')
    on conflict do nothing;
  `)
    .execute(db);

/** The rules stay: it isn't recorded who had them before, and the previous release ignores them. */
export const down = async () => {};
