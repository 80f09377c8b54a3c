import type { OrderInput } from 'shared-contracts/orders/orders';
import type { Db } from '../../platform/database/database.ts';
import { type Load, totalLoad } from '../core/order-load.rules.ts';
import { type ComputedColumns, findLoadItems } from '../core/order-writes.store.ts';
import { type Estimator, type Prediction, predictOrders } from './prediction.ts';

const NO_LOAD = totalLoad([]);

/** @param prediction undefined: the order isn't valid */
export function toComputedColumns(
  prediction: Prediction | undefined,
  { weight, space, palletPlaces, loadingMeters }: Load = NO_LOAD,
): ComputedColumns {
  const { distance = null, cost = null, isEstimated = true } = prediction ?? {};
  return {
    predictedDistance: distance,
    predictedCost: cost,
    isDistanceEstimated: isEstimated,
    totalWeight: weight,
    totalSpace: space,
    totalPalletPlaces: palletPlaces,
    totalLoadingMeters: loadingMeters,
  };
}

/** Computes the columns of valid orders that depend on their input. */
export async function computeColumns(
  db: Db,
  estimator: Estimator,
  inputs: readonly OrderInput[],
): Promise<ComputedColumns[]> {
  const loads = (await findLoadItems(db, inputs)).map(totalLoad);
  const predictions = await predictOrders(db, estimator, inputs);
  return inputs.map((_input, i) => toComputedColumns(predictions[i], loads[i]));
}
