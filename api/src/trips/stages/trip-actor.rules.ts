import { allows } from 'shared-contracts/values/access';
import type { TripType } from 'shared-contracts/values/trip-stages';
import type { Caller } from '../platform/caller.ts';
import type { TripActor } from './trip.rules.ts';
import type { TripPart } from './trip-stage-table.rules.ts';

/** Whom a trip belongs to and who has a hand in it. */
export type TripParties = {
  organizationId: string;
  /** Whose vehicle is in it. */
  vehicleOrganizationId: string | null;
  /** Who is paid for it. */
  billingPartnerId: string | null;
  driverContactId: string | null;
  driverUserId: string | null;
};

/**
 * What somebody sees of a trip. `runner`: everything. `carrier`, whose vehicle is in it or who is paid: all but money of others, documents and
 * notification contacts. `driver`: as the carrier. `owner` of an order: the head with vehicle and driver, their own orders and where those stop.
 */
export type TripSight = 'runner' | 'carrier' | 'driver' | 'owner';

const isDriver = (caller: Caller, { driverContactId, driverUserId }: TripParties) =>
  caller.userId === driverUserId || (driverContactId !== null && caller.contactId === driverContactId);

const isCarrier = ({ organizationId }: Caller, { vehicleOrganizationId, billingPartnerId }: TripParties) =>
  organizationId === vehicleOrganizationId || organizationId === billingPartnerId;

export function sightOf(caller: Caller, trip: TripParties): TripSight {
  if (caller.role === 'root' || caller.organizationId === trip.organizationId) return 'runner';
  if (isCarrier(caller, trip)) return 'carrier';
  return isDriver(caller, trip) ? 'driver' : 'owner';
}

export const typeFor = (caller: Caller, { organizationId }: Pick<TripParties, 'organizationId'>): TripType =>
  caller.organizationId === organizationId || caller.role === 'root' ? 'own' : 'partner';

/** Which parts of the stage table the caller plays for a trip. */
export function tripActorFor(caller: Caller, trip: TripParties): TripActor {
  const runs = caller.organizationId === trip.organizationId;
  const writes = allows(caller, { model: 'trip', action: 'write' });
  const played: Record<TripPart, boolean> = {
    tripWriter: runs && writes,
    tripDeleter: runs && allows(caller, { model: 'trip', action: 'delete' }),
    carrier: !runs && isCarrier(caller, trip) && writes,
    driver: isDriver(caller, trip),
    system: false,
    billApprover: runs && allows(caller, { model: 'tripBillApprove', action: 'write' }),
  };
  return { isRoot: caller.role === 'root', parts: (Object.keys(played) as TripPart[]).filter((part) => played[part]) };
}
