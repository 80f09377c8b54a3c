import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { VehiclePage, VehicleRow } from 'shared-contracts/vehicles';
import type { ScheduleEntry, UnavailabilityInput, VehicleSchedulePage } from 'shared-contracts/vehicle-sharing';
import type { Words } from 'shared-ui';
import type { Source } from 'shared-ui/picker';
import { notices, refusals } from './schedule.messages.ts';

export type Whose = 'own' | 'partners';
type ScheduleQuery = { from: number; to: number; search: string | undefined; page: number; limit: number };
export type VehicleSchedule = VehicleSchedulePage['items'][number];

const PATHS: Record<Whose, string> = { own: 'vehicles/schedule', partners: 'vehicles/share/schedule' };

export const scheduleQueries = {
  all: ['vehicles', 'schedule'] as const,
  page: (whose: Whose, query: ScheduleQuery) =>
    queryOptions({
      queryKey: [...scheduleQueries.all, whose, query],
      queryFn: ({ signal }) => api.get<VehicleSchedulePage>(PATHS[whose], { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

type Planned = { vehicleId: string; id: string };
const told = (success: Words) => ({ meta: { invalidates: ['vehicles'], success, refusals } });

export const unavailabilityMutations = {
  plan: () =>
    mutationOptions({
      mutationFn: ({ vehicleId, ...input }: UnavailabilityInput & { vehicleId: string }) =>
        api.post<ScheduleEntry>(`vehicles/${vehicleId}/unavailabilities`, input),
      ...told(notices.planned),
    }),
  change: ({ vehicleId, id }: Planned) =>
    mutationOptions({
      mutationFn: (input: UnavailabilityInput) =>
        api.patch<ScheduleEntry>(`vehicles/${vehicleId}/unavailabilities/${id}`, input),
      ...told(notices.changed),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ vehicleId, id }: Planned) => api.delete(`vehicles/${vehicleId}/unavailabilities/${id}`),
      ...told(notices.removed),
    }),
};

/** One's own vehicles, by plate. */
export const ownVehicles: Source<VehicleRow> = {
  key: ['choices', 'vehicles', 'own'],
  load: (query, signal) => api.get<VehiclePage>('vehicles', { query, signal }),
  choice: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
};
