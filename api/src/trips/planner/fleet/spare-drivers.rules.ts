type Driver = { id: string };
type Booking = { driverId: string | null; fromAt: number; toAt: number };

/**
 * Gives own vehicles without a usual driver the spare drivers, the least booked first. A driver is with one vehicle for
 * the whole plan, because hours and rests count for both.
 * @param spare in the order of preference
 */
export function pairSpareDrivers<Row extends { organizationId: string; driver: Driver | null }>(
  vehicles: readonly Row[],
  spare: readonly NonNullable<Row['driver']>[],
  bookings: readonly Booking[],
  organizationId: string,
): Row[] {
  const booked = new Map<string, number>();
  for (const { driverId, fromAt, toAt } of bookings)
    if (driverId !== null) booked.set(driverId, (booked.get(driverId) ?? 0) + toAt - fromAt);
  const queue = spare.toSorted((a, b) => (booked.get(a.id) ?? 0) - (booked.get(b.id) ?? 0));
  return vehicles.map((vehicle) =>
    vehicle.driver || vehicle.organizationId !== organizationId
      ? vehicle
      : { ...vehicle, driver: queue.shift() ?? null },
  );
}
