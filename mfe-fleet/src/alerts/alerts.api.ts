import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Alert, AlertAcknowledgement, AlertPage } from 'shared-contracts/fleet/alerts';
import type { DriverPage, DriverRow } from 'shared-contracts/fleet/drivers';
import type { VehiclePage, VehicleRow } from 'shared-contracts/fleet/vehicles';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { errorMessages, messages } from './alerts.messages.ts';

export const alertQueries = {
  all: ['alerts'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...alertQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<AlertPage>('alerts', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...alertQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<Alert>(`alerts/${id}`, { signal }),
    }),
};

export const vehicleSource: OptionSource<VehicleRow> = {
  queryKey: ['choices', 'vehicles', 'alerts'],
  load: (query, signal) => api.get<VehiclePage>('vehicles', { query, signal }),
  toOption: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
};

export const driverSource: OptionSource<DriverRow> = {
  queryKey: ['choices', 'drivers', 'alerts'],
  load: (query, signal) => api.get<DriverPage>('drivers', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};

type Acknowledgement = AlertAcknowledgement & { id: string };

export const acknowledge = ({ id, ...input }: Acknowledgement) => api.patch<Alert>(`alerts/${id}/acknowledge`, input);

export const alertMutations = {
  acknowledge: () =>
    mutationOptions({
      mutationFn: acknowledge,
      meta: {
        invalidates: [alertQueries.all, ['vehicles']],
        refetchOnConflict: alertQueries.all,
        successMessage: messages.acknowledged,
        errorMessages,
      },
    }),
};
