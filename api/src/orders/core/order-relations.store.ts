import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { OrderRelation } from 'shared-contracts/values/orders/split-merge';
import type { Db } from '../../platform/database/database.ts';
import { jsonList, stopKind } from './stop-columns.store.ts';
import type { StopItem } from './stops.rules.ts';

/** `quantity` null: what no other stop of its kind names. `deliveredQuantity` null: not reported for this stop. */
export type StopItemRow = {
  item: number;
  quantity: number | null;
  deliveredQuantity: number | null;
  shortageReason: string | null;
};

/** What was named and reported of the cargo at a stop. */
const selectStopItems = (db: Db) =>
  sql<StopItemRow[]>`${db
    .selectFrom('orderStopItems')
    .select((eb) =>
      jsonList(
        jsonBuildObject({
          item: eb.ref('itemPosition'),
          quantity: eb.ref('quantity'),
          deliveredQuantity: eb.ref('deliveredQuantity'),
          shortageReason: eb.ref('shortageReason'),
        }),
        'itemPosition',
      ).as('items'),
    )
    .where('orderStopItems.orderId', '=', sql.ref<string>('orderStops.orderId'))
    .where('orderStopItems.stopPosition', '=', sql.ref<number>('orderStops.position'))}`.as('items');

/** The stops of several orders, in their order, with what was named and reported of their cargo. */
export const listCargoStops = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orderStops')
    .select(['orderId', 'position', 'isTransfer', stopKind.as('kind'), selectStopItems(db)])
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('orderId')
    .orderBy('position')
    .execute();

/** The kinds and locations of an order's stops, in their order. */
export const listNamedStops = (db: Db, orderId: string) =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select([stopKind.as('kind'), 'locations.id as locationId', 'locations.name as location', 'isTransfer'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

const listStops = (db: Db, orderId: string) =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .leftJoin('contacts', 'contacts.id', 'orderStops.contactId')
    .select([
      'locations.id as locationId',
      'locations.name as location',
      'city',
      'latitude',
      'longitude',
      'contactId',
      'contacts.name as contact',
      stopKind.as('kind'),
      'windowFrom',
      'windowTo',
      'handlingMinutes',
      'instructions',
      'orderStops.reference',
      'isTransfer',
      selectStopItems(db),
    ])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

export const listCargoItems = (db: Db, orderId: string) =>
  db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .select([
      'packNumber',
      'cargoId',
      'cargos.name as cargo',
      'quantity',
      'deliveredQuantity',
      'shortageReason',
      'weight',
      'effectiveSpace',
      'actualSpace',
      'width',
      'height',
      'length',
      'palletPlaces',
      'stackLayers',
    ])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

const listNotificationContacts = (db: Db, orderId: string) =>
  db
    .selectFrom('orderNotificationContacts')
    .innerJoin('contacts', 'contacts.id', 'orderNotificationContacts.contactId')
    .select(['contacts.id', 'contacts.name'])
    .where('orderId', '=', orderId)
    .orderBy('contacts.name')
    .execute();

/** The orders that it was split from or into, and those that it was merged with. */
async function listRelated(db: Db, orderId: string) {
  const { rows } = await sql<{
    id: string;
    number: string;
    relation: OrderRelation;
    organizationId: string;
    organizationCode: string;
    partnerId: string;
    validatedAt: number | null;
  }>`
    with links as (
      select split_from_id as id, 'splitFrom' as relation from orders where id = ${orderId} and split_from_id is not null
      union all
      select merged_into_id, 'mergedInto' from orders where id = ${orderId} and merged_into_id is not null
      union all
      select id, 'splitInto' from orders where split_from_id = ${orderId}
      union all
      select id, 'mergedFrom' from orders where merged_into_id = ${orderId}
    )
    select orders.id, number, relation, organization_id, organizations.code as organization_code, partner_id, validated_at
    from links join orders on orders.id = links.id join organizations on organizations.id = orders.organization_id
    order by relation, number`.execute(db);
  return rows;
}

const findApproverNames = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('operations', 'operations.id', 'orders.operationId')
    .leftJoin('contacts as approver1', 'approver1.id', 'operations.approver1Id')
    .leftJoin('contacts as approver2', 'approver2.id', 'operations.approver2Id')
    .select(['approver1.name as approver1', 'approver2.name as approver2'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();

/** Those that the order names; the others only hold what was reported. */
export const explicitItems = (items: readonly Pick<StopItemRow, 'item' | 'quantity'>[]): StopItem[] =>
  items.flatMap(({ item, quantity }) => (quantity === null ? [] : [{ item, quantity }]));

export type OrderRelations = Awaited<ReturnType<typeof findOrderRelations>>;

export async function findOrderRelations(db: Db, orderId: string) {
  return {
    stops: await listStops(db, orderId),
    cargoItems: await listCargoItems(db, orderId),
    notificationContacts: await listNotificationContacts(db, orderId),
    approverNames: await findApproverNames(db, orderId),
    related: await listRelated(db, orderId),
  };
}
