import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { nextNumber } from '../../src/platform/database/counters.ts';
import { computeWorkOrderLines, formatWorkOrderNumber } from '../../src/fleet/public.ts';
import { type Context, DAY } from './context.ts';

type Line = Parameters<typeof computeWorkOrderLines>[0][number];
type WorkOrder = Partial<Insertable<Tables['workOrders']>> &
  Pick<Insertable<Tables['workOrders']>, 'organizationId' | 'vehicleId'> & {
    lines?: readonly Line[];
    /** When the vehicle is out of service. */
    out?: { fromAt: number; toAt: number };
  };

/** An open fault by default. */
export async function workOrder(context: Context, { lines = [], out, ...overrides }: WorkOrder) {
  const { db, now } = context;
  const { organizationId, vehicleId } = overrides;
  const computed = computeWorkOrderLines(lines);
  const row = {
    id: context.id('workOrder', context.next('workOrder')),
    number: formatWorkOrderNumber(await nextNumber(db, organizationId, 'workOrder')),
    kind: 'fault' as const,
    title: 'Brakes squeal',
    currency: 'LKR',
    cost: computed.cost,
    createdAt: now - 2 * DAY,
    ...overrides,
  };
  const order = await db.insertInto('workOrders').values(row).returningAll().executeTakeFirstOrThrow();
  if (computed.lines.length > 0)
    await db
      .insertInto('workOrderLines')
      .values(
        computed.lines.map((line, position) => ({
          ...line,
          id: context.id('workOrderLine', context.next('workOrderLine')),
          workOrderId: order.id,
          position,
        })),
      )
      .execute();
  if (out)
    await db
      .insertInto('vehicleUnavailabilities')
      .values({
        ...out,
        vehicleId,
        workOrderId: order.id,
        reason: `${order.number} – ${order.title}`,
        createdAt: order.createdAt,
      })
      .execute();
  return order;
}
