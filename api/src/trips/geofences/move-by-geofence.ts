import type { GeofenceServer } from '../../fleet/public.ts';
import { driveOrder, type MoveRejection } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { GeofenceMove, Visit } from './geofence.rules.ts';

/**
 * Moves an order at a stop. An order can only reach a stop if it has left its pickups before.
 * @returns why it was not moved; null: it was
 */
export const moveByGeofence = async (
  services: GeofenceServer,
  tx: Db,
  { visit, event, at }: { visit: Visit; event: GeofenceMove; at: number },
): Promise<MoveRejection | null> =>
  visit.isReachable || visit.arrivedAt !== null
    ? driveOrder(services, tx, { orderId: visit.orderId, event, at, stop: visit.orderPosition })
    : { code: 'stopNotNext' };
