/** A stop with the orders picked up and dropped there, in the order of the trip. */
export type StopOrder = { locationId: string; pickOrderIds: readonly string[]; dropOrderIds: readonly string[] };

/** A trip of a plan as it is stored. */
export type DraftTrip = {
  id: string;
  number: number;
  /** The revision of the plan at its last change. */
  revision: number;
  vehicleTypeId: string | null;
  vehicleId: string | null;
  driverId: string | null;
  /** Null: derived from the windows. */
  startAt: number | null;
  stops: readonly StopOrder[];
  createdTripId: string | null;
  isLocked: boolean;
};

export const orderIdsOf = ({ stops }: Pick<DraftTrip, 'stops'>): string[] => [
  ...new Set(stops.flatMap(({ pickOrderIds, dropOrderIds }) => [...pickOrderIds, ...dropOrderIds])),
];
