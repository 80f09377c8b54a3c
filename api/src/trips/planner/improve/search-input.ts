/** Where, when and how long a request is served, and by how much the load of the vehicle changes there. */
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

/** What a type of vehicle carries. Without floor: as much as space and weight allow. */
export type TypeInput = { space: number; weight: number; palletPlaces?: number; loadingMeters?: number };

/** From each place (row) to each place (column). */
export type TravelMatrix = Float64Array | Float32Array;
