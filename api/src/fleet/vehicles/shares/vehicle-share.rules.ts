import type { FieldError } from 'shared-contracts/common';
import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';
import { hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';
import { type AppError, conflict } from '../../../platform/errors/app-error.ts';
import { type Period, getPeriodState } from '../core/period.rules.ts';

/** Shares can't start in the past. */
export const clampToNow = ({ fromAt, toAt }: Period, now: number): Period => ({ fromAt: Math.max(fromAt, now), toAt });

/** Vehicles can be shared with active partners only. @param status of the partnership */
export function getPartnerErrors(status: string | undefined): Record<string, FieldError> | null {
  if (status === undefined) return { partnerId: { code: 'notFound', message: 'Partner not found' } };
  return status === 'active' ? null : { partnerId: { code: 'partnerNotActive', message: 'Partner is not active' } };
}

/** The actions that the caller may take on a share; none on past shares and on those of partners. */
export const shareActions = (
  caller: AccessSubject,
  isOwn: boolean,
  period: Period,
  now: number,
): VehicleShare['actions'] =>
  isOwn && getPeriodState(period, now) !== 'past' && hasAccess(caller, { model: 'shareVehicle', action: 'delete' })
    ? ['delete']
    : [];

export const vehicleSharedError = (partner: string | undefined, record: string): AppError =>
  conflict(
    'vehicleShared',
    partner === undefined ? 'Vehicle is already shared at that time' : `Vehicle is shared with ${partner} at that time`,
    { record, ...(partner !== undefined && { partner }) },
  );
