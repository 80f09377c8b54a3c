import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderRelation } from 'shared-contracts/values/orders/split-merge';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { jsonList, stopKind } from './stop-columns.store.ts';
import type { LoadItem } from './order-load.rules.ts';
import type { StopItem } from './stops.rules.ts';

/** `quantity` null: what no other stop of its kind names. `deliveredQuantity` null: not reported for this stop. */
export type StopItemRow = {
  item: number;
  quantity: number | null;
  deliveredQuantity: number | null;
  shortageReason: string | null;
};

type OrderStop = {
  locationId: string;
  location: string;
  city: string;
  latitude: number;
  longitude: number;
  contactId: string | null;
  contact: string | null;
  kind: StopKind;
  windowFrom: number | null;
  windowTo: number | null;
  handlingMinutes: number | null;
  instructions: string | null;
  reference: string | null;
  isTransfer: boolean;
  items: StopItemRow[];
};
type OrderCargoItem = LoadItem & {
  packNumber: string | null;
  cargoId: string;
  cargo: string;
  deliveredQuantity: number | null;
  shortageReason: string | null;
};
type RelatedOrder = {
  id: string;
  number: string;
  relation: OrderRelation;
  organizationId: string;
  organizationCode: string;
  partnerId: string;
  validatedAt: number | null;
};

/** Cargo items that are named or reported at a stop. */
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
    .where('orderStopItems.stopPosition', '=', sql.ref<number>('orderStops.position'))}`;

/** The stops of several orders, in their order, with what was named and reported of their cargo. */
export const listCargoStops = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orderStops')
    .select(['orderId', 'position', 'isTransfer', stopKind.as('kind'), selectStopItems(db).as('items')])
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

/** The stops of the order of the outer statement. */
const selectStops = (db: Db) =>
  sql<OrderStop[]>`${db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .leftJoin('contacts', 'contacts.id', 'orderStops.contactId')
    .select((eb) =>
      jsonList(
        jsonBuildObject({
          locationId: eb.ref('locations.id'),
          location: eb.ref('locations.name'),
          city: eb.ref('locations.city'),
          latitude: eb.ref('locations.latitude'),
          longitude: eb.ref('locations.longitude'),
          contactId: eb.ref('orderStops.contactId'),
          contact: eb.ref('contacts.name'),
          kind: stopKind,
          windowFrom: eb.ref('orderStops.windowFrom'),
          windowTo: eb.ref('orderStops.windowTo'),
          handlingMinutes: eb.ref('orderStops.handlingMinutes'),
          instructions: eb.ref('orderStops.instructions'),
          reference: eb.ref('orderStops.reference'),
          isTransfer: eb.ref('orderStops.isTransfer'),
          items: selectStopItems(db),
        }),
        'orderStops.position',
      ).as('stops'),
    )
    .where('orderStops.orderId', '=', sql.ref<string>('orders.id'))}`;

/** Reads `numeric` as text, so that no digit is lost. */
const asText = (column: string) => sql<string>`${sql.ref(column)}::text`;

/** The cargo items of the order of the outer statement. */
const selectCargoItems = (db: Db) =>
  sql<OrderCargoItem[]>`${db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .select((eb) =>
      jsonList(
        jsonBuildObject({
          packNumber: eb.ref('orderCargoItems.packNumber'),
          cargoId: eb.ref('cargos.id'),
          cargo: eb.ref('cargos.name'),
          quantity: eb.ref('orderCargoItems.quantity'),
          deliveredQuantity: eb.ref('orderCargoItems.deliveredQuantity'),
          shortageReason: eb.ref('orderCargoItems.shortageReason'),
          weight: asText('cargos.weight'),
          effectiveSpace: asText('cargos.effectiveSpace'),
          actualSpace: asText('cargos.actualSpace'),
          width: asText('cargos.width'),
          height: asText('cargos.height'),
          length: asText('cargos.length'),
          palletPlaces: asText('cargos.palletPlaces'),
          stackLayers: eb.ref('cargos.stackLayers'),
        }),
        'orderCargoItems.position',
      ).as('items'),
    )
    .where('orderCargoItems.orderId', '=', sql.ref<string>('orders.id'))}`;

export async function listCargoItems(db: Db, orderId: string): Promise<OrderCargoItem[]> {
  const { cargoItems } = await db
    .selectFrom('orders')
    .select(selectCargoItems(db).as('cargoItems'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return cargoItems;
}

const selectNotificationContacts = (db: Db) =>
  sql<{ id: string; name: string }[]>`${db
    .selectFrom('orderNotificationContacts')
    .innerJoin('contacts', 'contacts.id', 'orderNotificationContacts.contactId')
    .select((eb) =>
      jsonList(jsonBuildObject({ id: eb.ref('contacts.id'), name: eb.ref('contacts.name') }), 'contacts.name').as(
        'contacts',
      ),
    )
    .where('orderNotificationContacts.orderId', '=', sql.ref<string>('orders.id'))}`;

/** The orders that it was split from or into, and those that it was merged with. */
const selectRelated = sql<RelatedOrder[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', others.id, 'number', others.number, 'relation', links.relation, 'organizationId', others.organization_id,
    'organizationCode', owners.code, 'partnerId', others.partner_id, 'validatedAt', others.validated_at
  ) order by links.relation, others.number), '[]')
  from (
    select orders.split_from_id as id, 'splitFrom' as relation where orders.split_from_id is not null
    union all
    select orders.merged_into_id, 'mergedInto' where orders.merged_into_id is not null
    union all
    select parts.id, 'splitInto' from orders parts where parts.split_from_id = orders.id
    union all
    select merged.id, 'mergedFrom' from orders merged where merged.merged_into_id = orders.id
  ) as links
  join orders others on others.id = links.id join organizations owners on owners.id = others.organization_id)`;

const selectRelations = compileOnce(['orderId'], (db, { orderId }: { orderId: string }) =>
  db
    .selectFrom('orders')
    .innerJoin('operations', 'operations.id', 'orders.operationId')
    .leftJoin('contacts as approver1', 'approver1.id', 'operations.approver1Id')
    .leftJoin('contacts as approver2', 'approver2.id', 'operations.approver2Id')
    .select([
      selectStops(db).as('stops'),
      selectCargoItems(db).as('cargoItems'),
      selectNotificationContacts(db).as('notificationContacts'),
      'approver1.name as approver1',
      'approver2.name as approver2',
      selectRelated.as('related'),
    ])
    .where('orders.id', '=', orderId),
);

/** Items that the order names; the others only contain reported quantities. */
export const explicitItems = (items: readonly Pick<StopItemRow, 'item' | 'quantity'>[]): StopItem[] =>
  items.flatMap(({ item, quantity }) => (quantity === null ? [] : [{ item, quantity }]));

export type OrderRelations = Awaited<ReturnType<typeof findOrderRelations>>;

/** Loads all that an order consists of with one statement. */
export async function findOrderRelations(db: Db, orderId: string) {
  const [row] = await selectRelations(db, { orderId });
  if (!row) throw notFound();
  const { approver1, approver2, ...relations } = row;
  return { ...relations, approverNames: { approver1, approver2 } };
}
