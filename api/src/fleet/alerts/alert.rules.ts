import { type Access, type AccessSubject, hasAccess } from 'shared-contracts/values/identity/access';
import type { AlertRole } from 'shared-contracts/values/fleet/alerts';
import { DAY } from 'shared-contracts/values/time';
import { DRIVER_MANAGING_ORGANIZATIONS } from '../../network/public.ts';

/** Days before the expiry of a document at which alerts are raised; 0 is the expiry itself. */
export const DOCUMENT_STEPS = [30, 7, 0] as const;
/** Days before a service is due at which alerts are raised; 0 is the due date itself. */
export const SERVICE_STEPS = [7, 0] as const;
/** A tenth of an interval before a service is due there is an alert too, at most so many kilometres or hours before. */
export const SERVICE_MARGINS = { km: 1_000, hours: 50 } as const;
/** A device that has sent nothing for longer is out of use. Seconds. */
export const MAX_SILENCE = 30 * DAY;
/** Up to this many alerts of a run have a notification each; more share a single one. */
export const MAX_SINGLE_NOTIFICATIONS = 5;

/**
 * Users who manage vehicles or drivers are alerted and acknowledge alerts. Anyone who can read vehicles reads both
 * kinds.
 */
export const ALERT_ACCESS = {
  vehicle: { model: 'vehicle', action: 'write' },
  driver: { model: 'driver', action: 'write', ...DRIVER_MANAGING_ORGANIZATIONS },
} as const satisfies Record<string, Access>;
export type AlertSubject = keyof typeof ALERT_ACCESS;

/** The access that each role stands for; the driver is a person. */
export const ROLE_ACCESS = {
  vehicleManagers: ALERT_ACCESS.vehicle,
  driverManagers: ALERT_ACCESS.driver,
  tripPlanners: { model: 'trip', action: 'write' },
  admins: { roles: ['admin'] },
} as const satisfies Record<Exclude<AlertRole, 'driver'>, Access>;

export const getSubject = ({ driverId }: { driverId: string | null }): AlertSubject =>
  driverId === null ? 'vehicle' : 'driver';

export const mayAcknowledge = (caller: AccessSubject, subject: AlertSubject): boolean =>
  hasAccess(caller, ALERT_ACCESS[subject]);
