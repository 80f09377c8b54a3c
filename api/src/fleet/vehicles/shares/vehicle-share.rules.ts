import type { FieldError } from 'shared-contracts/common';
import type { VehicleShare } from 'shared-contracts/vehicle-sharing';
import { allows, type Holder } from 'shared-contracts/values/access';
import { type AppError, conflict } from '../../platform/errors.ts';
import { type Period, stateAt } from './period.rules.ts';

const INVALID_DATE: FieldError = { code: 'date', message: 'Invalid date' };

/** A period ends after it begins. */
export const periodFault = ({ fromAt, toAt }: Period): Record<string, FieldError> | null =>
  toAt !== null && toAt <= fromAt ? { toAt: INVALID_DATE } : null;

const MAX_DAYS = 366;
const DAY = 86_400;

/** A schedule is looked at for a year at most. */
export function spanFault(span: { fromAt: number; toAt: number }): Record<string, FieldError> | null {
  if (span.toAt <= span.fromAt) return { to: INVALID_DATE };
  return span.toAt - span.fromAt > MAX_DAYS * DAY
    ? { to: { code: 'max', message: `Max ${MAX_DAYS} days`, params: { max: MAX_DAYS } } }
    : null;
}

/** Nothing is shared for a time that has passed. */
export const fromNowOn = ({ fromAt, toAt }: Period, now: number): Period => ({ fromAt: Math.max(fromAt, now), toAt });

/** Only with whom the organization works now. @param status of the partnership */
export function partnerFault(status: string | undefined): Record<string, FieldError> | null {
  if (status === undefined) return { partnerId: { code: 'notFound', message: 'Partner not found' } };
  return status === 'active' ? null : { partnerId: { code: 'partnerNotActive', message: 'Partner is not active' } };
}

/** What the caller may do with a share; nothing with one that is over, nor with what a partner shares. */
export const shareActions = (caller: Holder, isOwn: boolean, period: Period, now: number): VehicleShare['actions'] =>
  isOwn && stateAt(period, now) !== 'past' && allows(caller, { model: 'shareVehicle', action: 'delete' })
    ? ['delete']
    : [];

/** @param number null: of a trip that the caller is not told of */
export const keptByTrip = (number: string | null): AppError =>
  number === null
    ? conflict('vehicleOnTrip', 'Vehicle is on a trip of a partner in this time')
    : conflict('vehicleOnTrip', `Vehicle is on trip ${number} in this time`, { trip: number });

export const sharedAlready = (partner: string | undefined): AppError =>
  conflict(
    'vehicleShared',
    partner === undefined ? 'Vehicle is shared already in this time' : `Vehicle is shared with ${partner} in this time`,
    { ...(partner !== undefined && { partner }) },
  );
