import type { Caller } from '../../../platform/access/caller.ts';
import type { TripParties } from '../trip-actor.rules.ts';

/** A trip with a different organization or person in each part. */
export const TRIP: TripParties = {
  organizationId: 'runner',
  vehicleOrganizationId: 'carrier',
  billingPartnerId: 'payee',
  driverContactId: 'driver-contact',
  driverUserId: 'driver-user',
};

/** A user of an organization that owns an order. */
export const caller = (more: Partial<Caller> = {}): Caller => ({
  userId: 'user',
  login: 'user',
  organizationId: 'owner',
  organizationType: '2pl',
  contactId: 'contact',
  actorId: null,
  role: 'user',
  rules: [],
  ...more,
});
