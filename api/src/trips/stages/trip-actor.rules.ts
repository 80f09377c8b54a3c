import { hasAccess } from 'shared-contracts/values/identity/access';
import type { TripType } from 'shared-contracts/values/trips/trip-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { TripActor } from './trip-stage.rules.ts';
import type { TripRole } from './trip-stage-table.rules.ts';

/** The organizations and people who have a role for a trip. */
export type TripParties = {
  organizationId: string;
  /** The owner of the vehicle. */
  vehicleOrganizationId: string | null;
  /** The organization that is paid for the trip. */
  billingPartnerId: string | null;
  driverContactId: string | null;
  driverUserId: string | null;
};

/**
 * What a caller sees of a trip. `runner`: everything. `carrier`, who owns the vehicle or is paid: everything except
 * others' money, documents and notification contacts. `driver`: like the carrier. `owner` of an order: the trip's
 * basic data with vehicle and driver, and only their own orders and stops.
 */
export type TripViewer = 'runner' | 'carrier' | 'driver' | 'owner';

const isDriver = (caller: Caller, { driverContactId, driverUserId }: TripParties) =>
  caller.userId === driverUserId || (driverContactId !== null && caller.contactId === driverContactId);

const isCarrier = ({ organizationId }: Caller, { vehicleOrganizationId, billingPartnerId }: TripParties) =>
  organizationId === vehicleOrganizationId || organizationId === billingPartnerId;

export function viewerOf(caller: Caller, trip: TripParties): TripViewer {
  if (caller.role === 'root' || caller.organizationId === trip.organizationId) return 'runner';
  if (isCarrier(caller, trip)) return 'carrier';
  return isDriver(caller, trip) ? 'driver' : 'owner';
}

export const tripTypeFor = (caller: Caller, { organizationId }: Pick<TripParties, 'organizationId'>): TripType =>
  caller.organizationId === organizationId || caller.role === 'root' ? 'own' : 'partner';

export function toTripActor(caller: Caller, trip: TripParties): TripActor {
  const isRunner = caller.organizationId === trip.organizationId;
  const canWrite = hasAccess(caller, { model: 'trip', action: 'write' });
  const roles: Record<TripRole, boolean> = {
    tripWriter: isRunner && canWrite,
    tripDeleter: isRunner && hasAccess(caller, { model: 'trip', action: 'delete' }),
    carrier: !isRunner && isCarrier(caller, trip) && canWrite,
    driver: isDriver(caller, trip),
    system: false,
    billApprover: isRunner && hasAccess(caller, { model: 'tripBillApprove', action: 'write' }),
  };
  return { isRoot: caller.role === 'root', roles: (Object.keys(roles) as TripRole[]).filter((role) => roles[role]) };
}
