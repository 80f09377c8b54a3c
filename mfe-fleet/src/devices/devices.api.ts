import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { RefusedDevice, RefusedDevicePage } from 'shared-contracts/fleet/refused-devices';
import type { Vehicle, VehicleChanges, VehiclePage, VehicleRow } from 'shared-contracts/fleet/vehicles';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { messages } from './devices.messages.ts';

const PATH = 'telemetry/refused-devices';

export const deviceQueries = {
  all: ['refused-devices'] as const,
  /** Polled, because counts grow without an event. */
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...deviceQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<RefusedDevicePage>(PATH, { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: MINUTE_MS,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...deviceQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<RefusedDevice>(`${PATH}/${id}`, { signal }),
    }),
  vehicle: (id: string) =>
    queryOptions({
      queryKey: ['vehicles', 'detail', id],
      queryFn: ({ signal }) => api.get<Vehicle>(`vehicles/${id}`, { signal }),
    }),
};

/** Vehicles of the organization to which the device reports. */
export const vehicleSourceOf = (organizationId: string): OptionSource<VehicleRow> => ({
  queryKey: ['choices', 'vehicles', 'devices', organizationId],
  load: (query, signal) => api.get<VehiclePage>('vehicles', { query: { ...query, organizationId }, signal }),
  toOption: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
});

type Attachment = { vehicleId: string; changes: VehicleChanges };

const setIgnored = (isIgnored: boolean, successMessage: Message) =>
  mutationOptions({
    mutationFn: (id: string) => api.patch<RefusedDevice>(`${PATH}/${id}`, { isIgnored }),
    meta: { invalidates: deviceQueries.all, successMessage, errorMessages: { notFound: messages.notFound } },
  });

export const deviceMutations = {
  attach: () =>
    mutationOptions({
      mutationFn: ({ vehicleId, changes }: Attachment) => api.patch<Vehicle>(`vehicles/${vehicleId}`, changes),
      meta: { invalidates: [deviceQueries.all, ['vehicles']], successMessage: messages.attached },
    }),
  ignore: () => setIgnored(true, messages.ignoredNotice),
  restore: () => setIgnored(false, messages.restored),
};
