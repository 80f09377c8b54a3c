import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  WorkOrder,
  WorkOrderChanges,
  WorkOrderDocument,
  WorkOrderInput,
  WorkOrderPage,
  WorkOrderStatusInput,
} from 'shared-contracts/fleet/work-orders';
import type { Inspection } from 'shared-contracts/fleet/inspections';
import type { ServiceInterval, Vehicle, VehiclePage, VehicleRow } from 'shared-contracts/fleet/vehicles';
import type { ContactPage } from 'shared-contracts/network/contacts';
import type { Page } from 'shared-contracts/common';
import type { Timeline } from 'shared-contracts/timeline';
import { MAX_WORK_ORDER_DOCUMENTS } from 'shared-contracts/values/fleet/work-orders';
import { type Message, withValues } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';
import { errorMessages, notices } from './work-orders.messages.ts';

const all = ['workOrders'] as const;

export const workOrderQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<WorkOrderPage>('work-orders', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<WorkOrder>(`work-orders/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`work-orders/${id}/timeline`, { signal }),
    }),
  /** The inspection whose defects a new work order fixes. */
  inspection: (id: string) =>
    queryOptions({
      queryKey: ['inspections', 'ofWorkOrder', id],
      queryFn: ({ signal }) => api.get<Inspection>(`inspections/${id}`, { signal }),
    }),
  /** The vehicle of a new work order. */
  vehicle: (id: string) =>
    queryOptions({
      queryKey: ['vehicles', 'ofWorkOrder', id],
      queryFn: ({ signal }) => api.get<Vehicle>(`vehicles/${id}`, { signal }),
    }),
};

export const vehicleSource: OptionSource<VehicleRow> = {
  queryKey: ['choices', 'vehicles', 'workOrders'],
  load: (query, signal) => api.get<VehiclePage>('vehicles', { query, signal }),
  toOption: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
};
export const serviceSource: OptionSource<ServiceInterval> = {
  queryKey: ['choices', 'serviceIntervals', 'workOrders'],
  load: (query, signal) => api.get<Page<ServiceInterval>>('vehicles/service-intervals', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};
export const contactSource: OptionSource<ContactPage['items'][number]> = {
  queryKey: ['choices', 'contacts', 'workOrders'],
  load: (query, signal) => api.get<ContactPage>('contacts', { query, signal }),
  toOption: ({ id, name }) => ({ value: id, label: name }),
};

/** The schedule and the services of vehicles follow work orders. */
const mutationDefaults = (success: Message) => ({
  meta: {
    invalidates: [all, ['vehicles'], ['inspections']],
    refetchOnConflict: all,
    successMessage: success,
    errorMessages: {
      ...errorMessages,
      tooManyDocuments: withValues(errorMessages.tooManyDocuments, { max: MAX_WORK_ORDER_DOCUMENTS }),
    },
  },
});

const setStatus = (status: WorkOrderStatusInput['status'], success: Message) => () =>
  mutationOptions({
    mutationFn: ({ id, ...input }: { id: string } & Omit<WorkOrderStatusInput, 'status'>) =>
      api.patch<WorkOrder>(`work-orders/${id}/status`, { status, ...input }),
    ...mutationDefaults(success),
  });

export const workOrderMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: WorkOrderInput) => api.post<WorkOrder>('work-orders', input),
      ...mutationDefaults(notices.created),
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (changes: WorkOrderChanges) => api.patch<WorkOrder>(`work-orders/${id}`, changes),
      ...mutationDefaults(notices.saved),
    }),
  start: setStatus('inProgress', notices.started),
  complete: setStatus('done', notices.completed),
  cancel: setStatus('cancelled', notices.cancelled),
  addDocument: (id: string) =>
    mutationOptions({
      mutationFn: ({ file }: { file: File }) => {
        const form = new FormData();
        form.set('file', file);
        return api.upload<WorkOrderDocument>(`work-orders/${id}/documents`, form);
      },
      ...mutationDefaults(notices.documentAdded),
    }),
  removeDocument: (id: string) =>
    mutationOptions({
      mutationFn: (documentId: string) => api.delete(`work-orders/${id}/documents/${documentId}`),
      ...mutationDefaults(notices.documentDeleted),
    }),
};
