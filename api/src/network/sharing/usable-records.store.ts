import { type RawBuilder, sql } from 'kysely';
import { selectActivePartnerIds } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';

/**
 * The contacts and locations that an organization may read and refer to. Lists, selects, lookups, imports and single
 * reads all start here, so that a record that cannot be listed cannot be referred to either.
 */

type OwnedTable = 'contacts' | 'locations';
type Condition = RawBuilder<boolean>;

/** Matches orders `o` between us and the owner, as far as we see them: a partner sees an order from validation on. */
const isCommonOrder = (us: string, table: OwnedTable): Condition => {
  const owner = sql.ref(`${table}.organizationId`);
  return sql`((o.organization_id = ${us} and o.partner_id = ${owner})
    or (o.partner_id = ${us} and o.organization_id = ${owner} and o.validated_at is not null))`;
};

/** Matches trips `t` with vehicle `v` that we and the owner run, are paid for or provide the vehicle for. */
const isCommonTrip = (us: string, table: OwnedTable): Condition => {
  const owner = sql.ref(`${table}.organizationId`);
  const parties = sql`(t.organization_id, t.billing_partner_id, v.organization_id)`;
  return sql`(${us} in ${parties} and ${owner} in ${parties} and (t.organization_id = ${us} or t.stage <> 'saved'))`;
};

const exists = (query: RawBuilder<unknown>): Condition => sql`exists (select from ${query})`;
const anyOf = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
const TRIPS = sql`trips t left join vehicles v on v.id = t.vehicle_id`;

/** Matches records that their owner shares with us. `isInAll`: which of them belong to `all`. */
const isShared = (us: string, table: OwnedTable, isInAll: Condition, isChosen: Condition): Condition => {
  const scope = sql.ref(`s.${table}`);
  return exists(sql`network_shares s join partnerships p on p.id = s.partnership_id
    where s.organization_id = ${sql.ref(`${table}.organizationId`)} and ${us} in (p.organization_id, p.partner_id)
      and ((${scope} = 'all' and ${isInAll}) or (${scope} = 'chosen' and ${isChosen}))`);
};

const isUsableContact = (us: string): Condition => {
  const [order, trip] = [isCommonOrder(us, 'contacts'), isCommonTrip(us, 'contacts')];
  return anyOf([
    isShared(
      us,
      'contacts',
      sql`(contacts.is_delivery or contacts.is_billing or contacts.is_notification)`,
      exists(sql`shared_contacts c where c.partnership_id = p.id and c.contact_id = contacts.id`),
    ),
    exists(sql`order_stops r join orders o on o.id = r.order_id where r.contact_id = contacts.id and ${order}`),
    exists(
      sql`order_notification_contacts r join orders o on o.id = r.order_id where r.contact_id = contacts.id and ${order}`,
    ),
    exists(sql`${TRIPS} where t.billing_contact_id = contacts.id and ${trip}`),
    exists(sql`${TRIPS} join trip_stops r on r.trip_id = t.id where r.contact_id = contacts.id and ${trip}`),
    exists(
      sql`${TRIPS} join trip_notification_contacts r on r.trip_id = t.id where r.contact_id = contacts.id and ${trip}`,
    ),
  ]);
};

const isUsableLocation = (us: string): Condition => {
  const owner = sql.ref('locations.organizationId');
  return anyOf([
    isShared(
      us,
      'locations',
      sql`true`,
      exists(sql`shared_locations c where c.partnership_id = p.id and c.location_id = locations.id`),
    ),
    exists(
      sql`order_stops r join orders o on o.id = r.order_id
        where r.location_id = locations.id and ${isCommonOrder(us, 'locations')}`,
    ),
    exists(
      sql`${TRIPS} join trip_stops r on r.trip_id = t.id
        where r.location_id = locations.id and ${isCommonTrip(us, 'locations')}`,
    ),
    exists(
      sql`contracts k where (k.organization_id, k.partner_id) in ((${us}::uuid, ${owner}), (${owner}, ${us}::uuid))
        and (k.mileage_calculation_location_id = locations.id or exists (
          select from contract_point_rates r
          where r.contract_id = k.id and locations.id in (r.from_location_id, r.to_location_id)))`,
    ),
  ]);
};

/**
 * The contacts that an organization may use: its own, and those of its active partners that are on common orders and
 * trips or that the partner shares.
 * @param organizationId null for root, who may use all
 */
export function selectUsableContacts(db: Db, organizationId: string | null) {
  const contacts = db.selectFrom('contacts');
  if (organizationId === null) return contacts;
  return contacts.where(({ eb, and, or }) =>
    or([
      eb('contacts.organizationId', '=', organizationId),
      and([
        eb('contacts.organizationId', 'in', selectActivePartnerIds(db, organizationId)),
        isUsableContact(organizationId),
      ]),
    ]),
  );
}

/** Like `selectUsableContacts`, for locations, including those on common contracts. */
export function selectUsableLocations(db: Db, organizationId: string | null) {
  const locations = db.selectFrom('locations');
  if (organizationId === null) return locations;
  return locations.where(({ eb, and, or }) =>
    or([
      eb('locations.organizationId', '=', organizationId),
      and([
        eb('locations.organizationId', 'in', selectActivePartnerIds(db, organizationId)),
        isUsableLocation(organizationId),
      ]),
    ]),
  );
}
