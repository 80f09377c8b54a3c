import { type Access, type AccessSubject, hasAccess } from 'shared-contracts/values/identity/access';
import type { AlertRole } from 'shared-contracts/values/fleet/alerts';
import { DAY } from 'shared-contracts/values/time';
import { DRIVER_MANAGING_ORGANIZATIONS } from '../../network/public.ts';

/** So many days before a document expires there is an alert; the last one when it has expired. */
export const DOCUMENT_STEPS = [30, 7, 0] as const;
/** So many days before a service is due there is an alert; the last one when it is due. */
export const SERVICE_STEPS = [7, 0] as const;
/** A tenth of an interval before a service is due there is an alert too, at most so many kilometres or hours before. */
export const SERVICE_MARGINS = { km: 1_000, hours: 50 } as const;
/** A device that has sent nothing for longer is out of use. Seconds. */
export const MAX_SILENCE = 30 * DAY;
/** So many alerts of one run have a notification each; more have one together. */
export const MAX_SINGLE_NOTIFICATIONS = 5;

/** Who manages vehicles or drivers is alerted and acknowledges. Anyone who can read vehicles reads both kinds of alerts. */
export const ALERT_ACCESS = {
  vehicle: { model: 'vehicle', action: 'write' },
  driver: { model: 'driver', action: 'write', ...DRIVER_MANAGING_ORGANIZATIONS },
} as const satisfies Record<string, Access>;
export type AlertSubject = keyof typeof ALERT_ACCESS;

/** What the users of each role may do; the driver is a person. */
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
