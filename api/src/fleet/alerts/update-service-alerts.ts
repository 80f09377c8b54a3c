import type { ServiceHook } from '../vehicles/services/service.hooks.ts';
import { servicesOf, unrecordedServicesOf } from './alert-causes.store.ts';
import { applySource } from './apply-source.ts';

/** Ends the alerts to services of a vehicle that were recorded, and raises those to what is due by the new records. */
export const updateServiceAlerts: ServiceHook = async (tx, vehicleId, services, now) => {
  for (const source of [servicesOf([vehicleId]), unrecordedServicesOf([vehicleId])])
    await applySource(services, tx, source, now);
};
