import type { VehicleShare } from 'shared-contracts/vehicle-sharing';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { stateAt } from './period.rules.ts';
import { thumbnailAddress } from './vehicle-file.present.ts';
import { shareActions } from './vehicle-share.rules.ts';
import type { ShareRecord } from './vehicle-shares.store.ts';
import { type VehicleRecord, vehicleRows } from './vehicles.store.ts';

function present(share: ShareRecord, vehicle: VehicleRecord, caller: Caller, now: number): VehicleShare {
  const { id, partnerId, organizationId, fromAt, toAt, createdAt } = share;
  const isOwn = isRoot(caller) || organizationId === caller.organizationId;
  const state = stateAt(share, now);
  const maySeePhoto = isOwn || state === 'current';
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
      photo: maySeePhoto && vehicle.photoId ? thumbnailAddress(vehicle.photoId) : null,
    },
    organization: { id: organizationId, name: share.organization },
    partner: { id: partnerId, name: share.partner },
    actions: shareActions(caller, isOwn, share, now),
  };
}

/** Shares as a list shows them, their vehicles asked for at once. */
export async function presentShares(
  db: Db,
  shares: readonly ShareRecord[],
  caller: Caller,
  now: number,
): Promise<VehicleShare[]> {
  const ids = [...new Set(shares.map(({ vehicleId }) => vehicleId))];
  const vehicles = new Map((await vehicleRows(db, ids, now)).map((row) => [row.id, row]));
  return shares.flatMap((share) => {
    const vehicle = vehicles.get(share.vehicleId);
    return vehicle ? [present(share, vehicle, caller, now)] : [];
  });
}
