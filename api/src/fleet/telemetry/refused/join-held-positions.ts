import type { TrackingDeviceHook } from '../../vehicles/editing/vehicle.hooks.ts';
import { createBatch, groupBySender } from '../ingest-batch.ts';
import { countRejected, insertPositions, lockTrackedVehicles, saveLastPositions } from '../ingest.store.ts';
import { publishMoved } from '../live-channel.ts';
import { lockUnknownDevices, takeHeldPositions } from './held-positions.store.ts';
import { publishDevicesChanged } from './publish-devices-changed.ts';
import { removeUnknownDevice } from './refused-devices.store.ts';

/**
 * Moves the held positions of a device to the track of its new vehicle. They are checked like late ones and complete
 * the track, but trigger no geofences and alerts, since they are in the past.
 */
export const joinHeldPositions: TrackingDeviceHook = async (tx, { organizationId, device }, now) => {
  await lockUnknownDevices(tx, [organizationId]);
  const held = await takeHeldPositions(tx, { organizationId, device });
  const wasListed = await removeUnknownDevice(tx, { organizationId, device });
  if (wasListed) await publishDevicesChanged(tx, [organizationId]);
  if (held.length === 0) return;
  const sent = groupBySender([{ organizationId, positions: held, heartbeats: [] }], now);
  const vehicles = await lockTrackedVehicles(tx, [{ organizationId, device }]);
  const { positions, lastPositions, paths, rejected } = createBatch(sent, vehicles, now);
  await insertPositions(tx, positions);
  await saveLastPositions(tx, lastPositions);
  await countRejected(tx, rejected, now);
  await publishMoved(
    tx,
    paths.map(({ vehicleId }) => vehicleId),
  );
};
