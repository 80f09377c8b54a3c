import type { Device, LivePosition, Motion } from 'shared-contracts/fleet/telemetry';
import { createFleetStore, type MarkedVehicle } from 'shared-ui/map';
import { getSearchText, newerPosition, normalizeSearch } from './tracking.rules.ts';

export type TrackedVehicle = {
  device: Device;
  position: LivePosition | null;
  motion: Motion;
  /** Computed once, because each search goes through thousands of vehicles. */ searchText: string;
};
export type TrackingFilters = { search: string | undefined; motion: Motion | undefined };
/** `ids` pass all filters, sorted by plate; `counts` are per motion among all that match the search. */
export type FilteredVehicles = { ids: readonly string[]; counts: Record<Motion, number> };

const NO_VEHICLES: FilteredVehicles = { ids: [], counts: { moving: 0, stopped: 0, offline: 0 } };

const toTrackedVehicle = (device: Device, live: LivePosition | undefined): TrackedVehicle => {
  const position = newerPosition(device.position, live);
  return { device, position, motion: position?.motion ?? device.motion, searchText: getSearchText(device) };
};
const toMapVehicles = ({ device, position }: TrackedVehicle): MarkedVehicle[] =>
  position
    ? [
        {
          id: device.vehicleId,
          plate: device.registrationPlate,
          motion: position.motion,
          heading: position.heading,
          isCoarse: position.isCoarse,
          alert: device.openAlerts?.severity,
          latitude: position.latitude,
          longitude: position.longitude,
        },
      ]
    : [];

/** Stores tracked vehicles and their positions outside React, so that an update renders only the components that show it. */
export function createTrackingStore() {
  const fleet = createFleetStore();
  const listeners = new Set<() => void>();
  const live = new Map<string, LivePosition>();
  let vehicleById = new Map<string, TrackedVehicle>();
  let filters: TrackingFilters = { search: undefined, motion: undefined };
  let filtered = NO_VEHICLES;

  function applyFilters() {
    const counts = { moving: 0, stopped: 0, offline: 0 };
    const search = normalizeSearch(filters.search ?? '');
    const ids: string[] = [];
    for (const [id, { motion, searchText }] of vehicleById) {
      if (!searchText.includes(search)) continue;
      counts[motion] += 1;
      if (!filters.motion || filters.motion === motion) ids.push(id);
    }
    filtered = { ids, counts };
    const isUnfiltered = ids.length === vehicleById.size;
    const visibleIds = new Set(ids);
    fleet.setFilter(isUnfiltered ? null : ({ id }) => visibleIds.has(id));
  }
  const updateMap = () => fleet.setVehicles([...vehicleById.values()].flatMap(toMapVehicles));
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    fleet,
    setDevices: (devices: readonly Device[]) => {
      vehicleById = new Map(
        devices.map((device) => [device.vehicleId, toTrackedVehicle(device, live.get(device.vehicleId))]),
      );
      updateMap();
      applyFilters();
      notify();
    },
    setFilters: (next: TrackingFilters) => {
      filters = next;
      applyFilters();
      notify();
    },
    /** @returns the ids of vehicles that are not in the store */
    applyPositions: (positions: readonly LivePosition[]): string[] => {
      const unknown: string[] = [];
      let [isNewOnMap, hasMotionChanged] = [false, false];
      for (const position of positions) {
        const { vehicleId: id, motion } = position;
        live.set(id, position);
        const vehicle = vehicleById.get(id);
        if (!vehicle) {
          unknown.push(id);
          continue;
        }
        isNewOnMap ||= !vehicle.position;
        hasMotionChanged ||= vehicle.motion !== motion;
        vehicleById.set(id, { ...vehicle, position, motion });
      }
      if (isNewOnMap) updateMap();
      else fleet.updatePositions(positions.map(({ vehicleId: id, ...position }) => ({ id, ...position })));
      if (isNewOnMap || hasMotionChanged) applyFilters();
      notify();
      return unknown;
    },
    get: (id: string) => vehicleById.get(id),
    getFiltered: () => filtered,
    isEmpty: () => vehicleById.size === 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type TrackingStore = ReturnType<typeof createTrackingStore>;
