import type { RaisedAlert } from './alert-changes.store.ts';

const MS = 1_000;
const toIso = (at: number | null) => (at === null ? null : new Date(at * MS).toISOString());

type Subject = Pick<
  RaisedAlert,
  'id' | 'kind' | 'severity' | 'vehicleId' | 'driverId' | 'name' | 'params' | 'dueAt'
> & {
  occurredAt: number;
};

/**
 * The payload of a webhook about an alert. Times in ISO 8601; `details`: those of the alert, in km, km/h and minutes.
 */
export const toWebhookAlert = (
  { id, kind, severity, vehicleId, driverId, name, params, dueAt, occurredAt }: Subject,
  publicUrl: string,
) => ({
  id,
  kind,
  severity,
  vehicle: vehicleId === null ? null : { id: vehicleId, registrationPlate: name },
  driver: driverId === null || vehicleId !== null ? null : { id: driverId, name },
  details: params,
  dueAt: toIso(dueAt),
  occurredAt: toIso(occurredAt),
  url: `${publicUrl}/alerts?dialog=acknowledge.${id}`,
});
