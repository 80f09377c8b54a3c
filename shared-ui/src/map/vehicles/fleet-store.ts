import type { Place } from './geo.ts';

export type VehicleMotion = 'moving' | 'stopped' | 'offline';
export type MapVehicle = Place & {
  id: string;
  plate: string;
  motion: VehicleMotion;
  /** Degrees clockwise from north. */
  heading: number | null;
};
export type VehicleMove = Place & Pick<MapVehicle, 'id' | 'motion' | 'heading'>;
type Test = (vehicle: MapVehicle) => boolean;
type Follower = { onList: () => void; onMove: (moved: readonly MapVehicle[]) => void };

/** The vehicles of a map, kept apart from React: thousands may move without a component being drawn again. */
export type Fleet = {
  /** All that there are. */
  replace(vehicles: readonly MapVehicle[]): void;
  /** Where some of them are now; one that is not there is left out. */
  move(moves: readonly VehicleMove[]): void;
  /** Shows only some, and judges again what moves; null shows all. */
  filter(test: Test | null): void;
  /** What is shown, as it is now. */
  shown(): readonly MapVehicle[];
  get(id: string): MapVehicle | undefined;
  follow(follower: Follower): () => void;
};

const everything: Test = () => true;
const isSame = (one: readonly MapVehicle[], other: readonly MapVehicle[]) =>
  one.length === other.length && one.every((vehicle, index) => vehicle === other[index]);

export function createFleet(first: readonly MapVehicle[] = []): Fleet {
  let vehicles = new Map<string, MapVehicle>();
  let test = everything;
  let shown: readonly MapVehicle[] = [];
  const followers = new Set<Follower>();

  const list = () => {
    const all = [...vehicles.values()];
    const next = test === everything ? all : all.filter(test);
    if (isSame(next, shown)) return;
    shown = next;
    for (const { onList } of followers) onList();
  };
  const fleet: Fleet = {
    replace: (next) => {
      vehicles = new Map(next.map((vehicle) => [vehicle.id, { ...vehicle }]));
      list();
    },
    move: (moves) => {
      let isOther = false;
      const moved = moves.flatMap(({ id, latitude, longitude, motion, heading }) => {
        const vehicle = vehicles.get(id);
        if (!vehicle) return [];
        const wasShown = test(vehicle);
        Object.assign(vehicle, { latitude, longitude, motion, heading });
        isOther ||= test(vehicle) !== wasShown;
        return [vehicle];
      });
      if (isOther) list();
      for (const { onMove } of followers) onMove(moved);
    },
    filter: (next) => {
      test = next ?? everything;
      list();
    },
    shown: () => shown,
    get: (id) => vehicles.get(id),
    follow: (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
  fleet.replace(first);
  return fleet;
}
