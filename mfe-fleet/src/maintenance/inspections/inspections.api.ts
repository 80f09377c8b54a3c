import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  Inspection,
  InspectionChecklist,
  InspectionChecklistInput,
  InspectionPage,
} from 'shared-contracts/fleet/inspections';
import type { VehiclePage, VehicleRow } from 'shared-contracts/fleet/vehicles';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { messages } from './inspections.messages.ts';

const all = ['inspections'] as const;

export const inspectionQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<InspectionPage>('inspections', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<Inspection>(`inspections/${id}`, { signal }),
    }),
  checklist: () =>
    queryOptions({
      queryKey: [...all, 'checklist'],
      queryFn: ({ signal }) => api.get<InspectionChecklist>('inspections/checklist', { signal }),
    }),
};

export const vehicleSource: OptionSource<VehicleRow> = {
  queryKey: ['choices', 'vehicles', 'inspections'],
  load: (query, signal) => api.get<VehiclePage>('vehicles', { query, signal }),
  toOption: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
};

export const saveChecklist = () =>
  mutationOptions({
    mutationFn: (input: InspectionChecklistInput) => api.put<InspectionChecklist>('inspections/checklist', input),
    meta: { invalidates: [all], successMessage: messages.saved },
  });
