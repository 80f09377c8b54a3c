import { sql } from 'kysely';

/** The pallet places and loading meters of a row of `vehicles`: its own, or else those of its type. Null: not limited. */
export const VEHICLE_FLOOR = {
  palletPlaces: sql<string | null>`coalesce(vehicles.pallet_places,
    (select t.pallet_places from vehicle_types t where t.id = vehicles.vehicle_type_id))`,
  loadingMeters: sql<string | null>`coalesce(vehicles.loading_meters,
    (select t.loading_meters from vehicle_types t where t.id = vehicles.vehicle_type_id))`,
};

export const selectVehicleFloor = [
  VEHICLE_FLOOR.palletPlaces.as('palletPlaces'),
  VEHICLE_FLOOR.loadingMeters.as('loadingMeters'),
] as const;
