import { type RawBuilder, sql } from 'kysely';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type Reader = { organizationId: string | null };

/**
 * The code of the organization of `orders`, for readers of another one: null for their own orders, and for a reader
 * without an organization. Their numbers are unique within an organization only.
 */
export const selectShipperCode = ({ organizationId }: Reader, organizationOfOrder = 'orders.organizationId') =>
  sql<string | null>`(
    select shipper.code from organizations shipper
    where shipper.id = ${sql.ref(organizationOfOrder)} and shipper.id <> ${organizationId}::uuid)`;

/** The number of an order, as `formatOrderNumber` has it, in SQL. @param order alias of `orders` */
export const orderNumberSql = (order: string, { organizationId }: Reader): RawBuilder<string> =>
  sql<string>`coalesce((
    select shipper.code || '·' from organizations shipper
    where shipper.id = ${sql.raw(order)}.organization_id and shipper.id <> ${organizationId}::uuid), '')
    || ${sql.raw(order)}.number`;

/** The rule of `selectShipperCode` for a loaded order. */
export const toShipperCode = (
  order: { organizationId: string; organizationCode: string },
  { organizationId }: Reader,
): string | null => (order.organizationId === organizationId ? null : order.organizationCode);

/** The number by which the reader knows a loaded order. */
export const nameOrder = (
  order: { number: string; organizationId: string; organizationCode: string },
  reader: Reader,
): string => formatOrderNumber({ number: order.number, shipperCode: toShipperCode(order, reader) });
