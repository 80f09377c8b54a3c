import type { Device, LivePosition, Motion } from 'shared-contracts/telemetry';
import { createFleet, type MapVehicle } from 'shared-ui/map';
import { bare, newer, searchedIn } from './tracking.rules.ts';

export type Tracked = {
  device: Device;
  position: LivePosition | null;
  motion: Motion;
  /** Made once: a key of the search goes through thousands. */ searched: string;
};
export type Wanted = { search: string | undefined; motion: Motion | undefined };
/** What the list shows: ids by plate, and how many there are of each motion among those that the search finds. */
export type Shown = { ids: readonly string[]; counts: Record<Motion, number> };

const NOTHING: Shown = { ids: [], counts: { moving: 0, stopped: 0, offline: 0 } };

const trackedOf = (device: Device, live: LivePosition | undefined): Tracked => {
  const position = newer(device.position, live);
  return { device, position, motion: position?.motion ?? device.motion, searched: searchedIn(device) };
};
const onMap = ({ device, position }: Tracked): MapVehicle[] =>
  position
    ? [
        {
          id: device.vehicleId,
          plate: device.registrationPlate,
          motion: position.motion,
          heading: position.heading,
          latitude: position.latitude,
          longitude: position.longitude,
        },
      ]
    : [];

/** All vehicles with a tracker and where they are, kept apart from React: who looks at one, or at the list, is told when that changes. */
export function createTracking() {
  const fleet = createFleet();
  const listeners = new Set<() => void>();
  const live = new Map<string, LivePosition>();
  let tracked = new Map<string, Tracked>();
  let wanted: Wanted = { search: undefined, motion: undefined };
  let shown = NOTHING;

  function show() {
    const counts = { moving: 0, stopped: 0, offline: 0 };
    const search = bare(wanted.search ?? '');
    const ids: string[] = [];
    for (const [id, { motion, searched }] of tracked) {
      if (!searched.includes(search)) continue;
      counts[motion] += 1;
      if (!wanted.motion || wanted.motion === motion) ids.push(id);
    }
    shown = { ids, counts };
    const isAll = ids.length === tracked.size;
    const kept = new Set(ids);
    fleet.filter(isAll ? null : ({ id }) => kept.has(id));
  }
  const place = () => fleet.replace([...tracked.values()].flatMap(onMap));
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    fleet,
    put: (devices: readonly Device[]) => {
      tracked = new Map(devices.map((device) => [device.vehicleId, trackedOf(device, live.get(device.vehicleId))]));
      place();
      show();
      tell();
    },
    want: (next: Wanted) => {
      wanted = next;
      show();
      tell();
    },
    /** @returns the ids of vehicles that are not known here */
    take: (positions: readonly LivePosition[]): string[] => {
      const unknown: string[] = [];
      let [isNew, isOther] = [false, false];
      for (const position of positions) {
        const { vehicleId: id, motion } = position;
        live.set(id, position);
        const before = tracked.get(id);
        if (!before) {
          unknown.push(id);
          continue;
        }
        isNew ||= !before.position;
        isOther ||= before.motion !== motion;
        tracked.set(id, { ...before, position, motion });
      }
      if (isNew) place();
      else fleet.move(positions.map(({ vehicleId: id, ...position }) => ({ id, ...position })));
      if (isNew || isOther) show();
      tell();
      return unknown;
    },
    get: (id: string) => tracked.get(id),
    shown: () => shown,
    isEmpty: () => tracked.size === 0,
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Tracking = ReturnType<typeof createTracking>;
