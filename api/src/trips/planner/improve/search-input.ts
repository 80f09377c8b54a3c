/** Where, when and how long a request is served, and the change of the vehicle's load there. */
export type VisitInput = {
  place: number;
  /** Seconds, or any other unit of time that all figures share. */
  opens: number;
  closes: number;
  service: number;
  space: number;
  weight: number;
  /** Absent: none. */
  palletPlaces?: number;
  loadingMeters?: number;
};

/** The capacity of a vehicle type. Without floor measures: as much as space and weight allow. */
export type TypeInput = { space: number; weight: number; palletPlaces?: number; loadingMeters?: number };

/** From each place (row) to each place (column). */
export type TravelMatrix = Float64Array | Float32Array;
