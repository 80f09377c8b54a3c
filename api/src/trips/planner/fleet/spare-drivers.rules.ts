type Driver = { id: string };
type Booking = { driverId: string | null; fromAt: number; toAt: number };

type Pairing<Row extends { driver: Driver | null }> = {
  bookings: readonly Booking[];
  organizationId: string;
  /** Whether the driver's licence allows the vehicle. */
  mayDrive?: (vehicle: Row, driver: NonNullable<Row['driver']>) => boolean;
};

/**
 * Assigns spare drivers to own vehicles without a usual driver, the least booked first. A driver keeps the vehicle for
 * the whole plan, because hours and rests count across trips.
 * @param spare in order of preference
 */
export function pairSpareDrivers<Row extends { organizationId: string; driver: Driver | null }>(
  vehicles: readonly Row[],
  spare: readonly NonNullable<Row['driver']>[],
  { bookings, organizationId, mayDrive = () => true }: Pairing<Row>,
): Row[] {
  const booked = new Map<string, number>();
  for (const { driverId, fromAt, toAt } of bookings)
    if (driverId !== null) booked.set(driverId, (booked.get(driverId) ?? 0) + toAt - fromAt);
  const queue = spare.toSorted((a, b) => (booked.get(a.id) ?? 0) - (booked.get(b.id) ?? 0));
  return vehicles.map((vehicle) => {
    if (vehicle.driver || vehicle.organizationId !== organizationId) return vehicle;
    const next = queue.findIndex((driver) => mayDrive(vehicle, driver));
    return { ...vehicle, driver: next < 0 ? null : (queue.splice(next, 1)[0] ?? null) };
  });
}
