import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AddressAt } from 'shared-contracts/geo';
import type {
  DetailedTrack,
  Device,
  DevicePage,
  GeofenceEventPage,
  OnlineState,
  Stop,
  Track,
} from 'shared-contracts/telemetry';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { VehiclePage } from 'shared-contracts/vehicles';
import { vehicleSource } from 'shared-ui/data';
import type { Span } from './range.rules.ts';

const CHECK_MS = 60_000;
const MOST_EVENTS = 100;
const all = ['vehicles', 'monitoring'] as const;
type Signalled = { signal: AbortSignal };

/** Every page of them: a map shows all that there are. */
async function everyDevice({ signal }: Signalled): Promise<Device[]> {
  const found: Device[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.get<DevicePage>('telemetry/devices', {
      query: { page, limit: WHOLE_LIST },
      signal,
    });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}

const inSpan = <Answer>(name: string, path: string, vehicleId: string, { from, to }: Span) =>
  queryOptions({
    queryKey: [...all, name, vehicleId, from, to],
    queryFn: ({ signal }: Signalled) => api.get<Answer>(path, { query: { from, to }, signal }),
  });

export const monitoringQueries = {
  devices: () => queryOptions({ queryKey: [...all, 'devices'], queryFn: everyDevice }),
  /** Driver and trip change while one looks on. */
  device: (vehicleId: string) =>
    queryOptions({
      queryKey: [...all, 'device', vehicleId],
      refetchInterval: CHECK_MS,
      queryFn: async ({ signal }) =>
        (await api.get<DevicePage>('telemetry/devices', { query: { vehicleId }, signal })).items[0] ?? null,
    }),
  online: (vehicleId: string) =>
    queryOptions({
      queryKey: [...all, 'online', vehicleId],
      refetchInterval: CHECK_MS,
      queryFn: ({ signal }) => api.get<OnlineState>(`vehicles/${vehicleId}/is-online`, { signal }),
    }),
  /** Whether there are vehicles at all, with a tracker or not. */
  vehicleCount: () =>
    queryOptions({
      queryKey: [...all, 'count'],
      queryFn: async ({ signal }) => (await api.get<VehiclePage>('vehicles', { query: { limit: 1 }, signal })).total,
    }),
  track: (vehicleId: string, span: Span) => inSpan<Track>('track', `vehicles/${vehicleId}/track`, vehicleId, span),
  detailed: (vehicleId: string, span: Span) =>
    inSpan<DetailedTrack>('detailed', `vehicles/${vehicleId}/detailed-track`, vehicleId, span),
  stops: (vehicleId: string, span: Span) =>
    inSpan<{ stops: Stop[] }>('stops', `telemetry/device/${vehicleId}/stops`, vehicleId, span),
  events: (vehicleId: string, { from, to }: Span) =>
    queryOptions({
      queryKey: [...all, 'events', vehicleId, from, to],
      queryFn: ({ signal }) =>
        api.get<GeofenceEventPage>('telemetry/geofence-events', {
          query: { vehicleId, from, to, limit: MOST_EVENTS },
          signal,
        }),
    }),
  /** `position` is `lat,lon`. */
  address: (position: string) =>
    queryOptions({
      queryKey: [...all, 'address', position],
      queryFn: ({ signal }) => api.get<AddressAt>('shared/geo/address', { query: { position }, signal }),
      staleTime: Infinity,
    }),
};

/** Vehicles with a tracker, own and shared. */
export const trackedVehicles = vehicleSource<Device>({
  key: ['choices', 'telemetry/devices'],
  load: (query, signal) => api.get<DevicePage>('telemetry/devices', { query, signal }),
  choice: ({ vehicleId, registrationPlate, type }) => ({ value: vehicleId, label: registrationPlate, hint: type.name }),
});
