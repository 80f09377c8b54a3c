import type { Coordinates } from '../engine/geo.ts';

export type VehicleMotion = 'moving' | 'stopped' | 'offline';
export type VehicleAlert = 'critical' | 'warning' | 'info';
export type MapVehicle = Coordinates & {
  id: string;
  plate: string;
  motion: VehicleMotion;
  /** Degrees clockwise from north. */
  heading: number | null;
  /** The position is approximate. */
  isCoarse?: boolean;
};
/** A vehicle with the most urgent of its open alerts. */
export type MarkedVehicle = MapVehicle & { alert?: VehicleAlert | undefined };
export type VehiclePositionUpdate = Coordinates & Pick<MapVehicle, 'id' | 'motion' | 'heading' | 'isCoarse'>;
type Predicate = (vehicle: MapVehicle) => boolean;
type Listener = { onList: () => void; onMove: (moved: readonly MapVehicle[]) => void };

/** The vehicles of a map, outside of React: thousands may move without a re-render. */
export type FleetStore = {
  setVehicles(vehicles: readonly MapVehicle[]): void;
  /** Ignores vehicles that are not in the store. */
  updatePositions(updates: readonly VehiclePositionUpdate[]): void;
  /** Limits the visible vehicles; null shows all. Evaluated again on every update. */
  setFilter(predicate: Predicate | null): void;
  getVisible(): readonly MapVehicle[];
  get(id: string): MapVehicle | undefined;
  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void;
};

const matchAll: Predicate = () => true;
const isSameList = (a: readonly MapVehicle[], b: readonly MapVehicle[]) =>
  a.length === b.length && a.every((vehicle, index) => vehicle === b[index]);

export function createFleetStore(initialVehicles: readonly MapVehicle[] = []): FleetStore {
  let vehicleById = new Map<string, MapVehicle>();
  let predicate = matchAll;
  let visible: readonly MapVehicle[] = [];
  const listeners = new Set<Listener>();

  const refreshVisible = () => {
    const vehicles = [...vehicleById.values()];
    const next = predicate === matchAll ? vehicles : vehicles.filter(predicate);
    if (isSameList(next, visible)) return;
    visible = next;
    for (const { onList } of listeners) onList();
  };
  const store: FleetStore = {
    setVehicles: (vehicles) => {
      vehicleById = new Map(vehicles.map((vehicle) => [vehicle.id, { ...vehicle }]));
      refreshVisible();
    },
    updatePositions: (updates) => {
      let hasVisibilityChanged = false;
      const moved = updates.flatMap(({ id, latitude, longitude, motion, heading, isCoarse = false }) => {
        const vehicle = vehicleById.get(id);
        if (!vehicle) return [];
        const wasVisible = predicate(vehicle);
        Object.assign(vehicle, { latitude, longitude, motion, heading, isCoarse });
        hasVisibilityChanged ||= predicate(vehicle) !== wasVisible;
        return [vehicle];
      });
      if (hasVisibilityChanged) refreshVisible();
      for (const { onMove } of listeners) onMove(moved);
    },
    setFilter: (next) => {
      predicate = next ?? matchAll;
      refreshVisible();
    },
    getVisible: () => visible,
    get: (id) => vehicleById.get(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  store.setVehicles(initialVehicles);
  return store;
}
