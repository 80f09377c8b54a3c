import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { DevicePosition } from 'shared-contracts/fleet/telemetry';
import type { Vehicle, VehicleChanges } from 'shared-contracts/fleet/vehicles';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { messages, setupErrors } from './setup.messages.ts';

export const setupQueries = {
  vehicle: (id: string) =>
    queryOptions({
      queryKey: ['vehicles', 'detail', id],
      queryFn: ({ signal }) => api.get<Vehicle>(`vehicles/${id}`, { signal }),
    }),
  /** The token is empty for users who can't change the organization's settings. */
  trackingToken: (organizationId: string) =>
    queryOptions({
      queryKey: ['organizations', 'detail', organizationId],
      queryFn: ({ signal }) => api.get<OrganizationDetails>(`organizations/${organizationId}`, { signal }),
      select: ({ trackingToken }) => trackingToken,
      retry: false,
    }),
  position: (vehicleId: string) =>
    queryOptions({
      queryKey: ['vehicles', 'setup', 'position', vehicleId],
      queryFn: ({ signal }) => api.get<DevicePosition>(`telemetry/device/${vehicleId}/position`, { signal }),
    }),
};

export const setupMutations = {
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: VehicleChanges) => api.patch<Vehicle>(`vehicles/${id}`, changes),
      meta: { invalidates: [['vehicles']], successMessage: messages.saved, errorMessages: setupErrors },
    }),
};
