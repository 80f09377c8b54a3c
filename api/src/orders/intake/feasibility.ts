import type { OrderInput } from 'shared-contracts/orders/orders';
import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import { selectVehicleTypes } from '../../fleet/public.ts';
import { findStopPlaces } from '../../network/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { totalLoad } from '../core/order-load.rules.ts';
import { findLoadItems } from '../core/order-writes.store.ts';
import { kindAt, type OrderWindows, planStop } from '../core/stops.rules.ts';
import { findFeasibilityWarnings } from './feasibility.rules.ts';

type CheckedOrder = OrderWindows &
  Pick<OrderInput, 'cargoItems' | 'stops' | 'vehicleTypeIds' | 'cutoffOption' | 'cutoffTo'>;

const findVehicleTypes = (db: Db, organizationId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : selectVehicleTypes(db, organizationId)
        .select(['averageSpace', 'maxWeight', 'palletPlaces', 'loadingMeters'])
        .where('id', 'in', ids)
        .execute();

/** Checks a whole order, in three queries. @param now unix seconds */
export async function checkFeasibility(
  db: Db,
  organizationId: string,
  order: CheckedOrder,
  now: number,
): Promise<FeasibilityWarning[]> {
  const [items = []] = await findLoadItems(db, [order]);
  const places = await findStopPlaces(
    db,
    order.stops.map(({ locationId }) => locationId),
  );
  const stops = order.stops.flatMap(
    ({ windowFrom = null, windowTo = null, handlingMinutes = null, ...stop }, position) => {
      const place = places[position];
      const kind = kindAt(position, stop.kind);
      return place ? [{ kind, ...place, ...planStop({ kind, windowFrom, windowTo, handlingMinutes }, order) }] : [];
    },
  );
  const { cutoffOption, cutoffTo } = order;
  const vehicleTypes = await findVehicleTypes(db, organizationId, order.vehicleTypeIds);
  return findFeasibilityWarnings({ load: totalLoad(items), vehicleTypes, stops, cutoffOption, cutoffTo }, now);
}
