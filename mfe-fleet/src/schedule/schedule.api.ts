import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { VehiclePage, VehicleRow } from 'shared-contracts/fleet/vehicles';
import type {
  ScheduleEntry,
  UnavailabilityInput,
  VehicleSchedulePage,
  VehicleSharePage,
} from 'shared-contracts/fleet/vehicle-sharing';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { Message } from 'shared-ui';
import type { OptionSource } from 'shared-ui/picker';
import { errorMessages, notices } from './schedule.messages.ts';

export type ScheduleOwner = 'own' | 'partners';
type ScheduleQuery = { from: number; to: number; search: string | undefined; page: number; limit: number };
export type VehicleSchedule = VehicleSchedulePage['items'][number];

const pathByOwner: Record<ScheduleOwner, string> = { own: 'vehicles/schedule', partners: 'vehicles/share/schedule' };

export const scheduleQueries = {
  all: ['vehicles', 'schedule'] as const,
  page: (owner: ScheduleOwner, query: ScheduleQuery) =>
    queryOptions({
      queryKey: [...scheduleQueries.all, owner, query],
      queryFn: ({ signal }) => api.get<VehicleSchedulePage>(pathByOwner[owner], { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Current, past and upcoming ones with partners. */
  shares: (vehicleId: string) => {
    const query = { vehicleId, direction: 'given', sort: '-fromAt', limit: MAX_PAGE_SIZE };
    return queryOptions({
      queryKey: [...scheduleQueries.all, 'shares', query],
      queryFn: ({ signal }) => api.get<VehicleSharePage>('vehicles/share', { query, signal }),
    });
  },
};

type UnavailabilityRef = { vehicleId: string; id: string };
const mutationDefaults = (success: Message) => ({
  meta: { invalidates: ['vehicles'], successMessage: success, errorMessages },
});

export const unavailabilityMutations = {
  plan: () =>
    mutationOptions({
      mutationFn: ({ vehicleId, ...input }: UnavailabilityInput & { vehicleId: string }) =>
        api.post<ScheduleEntry>(`vehicles/${vehicleId}/unavailabilities`, input),
      ...mutationDefaults(notices.planned),
    }),
  update: ({ vehicleId, id }: UnavailabilityRef) =>
    mutationOptions({
      mutationFn: (input: UnavailabilityInput) =>
        api.patch<ScheduleEntry>(`vehicles/${vehicleId}/unavailabilities/${id}`, input),
      ...mutationDefaults(notices.changed),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ vehicleId, id }: UnavailabilityRef) => api.delete(`vehicles/${vehicleId}/unavailabilities/${id}`),
      ...mutationDefaults(notices.removed),
    }),
};

/** The organization's own vehicles, by plate. */
export const ownVehicleSource: OptionSource<VehicleRow> = {
  queryKey: ['choices', 'vehicles', 'own'],
  load: (query, signal) => api.get<VehiclePage>('vehicles', { query, signal }),
  toOption: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
};
