type Handover = { at: number; fromVehicleId: string | null; toVehicleId: string | null };
type Trip = { startedAt: number | null; vehicleId: string | null };
export type VehiclePeriod = { vehicleId: string; from: number; to: number };

/**
 * The vehicles of a trip over time, from its start to a time.
 * @param handovers in chronological order; times in unix seconds
 */
export function listVehiclePeriods({ startedAt, vehicleId }: Trip, handovers: readonly Handover[], until: number) {
  if (startedAt === null) return [];
  const periods: VehiclePeriod[] = [];
  let from = startedAt;
  const add = (id: string | null, to: number) => {
    if (id !== null && to > from) periods.push({ vehicleId: id, from, to });
    from = Math.max(from, to);
  };
  for (const handover of handovers)
    if (handover.fromVehicleId !== handover.toVehicleId) add(handover.fromVehicleId, Math.min(handover.at, until));
  add(vehicleId, until);
  return periods;
}
