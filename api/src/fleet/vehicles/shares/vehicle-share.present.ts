import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { getPeriodState } from '../core/period.rules.ts';
import { toThumbnailUrl } from '../files/vehicle-file.present.ts';
import { shareActions } from './vehicle-share.rules.ts';
import type { ShareRecord } from './vehicle-shares.store.ts';
import { type VehicleRecord, findVehicleRows } from '../list/vehicles.store.ts';

function presentShare(share: ShareRecord, vehicle: VehicleRecord, caller: Caller, now: number): VehicleShare {
  const { id, partnerId, organizationId, fromAt, toAt, createdAt } = share;
  const isOwn = isRoot(caller) || organizationId === caller.organizationId;
  const state = getPeriodState(share, now);
  const canSeePhoto = isOwn || state === 'current';
  return {
    id,
    fromAt,
    toAt,
    createdAt,
    state,
    vehicle: {
      id: vehicle.id,
      registrationPlate: vehicle.registrationPlate,
      type: { id: vehicle.vehicleTypeId, name: vehicle.type, icon: vehicle.typeIcon },
      effectiveSpace: vehicle.effectiveSpace,
      maxCarryWeight: vehicle.maxCarryWeight,
      photo: canSeePhoto && vehicle.photoId ? toThumbnailUrl(vehicle.photoId) : null,
    },
    organization: { id: organizationId, name: share.organization },
    partner: { id: partnerId, name: share.partner },
    actions: shareActions(caller, isOwn, share, now),
  };
}

/** Loads the vehicles of all shares with one query. */
export async function presentShares(
  db: Db,
  shares: readonly ShareRecord[],
  caller: Caller,
  now: number,
): Promise<VehicleShare[]> {
  const ids = [...new Set(shares.map(({ vehicleId }) => vehicleId))];
  const vehicles = new Map((await findVehicleRows(db, ids, now)).map((row) => [row.id, row]));
  return shares.flatMap((share) => {
    const vehicle = vehicles.get(share.vehicleId);
    return vehicle ? [presentShare(share, vehicle, caller, now)] : [];
  });
}
