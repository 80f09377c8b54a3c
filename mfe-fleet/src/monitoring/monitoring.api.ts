import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { ReverseGeocodeResult } from 'shared-contracts/network/geo';
import type {
  DetailedTrack,
  Device,
  DeviceCounts,
  DevicePage,
  GeofenceEventPage,
  Halt,
  OnlineState,
  Track,
} from 'shared-contracts/fleet/telemetry';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { VehiclePage } from 'shared-contracts/fleet/vehicles';
import { createVehicleSource } from 'shared-ui/data';
import type { TimeSpan } from './range.rules.ts';

const REFETCH_MS = MINUTE_MS;
const MAX_EVENTS = 100;
const all = ['vehicles', 'monitoring'] as const;
type SignalContext = { signal: AbortSignal };

/** Loads all pages, as the map shows every vehicle. */
async function fetchAllDevices({ signal }: SignalContext): Promise<Device[]> {
  const devices: Device[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.get<DevicePage>('telemetry/devices', {
      query: { page, limit: MAX_PAGE_SIZE },
      signal,
    });
    devices.push(...items);
    if (items.length === 0 || devices.length >= total) return devices;
  }
}

const spanQuery = <Response>(name: string, path: string, vehicleId: string, { from, to }: TimeSpan) =>
  queryOptions({
    queryKey: [...all, name, vehicleId, from, to],
    queryFn: ({ signal }: SignalContext) => api.get<Response>(path, { query: { from, to }, signal }),
  });

export const monitoringQueries = {
  devices: () => queryOptions({ queryKey: [...all, 'devices'], queryFn: fetchAllDevices }),
  counts: () =>
    queryOptions({
      queryKey: [...all, 'counts'],
      queryFn: ({ signal }) => api.get<DeviceCounts>('telemetry/counts', { signal }),
      refetchInterval: REFETCH_MS,
    }),
  /** Refetched, because driver and trip may change. */
  device: (vehicleId: string) =>
    queryOptions({
      queryKey: [...all, 'device', vehicleId],
      refetchInterval: REFETCH_MS,
      queryFn: async ({ signal }) =>
        (await api.get<DevicePage>('telemetry/devices', { query: { vehicleId }, signal })).items[0] ?? null,
    }),
  onlineState: (vehicleId: string) =>
    queryOptions({
      queryKey: [...all, 'online', vehicleId],
      refetchInterval: REFETCH_MS,
      queryFn: ({ signal }) => api.get<OnlineState>(`vehicles/${vehicleId}/is-online`, { signal }),
    }),
  /** Counts all vehicles, with or without a tracking device. */
  vehicleCount: () =>
    queryOptions({
      queryKey: [...all, 'count'],
      queryFn: async ({ signal }) => (await api.get<VehiclePage>('vehicles', { query: { limit: 1 }, signal })).total,
    }),
  track: (vehicleId: string, span: TimeSpan) =>
    spanQuery<Track>('track', `vehicles/${vehicleId}/track`, vehicleId, span),
  detailedTrack: (vehicleId: string, span: TimeSpan) =>
    spanQuery<DetailedTrack>('detailed', `vehicles/${vehicleId}/detailed-track`, vehicleId, span),
  stops: (vehicleId: string, span: TimeSpan) =>
    spanQuery<{ stops: Halt[] }>('stops', `telemetry/device/${vehicleId}/stops`, vehicleId, span),
  events: (vehicleId: string, { from, to }: TimeSpan) =>
    queryOptions({
      queryKey: [...all, 'events', vehicleId, from, to],
      queryFn: ({ signal }) =>
        api.get<GeofenceEventPage>('telemetry/geofence-events', {
          query: { vehicleId, from, to, limit: MAX_EVENTS },
          signal,
        }),
    }),
  /** `position` is `lat,lon`. */
  address: (position: string) =>
    queryOptions({
      queryKey: [...all, 'address', position],
      queryFn: ({ signal }) => api.get<ReverseGeocodeResult>('shared/geo/address', { query: { position }, signal }),
      staleTime: Infinity,
    }),
};

/** Own and shared vehicles that have a tracking device. */
export const trackedVehicleSource = createVehicleSource<Device>({
  queryKey: ['choices', 'telemetry/devices'],
  load: (query, signal) => api.get<DevicePage>('telemetry/devices', { query, signal }),
  toOption: ({ vehicleId, registrationPlate, type }) => ({
    value: vehicleId,
    label: registrationPlate,
    hint: type.name,
  }),
});
